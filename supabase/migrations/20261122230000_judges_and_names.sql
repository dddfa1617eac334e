-- Nobody judges what concerns them. One rule for names, in profiles and in tokens. And two bounds that were missing.
--
-- Checked against the embedded backend by tools/backend/src/product/own-cases.contract.test.ts,
-- plain-names.contract.test.ts, experiences.contract.test.ts and watches.contract.test.ts.
-- Functions only; nothing a hosted project lacks.

-- Moderators -----------------------------------------------------------------------

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
revoke execute on function public.is_concerned(uuid[], text) from public, anon, authenticated;

drop function public.moderation_queue(integer);
create function public.moderation_queue(most integer default 50)
returns table (
  id uuid, document_id text, author_name text, payouts smallint, terms smallint, support smallint, games smallint,
  payout_hours smallint, body text, pictures text[], updated_at timestamptz, decisions bigint, account_age interval
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
      e.updated_at, (select count(*) from public.moderation_events m where m.experience_id = e.id), now() - u.created_at
    from public.experiences e join auth.users u on u.id = e.user_id
    where e.status = 'pending' and not public.is_concerned(array[e.user_id], e.document_id::text)
    order by e.updated_at, e.id
    limit least(coalesce(most, 50), 200);
end
$$;

comment on function public.moderation_queue(integer) is 'What waits to be read, oldest first. Nobody judges what concerns them.';
revoke execute on function public.moderation_queue(integer) from public, anon;
grant execute on function public.moderation_queue(integer) to authenticated;

create or replace function public.decide_experience(experience uuid, decision text, why text, seen_at timestamptz) returns text
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

create or replace function public.undo_decision(event bigint) returns text
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

create or replace function public.reply_queue(most integer default 50)
returns table (id uuid, document_id text, author_name text, told text, reply text, written_at timestamptz)
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
    select e.id, e.document_id::text, e.author_name, e.body, r.body, r.written_at
    from public.operator_replies r join public.experiences e on e.id = r.experience_id
    where r.status = 'pending' and not public.is_concerned(array[r.user_id, e.user_id], e.document_id::text)
    order by r.written_at, r.experience_id
    limit least(coalesce(most, 50), 200);
end
$$;

create or replace function public.decide_reply(experience uuid, decision text, why text, seen_at timestamptz) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  found public.operator_replies;
  answered public.experiences;
begin
  if not public.is_moderator() then
    raise exception 'Only moderators decide' using errcode = 'insufficient_privilege';
  end if;
  if decision is null or decision not in ('approved', 'rejected') or (decision = 'rejected') <> (why is not null) then
    raise exception 'A refusal has a reason, an approval has none' using errcode = 'check_violation', hint = 'limit/reason';
  end if;
  select * into found from public.operator_replies r where r.experience_id = experience for update;
  if found.experience_id is null then
    return 'gone';
  end if;
  select * into answered from public.experiences e where e.id = experience;
  if public.is_concerned(array[found.user_id, answered.user_id], answered.document_id::text) then
    raise exception 'Nobody judges what concerns them' using errcode = 'insufficient_privilege';
  end if;
  if seen_at is null or found.written_at > seen_at or found.status = decision then
    return 'changed';
  end if;
  update public.operator_replies r set status = decision, reason = why where r.experience_id = experience;
  insert into public.reply_decisions (experience_id, moderator_id, was, becomes, reason)
  values (experience, (select auth.uid()), found.status, decision, why);
  return 'decided';
end
$$;

create or replace function public.answer_report(asked text, words text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.is_moderator() then
    raise exception 'Only moderators answer' using errcode = 'insufficient_privilege';
  end if;
  if coalesce(public.plain_text(words), '') = '' then
    raise exception 'An answer has words' using errcode = 'check_violation', hint = 'limit/answer';
  end if;
  if exists (
    select from public.review_reports r left join public.experiences e on e.id = r.experience_id
    where r.number = asked
      and public.is_concerned(array[r.user_id, e.user_id], coalesce(e.document_id, r.document_id)::text)
  ) then
    raise exception 'Nobody judges what concerns them' using errcode = 'insufficient_privilege';
  end if;
  update public.review_reports r
  set answer = words, answered_at = now(), status = 'answered' where r.number = asked;
  return found;
end
$$;

-- Names ----------------------------------------------------------------------------

create function public.fitting_name(typed jsonb) returns text
language sql
immutable
set search_path = ''
as $$
  select plain.name from (select public.plain_name(typed #>> '{}')) plain (name)
  where jsonb_typeof(typed) = 'string' and char_length(plain.name) between 2 and 40 and not public.has_link(plain.name)
$$;

comment on function public.fitting_name(jsonb) is
  'The name that others may see of what was typed: plain, two to forty characters, no link. Null when there is none.';
revoke execute on function public.fitting_name(jsonb) from public, anon, authenticated;

create or replace function public.check_display_name() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if public.has_link(new.display_name) then
    raise exception 'A display name has no links' using errcode = 'check_violation', hint = 'limit/links';
  end if;
  if new.display_name is distinct from public.fitting_name(to_jsonb(new.display_name)) then
    raise exception 'The display name is not plain' using
      errcode = 'check_violation', hint = 'Leave out what cannot be seen, and use single spaces between words only.';
  end if;
  return new;
end
$$;

-- A name that is refused is left out: it must never keep anyone from signing up.
create or replace function public.create_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, display_name)
  values (new.id, public.fitting_name(new.raw_user_meta_data -> 'display_name'));
  return new;
end
$$;

create or replace function public.check_user_metadata() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  name text := public.fitting_name(new.raw_user_meta_data -> 'display_name');
begin
  if octet_length(new.raw_user_meta_data::text) > 3000 then
    raise exception 'The profile is too large' using errcode = 'check_violation', hint = 'Keep user metadata below 3000 bytes.';
  end if;
  if new.raw_user_meta_data ? 'display_name' then
    new.raw_user_meta_data := case
      when name is null then new.raw_user_meta_data - 'display_name'
      else jsonb_set(new.raw_user_meta_data, '{display_name}', to_jsonb(name))
    end;
  end if;
  -- Beside what the old name comes to: names that are made to fit are nobody's wish to change them.
  if tg_op = 'UPDATE' and new.deleted_at is null and public.has_unproven_session(new.id)
    and name is distinct from public.fitting_name(old.raw_user_meta_data -> 'display_name')
  then
    raise exception 'A second factor is required' using
      errcode = 'insufficient_privilege', hint = 'Verify a factor first, in every session.';
  end if;
  return new;
end
$$;

-- The trigger makes them fit.
update auth.users set raw_user_meta_data = raw_user_meta_data
where raw_user_meta_data ? 'display_name'
  and raw_user_meta_data ->> 'display_name' is distinct from public.fitting_name(raw_user_meta_data -> 'display_name');

-- Bounds ---------------------------------------------------------------------------

create or replace function public.take_messages(most integer)
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
    -- A limit of null is none.
    order by m.created_at, m.id limit least(coalesce(most, 0), 500)
    for update skip locked
  ), taken as (
    update public.watch_messages m set taken_at = now() from free where m.id = free.id returning m.*
  )
  select t.id, u.email, w.token, t.old_score, t.old_status, t.new_score, t.new_status, t.name, t.path
  from taken t
  join public.watches w on w.user_id = t.user_id and w.document_id = t.document_id
  join auth.users u on u.id = t.user_id
$$;

create function public.begin_pictures() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.require_strongest_session();
  perform public.count_action((select auth.uid()), 'pictures-a-day', 20, interval '1 day');
end
$$;

comment on function public.begin_pictures() is
  'Counts that a reader has pictures made, which takes a processor seconds, whatever becomes of the words beside them.';
revoke execute on function public.begin_pictures() from public, anon;
grant execute on function public.begin_pictures() to authenticated;
