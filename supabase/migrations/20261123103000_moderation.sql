-- What moderators decide about experiences: with a reason that stays, on what they have read and nothing newer, and
-- never on what concerns them. Where a field may be a mistake they ask its writer, who corrects it or says that it is
-- right; either way it is read again.
--
-- Checked against the embedded backend by tools/backend/src/product/own-cases.contract.test.ts and, in experiences
-- beside it, experiences.contract.test.ts and corrections.contract.test.ts. A table and functions; nothing a hosted project lacks.

-- The role of an operator is a claim that names casinos, looked up in the account as well: who loses it loses it at once.
create function public.operates(document text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select auth.jwt()) -> 'app_metadata' -> 'operates' ? document, false)
    and exists (
      select from auth.users u
      where u.id = (select auth.uid()) and u.raw_app_meta_data -> 'operates' ? document
        and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
    )
    and not public.owes_second_factor()
$$;

comment on function public.operates(text) is 'Whether the caller answers for the casino of a document: by the token and by the account as it is now.';

-- By the account alone: what a token does not say yet is no reason to let anyone judge.
create function public.is_concerned(authors uuid[], document text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select auth.uid()) = any (authors), false) or exists (
    select from auth.users u where u.id = (select auth.uid()) and u.raw_app_meta_data -> 'operates' ? document
  )
$$;

comment on function public.is_concerned(uuid[], text) is
  'Whether the caller wrote what is to be judged, or what it answers, or operates the casino it is about.';

create table public.moderation_events (
  id bigint generated always as identity primary key,
  experience_id uuid not null references public.experiences (id) on delete cascade,
  moderator_id uuid references auth.users (id) on delete set null,
  was text not null,
  becomes text not null,
  reason text,
  field text check (field in ('payouts', 'terms', 'support', 'games', 'payout_hours', 'body', 'pictures')),
  note text check (char_length(note) between 1 and 500),
  undoes bigint references public.moderation_events (id),
  decided_at timestamptz not null default now(),
  check ((becomes = 'returned') = (field is not null and note is not null))
);

comment on table public.moderation_events is 'Who decided what about an experience, why, and what it was before.';
comment on column public.moderation_events.field is 'What its writer was asked to correct.';
comment on column public.moderation_events.note is 'What its writer was told about that field.';
create index moderation_events_experience_idx on public.moderation_events (experience_id, id);
alter table public.moderation_events enable row level security;
revoke all on public.moderation_events from anon, authenticated;
grant select on public.moderation_events to authenticated;

create policy "Moderators see decisions" on public.moderation_events
  for select to authenticated using ((select public.is_moderator()));

create function public.my_experiences()
returns table (
  id uuid, document_id text, payouts smallint, terms smallint, support smallint, games smallint, payout_hours smallint,
  body text, pictures text[], status text, reason text, reply text, created_at timestamptz, updated_at timestamptz,
  asked_field text, asked_note text
)
language sql
stable
security definer
set search_path = ''
as $$
  select public.require_strongest_session();
  select
    e.id, e.document_id::text, e.payouts, e.terms, e.support, e.games, e.payout_hours, e.body, e.pictures, e.status, e.reason,
    e.reply, e.created_at, e.updated_at, asked.field, asked.note
  from public.experiences e left join lateral (
    select m.field, m.note from public.moderation_events m
    where m.experience_id = e.id and e.status = 'returned' order by m.id desc limit 1
  ) asked on true
  where e.user_id = (select auth.uid()) order by e.created_at desc
$$;

comment on function public.my_experiences() is
  'The caller''s own experiences, with what became of them, and what they are asked to correct.';

create function public.moderation_queue(most integer default 50)
returns table (
  id uuid, document_id text, author_name text, payouts smallint, terms smallint, support smallint, games smallint,
  payout_hours smallint, body text, pictures text[], updated_at timestamptz, decisions bigint, account_age interval,
  asked_field text, asked_note text
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
      e.id, e.document_id::text, e.author_name, e.payouts, e.terms, e.support, e.games, e.payout_hours, e.body, e.pictures,
      e.updated_at, (select count(*) from public.moderation_events m where m.experience_id = e.id), now() - u.created_at,
      asked.field, asked.note
    from public.experiences e join auth.users u on u.id = e.user_id left join lateral (
      select m.field, m.note from public.moderation_events m where m.experience_id = e.id order by m.id desc limit 1
    ) asked on true
    where e.status = 'pending' and not public.is_concerned(array[e.user_id], e.document_id::text)
    order by e.updated_at, e.id
    limit least(coalesce(most, 50), 200);
end
$$;

comment on function public.moderation_queue(integer) is 'What waits to be read, oldest first, with what its writer was asked about it last. Nobody judges what concerns them.';

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
  if (decision in ('approved', 'rejected') and (decision = 'rejected') = (why is not null)) is not true then
    raise exception 'A refusal has a reason, an approval has none' using errcode = 'check_violation', hint = 'limit/reason';
  end if;
  select * into found from public.experiences e where e.id = experience for update;
  if found.id is null then
    return 'gone';
  end if;
  if public.is_concerned(array[found.user_id], found.document_id::text) then
    raise exception 'Nobody judges what concerns them' using errcode = 'insufficient_privilege';
  end if;
  -- Who does not say when they read it has not read it.
  if (found.status = 'pending' and found.updated_at <= seen_at) is not true then
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

-- What is asked about is not shown until it was read again, as it may say what is not so.
create function public.ask_for_correction(experience uuid, about text, words text, seen_at timestamptz) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  found public.experiences;
begin
  if not public.is_moderator() then
    raise exception 'Only moderators ask' using errcode = 'insufficient_privilege';
  end if;
  select * into found from public.experiences e where e.id = experience for update;
  if found.id is null then
    return 'gone';
  end if;
  if public.is_concerned(array[found.user_id], found.document_id::text) then
    raise exception 'Nobody judges what concerns them' using errcode = 'insufficient_privilege';
  end if;
  if (found.status = 'pending' and found.updated_at <= seen_at) is not true then
    return 'changed';
  end if;
  update public.experiences e set status = 'returned', reason = null where e.id = experience;
  insert into public.moderation_events (experience_id, moderator_id, was, becomes, field, note)
  values (experience, (select auth.uid()), found.status, 'returned', about, nullif(public.plain_text(words), ''));
  return 'decided';
end
$$;

comment on function public.ask_for_correction(uuid, text, text, timestamptz) is
  'Asks the writer of an experience, as the moderator has read it, to correct a field: decided, changed since, or gone.';

create function public.undo_decision(event bigint) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  decision public.moderation_events;
  found public.experiences;
begin
  if not public.is_moderator() then
    raise exception 'Only moderators undo' using errcode = 'insufficient_privilege';
  end if;
  select * into decision from public.moderation_events m where m.id = event;
  select * into found from public.experiences e where e.id = decision.experience_id for update;
  if found.id is null then
    return 'gone';
  end if;
  if public.is_concerned(array[found.user_id], found.document_id::text) then
    raise exception 'Nobody judges what concerns them' using errcode = 'insufficient_privilege';
  end if;
  if found.status <> decision.becomes or exists (
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

revoke execute on function public.is_concerned(uuid[], text) from public, anon, authenticated;
revoke execute on function
  public.operates(text), public.moderation_queue(integer), public.my_experiences(),
  public.decide_experience(uuid, text, text, timestamptz), public.undo_decision(bigint),
  public.ask_for_correction(uuid, text, text, timestamptz)
from public, anon;
grant execute on function
  public.operates(text), public.moderation_queue(integer), public.my_experiences(),
  public.decide_experience(uuid, text, text, timestamptz), public.undo_decision(bigint),
  public.ask_for_correction(uuid, text, text, timestamptz)
to authenticated;
