-- Whether an experience was helpful to others: one vote for each reader and experience, which can be changed. Who voted
-- is told to nobody; how many is, of experiences that show.
--
-- Checked against the embedded backend by tools/backend/src/product/experiences/helpful.contract.test.ts. Tables,
-- policies and triggers; nothing a hosted project lacks.

create table public.experience_votes (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  experience_id uuid not null references public.experiences (id) on delete cascade,
  is_helpful boolean not null,
  created_at timestamptz not null default now(),
  primary key (user_id, experience_id)
);

comment on table public.experience_votes is 'Whether an experience was helpful to a reader. Once for each.';
create index experience_votes_experience_id_idx on public.experience_votes (experience_id);
alter table public.experience_votes enable row level security;
revoke all on public.experience_votes from anon, authenticated;
grant select (experience_id, is_helpful, created_at), insert (experience_id, is_helpful), update (is_helpful)
  on public.experience_votes to authenticated;

-- Asked past the grants: whose an experience is stays out of sight.
create function public.may_vote_on(experience uuid) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.experiences e
    where e.id = experience and e.status = 'approved' and e.user_id <> (select auth.uid())
  )
$$;

comment on function public.may_vote_on(uuid) is 'Whether an experience shows, and is not the caller''s own.';

create policy "Readers see their own votes" on public.experience_votes
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Readers vote on what others told" on public.experience_votes
  for insert to authenticated with check (
    (select auth.uid()) = user_id and public.may_vote_on(experience_id)
    and ((select auth.jwt()) ->> 'is_anonymous')::boolean is not true
  );
create policy "Readers change their own votes" on public.experience_votes
  for update to authenticated using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id and public.may_vote_on(experience_id));
create policy "Votes wait for the second factor" on public.experience_votes
  as restrictive to authenticated using (not (select public.owes_second_factor()));
create policy "Votes are shut to banned accounts" on public.experience_votes
  as restrictive to authenticated using (not (select public.is_shut_out()));

create function public.limit_votes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.count_action(new.user_id, 'votes-a-day', 100, interval '1 day');
  return new;
end
$$;

comment on function public.limit_votes() is 'Counts votes, and refuses what is too often.';

create trigger limit_votes before insert or update of is_helpful on public.experience_votes
  for each row execute function public.limit_votes();

-- Sums are kept as votes come and go, beside the experiences and not in them: a vote changes nothing that a review
-- shows, so nobody who reads along is told.
create table public.experience_vote_totals (
  experience_id uuid primary key references public.experiences (id) on delete cascade,
  helpful integer not null default 0,
  unhelpful integer not null default 0
);

comment on table public.experience_vote_totals is 'How many readers found an experience helpful, and how many did not.';
alter table public.experience_vote_totals enable row level security;
revoke all on public.experience_vote_totals from anon, authenticated;
grant select on public.experience_vote_totals to anon, authenticated;

create policy "Everyone reads votes on what shows" on public.experience_vote_totals
  for select to anon, authenticated using (
    exists (select from public.experiences e where e.id = experience_id and e.status = 'approved')
  );

create function public.total_votes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    update public.experience_vote_totals t
    set helpful = t.helpful - old.is_helpful::integer, unhelpful = t.unhelpful - (not old.is_helpful)::integer
    where t.experience_id = old.experience_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into public.experience_vote_totals as t (experience_id, helpful, unhelpful)
    values (new.experience_id, new.is_helpful::integer, (not new.is_helpful)::integer)
    on conflict (experience_id) do update
    set helpful = t.helpful + excluded.helpful, unhelpful = t.unhelpful + excluded.unhelpful;
  end if;
  return null;
end
$$;

comment on function public.total_votes() is 'Keeps the sums of votes true.';

create trigger total_votes after insert or delete or update on public.experience_votes
  for each row execute function public.total_votes();

-- With votes among what there is of a reader.
create or replace function public.export_my_data() returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
begin
  perform public.require_strongest_session();
  return (
    select jsonb_build_object(
      'exported_at', now(),
      'account', jsonb_build_object(
        'id', u.id, 'email', u.email, 'created_at', u.created_at, 'confirmed_at', u.confirmed_at,
        'last_sign_in_at', u.last_sign_in_at, 'user_metadata', u.raw_user_meta_data
      ),
      'identities', (
        select coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'email', i.email, 'created_at', i.created_at)), '[]')
        from auth.identities i where i.user_id = me
      ),
      'second_factors', (
        select coalesce(jsonb_agg(jsonb_build_object('name', f.friendly_name, 'type', f.factor_type, 'status', f.status, 'created_at', f.created_at)), '[]')
        from auth.mfa_factors f where f.user_id = me
      ),
      'sessions', (select coalesce(jsonb_agg(to_jsonb(s) - 'is_current'), '[]') from public.list_my_sessions() s),
      'profile', (select to_jsonb(p) from public.profiles p where p.id = me),
      'saved_items', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.saved_items t where t.user_id = me),
      'watches', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id' - 'token'), '[]') from public.watches t where t.user_id = me),
      'watch_messages', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.watch_messages t where t.user_id = me),
      'experiences', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.experiences t where t.user_id = me),
      'experience_votes', (
        select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.experience_votes t where t.user_id = me
      ),
      'operator_replies', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.operator_replies t where t.user_id = me),
      'decisions', (
        select coalesce(jsonb_agg(to_jsonb(m) - 'moderator_id'), '[]') from public.moderation_events m where m.moderator_id = me
      ),
      'reply_decisions', (
        select coalesce(jsonb_agg(to_jsonb(m) - 'moderator_id'), '[]') from public.reply_decisions m where m.moderator_id = me
      ),
      'decisions_about_me', (
        select coalesce(jsonb_agg(to_jsonb(m) - 'moderator_id'), '[]')
        from public.moderation_events m join public.experiences e on e.id = m.experience_id where e.user_id = me
      ),
      'decisions_about_my_replies', (
        select coalesce(jsonb_agg(to_jsonb(m) - 'moderator_id'), '[]')
        from public.reply_decisions m join public.operator_replies r on r.experience_id = m.experience_id where r.user_id = me
      ),
      'counted_actions', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.reader_actions t where t.user_id = me),
      -- An address in a complaint was typed and never proven: only what was sent while signed in is told.
      'reports', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.review_reports t where t.user_id = me),
      'letters', (select to_jsonb(a) - 'token' from public.letter_addresses a where a.email = u.email),
      'newsletter', (
        select to_jsonb(n) - 'token' - 'id' || jsonb_build_object('issues', (
          select coalesce(jsonb_agg(jsonb_build_object('subject', i.subject, 'sent_at', d.sent_at)), '[]')
          from public.newsletter_deliveries d join public.newsletter_issues i on i.id = d.issue_id
          where d.subscriber_id = n.id
        ), 'asks', (
          select coalesce(jsonb_agg(to_jsonb(a) - 'token' - 'subscriber_id'), '[]')
          from public.newsletter_asks a where a.subscriber_id = n.id
        ))
        from public.newsletter_subscribers n where n.email = u.email
      )
    )
    from auth.users u where u.id = me
  );
end
$$;

revoke execute on function public.limit_votes(), public.total_votes() from public, anon, authenticated;
revoke execute on function public.may_vote_on(uuid) from public, anon;
grant execute on function public.may_vote_on(uuid) to authenticated;
