-- Readers' experiences: what a casino was like, in four marks and words of their own. Kept apart from
-- the editors' score, shown once a moderator has read them, decided on with a reason that stays.
--
-- Checked against the embedded backend by tools/backend/src/product/experiences/experiences.contract.test.ts and
-- own-cases.contract.test.ts. Tables, policies, triggers, one bucket and realtime.send(), which a
-- hosted project has under the same names; no extension.

-- What readers do too often to be readers ---------------------------------------

create table public.reader_actions (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  done_at timestamptz not null default now()
);

comment on table public.reader_actions is 'How often a reader did what has a limit. Counted here, so that taking something back does not make room.';
create index reader_actions_idx on public.reader_actions (user_id, kind, done_at);
alter table public.reader_actions enable row level security;
revoke all on public.reader_actions from anon, authenticated;

create function public.count_action(reader uuid, action text, most integer, within interval) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Two requests at once must not both be the last that fits.
  perform pg_advisory_xact_lock(hashtextextended(action || ' ' || reader::text, 0));
  delete from public.reader_actions a where a.user_id = reader and a.kind = action and a.done_at < now() - within;
  if (select count(*) from public.reader_actions a where a.user_id = reader and a.kind = action) >= most then
    raise exception 'Too often: %', action using errcode = 'check_violation', hint = 'limit/' || action;
  end if;
  insert into public.reader_actions (user_id, kind) values (reader, action);
end
$$;

comment on function public.count_action(uuid, text, integer, interval) is 'Counts what a reader does, and refuses what is too often.';
revoke execute on function public.count_action(uuid, text, integer, interval) from public, anon, authenticated;

-- Moderators ---------------------------------------------------------------------

-- The claim is in the token, which only the auth service signs. It is looked up, too: who is no
-- moderator any more is none at once, not when their token ends.
create function public.is_moderator() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select auth.jwt()) -> 'app_metadata' ->> 'role', '') = 'moderator'
    and exists (
      select from auth.users u
      where u.id = (select auth.uid()) and u.raw_app_meta_data ->> 'role' = 'moderator'
        and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
    )
    and not public.owes_second_factor()
$$;

comment on function public.is_moderator() is 'Whether the caller moderates: by the token and by the account as it is now.';
revoke execute on function public.is_moderator() from public, anon;
grant execute on function public.is_moderator() to authenticated;

-- Experiences ----------------------------------------------------------------------

create function public.are_own_pictures(experience uuid, paths text[]) returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(bool_and(path ~ ('^' || experience::text || '/[0-9a-f-]{36}\.webp$')), true) from unnest(paths) path
$$;

create table public.experiences (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  document_id public.document_id not null,
  author_name text not null default 'A reader',
  payouts smallint not null check (payouts between 1 and 5),
  terms smallint not null check (terms between 1 and 5),
  support smallint not null check (support between 1 and 5),
  games smallint not null check (games between 1 and 5),
  body text not null check (
    char_length(body) between 30 and 2000 and body = btrim(body, E' \t\r\n')
    and body !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]'
  ),
  pictures text[] not null default '{}' check (cardinality(pictures) <= 3),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  reason text check (reason in ('personal-data', 'abuse', 'advertising', 'off-topic', 'not-own', 'illegal', 'duplicate')),
  reply text check (char_length(reply) between 1 and 1000),
  replied_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, document_id),
  constraint experiences_pictures_are_own check (public.are_own_pictures(id, pictures)),
  check (status <> 'rejected' or reason is not null)
);

comment on table public.experiences is 'What readers experienced at a casino. Shown once approved; one for each reader and casino.';
comment on column public.experiences.author_name is 'The display name, copied so that profiles can stay private.';
comment on column public.experiences.reason is 'Why it is not shown. To find fault with a casino is no reason.';
comment on column public.experiences.reply is 'What the operator of the casino answers; marked as such.';
create index experiences_shown_idx on public.experiences (document_id, created_at desc, id) where status = 'approved';
create index experiences_queue_idx on public.experiences (updated_at, id) where status = 'pending';

alter table public.experiences enable row level security;

create policy "Everyone reads approved experiences" on public.experiences
  for select to anon, authenticated using (status = 'approved');
create policy "Readers see their own experiences" on public.experiences
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Moderators see all experiences" on public.experiences
  for select to authenticated using ((select public.is_moderator()));
create policy "Readers tell their own experience" on public.experiences
  for insert to authenticated with check (
    (select auth.uid()) = user_id and status = 'pending'
    and ((select auth.jwt()) ->> 'is_anonymous')::boolean is not true
  );
create policy "Readers reword their own experience" on public.experiences
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "Readers withdraw their own experience" on public.experiences
  for delete to authenticated using ((select auth.uid()) = user_id);

create policy "Experiences not shown wait for the second factor" on public.experiences
  as restrictive for select to authenticated
  using (status = 'approved' or not (select public.owes_second_factor()));
create policy "New experiences wait for the second factor" on public.experiences
  as restrictive for insert to authenticated with check (not (select public.owes_second_factor()));
create policy "Reworded experiences wait for the second factor" on public.experiences
  as restrictive for update to authenticated using (not (select public.owes_second_factor()));
create policy "Withdrawn experiences wait for the second factor" on public.experiences
  as restrictive for delete to authenticated using (not (select public.owes_second_factor()));

-- Nobody is told by a row whose it is: names are copied, and accounts stay out of sight.
revoke all on public.experiences from anon, authenticated;
grant select (id, document_id, author_name, payouts, terms, support, games, body, pictures, status, reply, replied_at, created_at)
  on public.experiences to anon, authenticated;
grant insert (document_id, payouts, terms, support, games, body) on public.experiences to authenticated;
grant update (payouts, terms, support, games, body, pictures) on public.experiences to authenticated;
grant delete on public.experiences to authenticated;

create function public.my_experiences()
returns table (
  id uuid, document_id text, payouts smallint, terms smallint, support smallint, games smallint, body text,
  pictures text[], status text, reason text, reply text, created_at timestamptz, updated_at timestamptz
)
language sql
stable
security definer
set search_path = ''
as $$
  select public.require_strongest_session();
  select
    e.id, e.document_id::text, e.payouts, e.terms, e.support, e.games, e.body, e.pictures, e.status, e.reason, e.reply,
    e.created_at, e.updated_at
  from public.experiences e where e.user_id = (select auth.uid()) order by e.created_at desc
$$;

comment on function public.my_experiences() is 'The caller''s own experiences, with what became of them.';
revoke execute on function public.my_experiences() from public, anon;
grant execute on function public.my_experiences() to authenticated;

create function public.prepare_experience() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform public.count_action(new.user_id, 'experiences-a-day', 3, interval '1 day');
    new.author_name := coalesce((select display_name from public.profiles where id = new.user_id), 'A reader');
  elsif (new.body, new.payouts, new.terms, new.support, new.games, new.pictures)
    is distinct from (old.body, old.payouts, old.terms, old.support, old.games, old.pictures)
  then
    perform public.count_action(new.user_id, 'changes-a-day', 20, interval '1 day');
    new.status := 'pending';
    new.reason := null;
    new.updated_at := now();
  end if;
  if new.body ~* '(https?:|www\.|\[url)' then
    raise exception 'An experience has no links' using errcode = 'check_violation', hint = 'limit/links';
  end if;
  if exists (select from public.experiences e where md5(lower(e.body)) = md5(lower(new.body)) and e.id <> new.id) then
    raise exception 'These words stand elsewhere' using errcode = 'check_violation', hint = 'limit/copied';
  end if;
  return new;
end
$$;

comment on function public.prepare_experience() is 'Signs and counts experiences, sends reworded ones back to be approved, and refuses what looks like spam.';
revoke execute on function public.prepare_experience() from public, anon, authenticated;
create index experiences_body_idx on public.experiences (md5(lower(body)));

create trigger prepare_experience before insert or update of body, payouts, terms, support, games, pictures on public.experiences
  for each row execute function public.prepare_experience();

create function public.rename_experience_author() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.experiences set author_name = coalesce(new.display_name, 'A reader') where user_id = new.id;
  return new;
end
$$;

comment on function public.rename_experience_author() is 'Lets experiences follow a changed display name.';
revoke execute on function public.rename_experience_author() from public, anon, authenticated;

create trigger rename_experience_author after update of display_name on public.profiles
  for each row when (old.display_name is distinct from new.display_name)
  execute function public.rename_experience_author();

-- Averages ---------------------------------------------------------------------------

-- Sums are kept as experiences come and go, so that ten thousand of them are read as fast as ten.
create table public.experience_totals (
  document_id public.document_id primary key,
  votes integer not null default 0,
  payouts integer not null default 0,
  terms integer not null default 0,
  support integer not null default 0,
  games integer not null default 0
);

comment on table public.experience_totals is 'Number and sums of the marks of approved experiences, by casino.';
alter table public.experience_totals enable row level security;
create policy "Everyone reads totals" on public.experience_totals for select to anon, authenticated using (true);
revoke all on public.experience_totals from anon, authenticated;
grant select on public.experience_totals to anon, authenticated;

create function public.total_experiences() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.status = 'approved' then
    update public.experience_totals t
    set votes = t.votes - 1, payouts = t.payouts - old.payouts, terms = t.terms - old.terms,
      support = t.support - old.support, games = t.games - old.games
    where t.document_id = old.document_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'approved' then
    insert into public.experience_totals as t (document_id, votes, payouts, terms, support, games)
    values (new.document_id, 1, new.payouts, new.terms, new.support, new.games)
    on conflict (document_id) do update
    set votes = t.votes + 1, payouts = t.payouts + excluded.payouts, terms = t.terms + excluded.terms,
      support = t.support + excluded.support, games = t.games + excluded.games;
  end if;
  -- Who reads the page is told that something is new, and asks what: nothing of an account is in the message.
  if (tg_op <> 'INSERT' and old.status = 'approved') or (tg_op <> 'DELETE' and new.status = 'approved') then
    perform realtime.send(
      jsonb_build_object('id', coalesce(new.id, old.id)), 'changed',
      'experiences:' || coalesce(new.document_id, old.document_id)::text, true
    );
  end if;
  return null;
end
$$;

comment on function public.total_experiences() is 'Keeps the totals true, and tells whoever reads along.';
revoke execute on function public.total_experiences() from public, anon, authenticated;

create trigger total_experiences after insert or delete or update on public.experiences
  for each row execute function public.total_experiences();

create policy "Everyone hears of experiences" on realtime.messages
  for select to anon, authenticated
  using (extension = 'broadcast' and (select realtime.topic()) like 'experiences:%');

-- Decisions ---------------------------------------------------------------------------

create table public.moderation_events (
  id bigint generated always as identity primary key,
  experience_id uuid not null references public.experiences (id) on delete cascade,
  moderator_id uuid references auth.users (id) on delete set null,
  was text not null,
  becomes text not null,
  reason text,
  undoes bigint references public.moderation_events (id),
  decided_at timestamptz not null default now()
);

comment on table public.moderation_events is 'Who decided what about an experience, why, and what it was before.';
create index moderation_events_experience_idx on public.moderation_events (experience_id, id);
alter table public.moderation_events enable row level security;
create policy "Moderators see decisions" on public.moderation_events
  for select to authenticated using ((select public.is_moderator()));
revoke all on public.moderation_events from anon, authenticated;
grant select on public.moderation_events to authenticated;

create function public.moderation_queue(most integer default 50)
returns table (
  id uuid, document_id text, author_name text, payouts smallint, terms smallint, support smallint, games smallint,
  body text, pictures text[], updated_at timestamptz, decisions bigint, account_age interval
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not public.is_moderator() then
    raise exception 'Only moderators see the queue' using errcode = 'insufficient_privilege';
  end if;
  return query
    select
      e.id, e.document_id::text, e.author_name, e.payouts, e.terms, e.support, e.games, e.body, e.pictures, e.updated_at,
      (select count(*) from public.moderation_events m where m.experience_id = e.id), now() - u.created_at
    from public.experiences e join auth.users u on u.id = e.user_id
    where e.status = 'pending' and e.user_id <> (select auth.uid())
    order by e.updated_at, e.id
    limit least(most, 200);
end
$$;

comment on function public.moderation_queue(integer) is 'What waits to be read, oldest first. Nobody judges their own.';
revoke execute on function public.moderation_queue(integer) from public, anon;
grant execute on function public.moderation_queue(integer) to authenticated;

-- What was written anew since the moderator read it is not decided on.
create function public.decide_experience(experience uuid, decision text, why text, seen_at timestamptz) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  found public.experiences;
begin
  if not public.is_moderator() then
    raise exception 'Only moderators decide' using errcode = 'insufficient_privilege';
  end if;
  if decision not in ('approved', 'rejected') or (decision = 'rejected') <> (why is not null) then
    raise exception 'A refusal has a reason, an approval has none' using errcode = 'check_violation', hint = 'limit/reason';
  end if;
  select * into found from public.experiences e where e.id = experience for update;
  if found.id is null then
    return 'gone';
  end if;
  if found.user_id = (select auth.uid()) then
    raise exception 'Nobody judges their own' using errcode = 'insufficient_privilege';
  end if;
  if found.status <> 'pending' or found.updated_at > seen_at then
    return 'changed';
  end if;
  update public.experiences e set status = decision, reason = why where e.id = experience;
  insert into public.moderation_events (experience_id, moderator_id, was, becomes, reason)
  values (experience, (select auth.uid()), found.status, decision, why);
  return 'decided';
end
$$;

comment on function public.decide_experience(uuid, text, text, timestamptz) is
  'Shows or refuses an experience, as the moderator has read it: decided, changed since, or gone.';

create function public.undo_decision(event bigint) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  decision public.moderation_events;
  current_status text;
begin
  if not public.is_moderator() then
    raise exception 'Only moderators undo' using errcode = 'insufficient_privilege';
  end if;
  select * into decision from public.moderation_events m where m.id = event;
  if decision.id is null then
    return 'gone';
  end if;
  select e.status into current_status from public.experiences e where e.id = decision.experience_id for update;
  if current_status <> decision.becomes or exists (
    select from public.moderation_events m where m.experience_id = decision.experience_id and m.id > event
  ) then
    return 'changed';
  end if;
  update public.experiences e set status = 'pending', reason = null where e.id = decision.experience_id;
  insert into public.moderation_events (experience_id, moderator_id, was, becomes, undoes)
  values (decision.experience_id, (select auth.uid()), decision.becomes, 'pending', event);
  return 'undone';
end
$$;

comment on function public.undo_decision(bigint) is 'Takes the latest decision about an experience back: it waits to be read again.';

create function public.reply_as_operator(experience uuid, words text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.require_strongest_session();
  update public.experiences e
  set reply = nullif(btrim(words, E' \t\r\n'), ''), replied_at = now()
  where e.id = experience and e.status = 'approved' and exists (
    select from auth.users u
    where u.id = (select auth.uid()) and u.raw_app_meta_data -> 'operates' ? e.document_id::text
      and (select auth.jwt()) -> 'app_metadata' -> 'operates' ? e.document_id::text
  );
  return found;
end
$$;

comment on function public.reply_as_operator(uuid, text) is
  'Answers an experience for the casino. Only for accounts whose app metadata names the casino; false otherwise.';

revoke execute on function
  public.decide_experience(uuid, text, text, timestamptz), public.undo_decision(bigint), public.reply_as_operator(uuid, text)
from public, anon;
grant execute on function
  public.decide_experience(uuid, text, text, timestamptz), public.undo_decision(bigint), public.reply_as_operator(uuid, text)
to authenticated;

-- Pictures ------------------------------------------------------------------------------

-- Their place is <experience id>/<random>.webp: it does not say whose they are.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('experience-pictures', 'experience-pictures', false, 1048576, array['image/webp'])
on conflict (id) do nothing;

create function public.experience_of(folder text) returns uuid
language sql
immutable
set search_path = ''
as $$
  select case when folder ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then folder::uuid end
$$;

comment on function public.experience_of(text) is 'Whose pictures a folder holds; nothing for any other name.';

-- Asked past the policies: accounts are out of sight, and a policy on storage.objects cannot ask storage.objects.
create function public.owns_experience(folder text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.experiences e where e.id = public.experience_of(folder) and e.user_id = (select auth.uid())
  ) and not public.owes_second_factor()
$$;

create function public.may_keep_another_picture(folder text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  -- Three that are shown, and as many that take their place.
  select count(*) < 6 from storage.objects o
  where o.bucket_id = 'experience-pictures' and (storage.foldername(o.name))[1] = folder
$$;

comment on function public.owns_experience(text) is 'Whether the experience of that folder is the caller''s.';
comment on function public.may_keep_another_picture(text) is 'Whether an experience has room for a picture.';
revoke execute on function public.owns_experience(text), public.may_keep_another_picture(text) from public, anon;
grant execute on function public.owns_experience(text), public.may_keep_another_picture(text) to authenticated;

create policy "Everyone sees pictures of approved experiences" on storage.objects
  for select to anon, authenticated
  using (
    bucket_id = 'experience-pictures' and exists (
      select from public.experiences e
      where e.id = public.experience_of((storage.foldername(name))[1])
        and e.status = 'approved' and storage.objects.name = any (e.pictures)
    )
  );
create policy "Readers see pictures of their own experiences" on storage.objects
  for select to authenticated
  using (bucket_id = 'experience-pictures' and public.owns_experience((storage.foldername(name))[1]));
create policy "Moderators see pictures of experiences" on storage.objects
  for select to authenticated
  using (bucket_id = 'experience-pictures' and (select public.is_moderator()));
create policy "Readers add pictures to their own experiences" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'experience-pictures'
    and array_length(storage.foldername(name), 1) = 1
    and public.owns_experience((storage.foldername(name))[1])
    and public.may_keep_another_picture((storage.foldername(name))[1])
  );
create policy "Readers remove pictures of their own experiences" on storage.objects
  for delete to authenticated
  using (bucket_id = 'experience-pictures' and public.owns_experience((storage.foldername(name))[1]));

-- Export -----------------------------------------------------------------------------------

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
      'sessions', (select coalesce(jsonb_agg(to_jsonb(s) - 'is_current'), '[]') from public.list_my_sessions() s),
      'profile', (select to_jsonb(p) from public.profiles p where p.id = me),
      'saved_items', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.saved_items t where t.user_id = me),
      'ratings', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.ratings t where t.user_id = me),
      'comments', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.comments t where t.user_id = me),
      'experiences', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.experiences t where t.user_id = me),
      'decisions', (
        select coalesce(jsonb_agg(to_jsonb(m) - 'moderator_id'), '[]') from public.moderation_events m where m.moderator_id = me
      ),
      'counted_actions', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.reader_actions t where t.user_id = me),
      'reports', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.review_reports t where t.user_id = me),
      'newsletter', (
        select jsonb_build_object('status', n.status, 'consent_text', n.consent_text, 'created_at', n.created_at)
        from public.newsletter_subscribers n where n.email = u.email
      )
    )
    from auth.users u where u.id = me
  );
end
$$;
