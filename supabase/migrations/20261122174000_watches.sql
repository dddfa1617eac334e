-- "Tell me when the score or the status changes": who watches a review, what they know of it, and
-- the messages that wait to be sent.
--
-- Checked against the embedded backend by tools/backend/src/product/watches.contract.test.ts.
-- Tables, policies and functions only; nothing a hosted project lacks.

create table public.watches (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  document_id public.document_id not null,
  score numeric(3, 1),
  status text not null check (status ~ '^[a-z]{1,20}$'),
  token uuid not null default gen_random_uuid() unique,
  created_at timestamptz not null default now(),
  primary key (user_id, document_id)
);

comment on table public.watches is 'Readers who want to hear when the score or the status of a review changes.';
comment on column public.watches.score is 'The score they know, from when they asked or were told last.';
comment on column public.watches.token is 'In the links of messages: who has it can end the watch.';
create index watches_document_id_idx on public.watches (document_id);

alter table public.watches enable row level security;
create policy "Readers see what they watch" on public.watches
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Readers watch for themselves" on public.watches
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "Readers stop watching" on public.watches
  for delete to authenticated using ((select auth.uid()) = user_id);
create policy "Watches wait for the second factor" on public.watches
  as restrictive to authenticated using (not (select public.owes_second_factor()));

revoke all on public.watches from anon, authenticated;
grant select (document_id, score, status, created_at), insert (document_id, score, status), delete
  on public.watches to authenticated;

create function public.limit_watches() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('watches ' || new.user_id::text, 0));
  if (select count(*) from public.watches where user_id = new.user_id) > 100 then
    raise exception 'An account watches 100 reviews' using errcode = 'check_violation', hint = 'limit/watches';
  end if;
  return null;
end
$$;

comment on function public.limit_watches() is 'Keeps an account at 100 watches.';
revoke execute on function public.limit_watches() from public, anon, authenticated;
create trigger limit_watches after insert on public.watches
  for each row execute function public.limit_watches();

-- Messages that wait. What a reader knows changes with the message in one transaction, so a change
-- is told once, whatever ends in between.
create table public.watch_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  document_id public.document_id not null,
  old_score numeric(3, 1),
  old_status text not null,
  new_score numeric(3, 1),
  new_status text not null,
  name text not null,
  path text not null,
  created_at timestamptz not null default now(),
  taken_at timestamptz,
  -- Who stops watching, or leaves, is not written to.
  foreign key (user_id, document_id) references public.watches (user_id, document_id) on delete cascade
);

comment on table public.watch_messages is 'Messages about changed scores that have not been sent yet.';
create index watch_messages_watch_idx on public.watch_messages (user_id, document_id);
create index watch_messages_created_at_idx on public.watch_messages (created_at);
alter table public.watch_messages enable row level security;
revoke all on public.watch_messages from anon, authenticated;

-- Told all reviews there are, so that what was missed while nothing answered is told the next time.
create function public.note_scores(reviews jsonb) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  noted integer := 0;
  changed record;
begin
  for changed in
    select w.user_id, w.document_id, w.score as old_score, w.status as old_status, t.score, t.status, t.name, t.path
    from public.watches w
    join jsonb_to_recordset(reviews) as t (id text, score numeric(3, 1), status text, name text, path text)
      on t.id = w.document_id
    where w.score is distinct from t.score or w.status <> t.status
    for update of w
  loop
    update public.watches w set score = changed.score, status = changed.status
    where w.user_id = changed.user_id and w.document_id = changed.document_id;
    insert into public.watch_messages (user_id, document_id, old_score, old_status, new_score, new_status, name, path)
    values (
      changed.user_id, changed.document_id, changed.old_score, changed.old_status, changed.score, changed.status,
      changed.name, changed.path
    );
    noted := noted + 1;
  end loop;
  return noted;
end
$$;

comment on function public.note_scores(jsonb) is 'Compares reviews as they are published with what their watchers know, and lays messages by.';

-- Two that send at once take different messages. What somebody took and never sent is free again after ten minutes.
create function public.take_messages(most integer)
returns table (
  id uuid, email text, token uuid, old_score numeric, old_status text, new_score numeric, new_status text, name text, path text
)
language sql
security definer
set search_path = ''
as $$
  with free as (
    select m.id from public.watch_messages m
    where m.taken_at is null or m.taken_at < now() - interval '10 minutes'
    order by m.created_at, m.id limit most
    for update skip locked
  ), taken as (
    update public.watch_messages m set taken_at = now() from free where m.id = free.id returning m.*
  )
  select t.id, u.email, w.token, t.old_score, t.old_status, t.new_score, t.new_status, t.name, t.path
  from taken t
  join public.watches w on w.user_id = t.user_id and w.document_id = t.document_id
  join auth.users u on u.id = t.user_id
$$;

comment on function public.take_messages(integer) is
  'Takes messages to be sent. Whoever has sent one deletes it, and frees what could not be sent.';

create function public.stop_watch(asked uuid) returns boolean
language sql
security definer
set search_path = ''
as $$
  with stopped as (delete from public.watches w where w.token = asked returning 1)
  select exists (select from stopped)
$$;

comment on function public.stop_watch(uuid) is 'Ends the watch whose token was in a message. False when there is none.';

revoke execute on function
  public.note_scores(jsonb), public.take_messages(integer), public.stop_watch(uuid)
from public, anon, authenticated;
grant execute on function public.note_scores(jsonb), public.take_messages(integer) to service_role;
grant execute on function public.stop_watch(uuid) to anon, authenticated, service_role;

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
      'watches', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id' - 'token'), '[]') from public.watches t where t.user_id = me),
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
