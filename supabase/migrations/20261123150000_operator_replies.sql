-- What operators of casinos answer waits for a moderator, as what readers tell does, and what moderators decided
-- about either, with whom and what it was about.
--
-- Checked against the embedded backend by tools/backend/src/product/operator-replies.contract.test.ts and
-- own-cases.contract.test.ts. Tables, triggers and functions; nothing a hosted project lacks.

create function public.operated_casinos() returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select document from jsonb_array_elements_text(
    case jsonb_typeof((select auth.jwt()) -> 'app_metadata' -> 'operates')
      when 'array' then (select auth.jwt()) -> 'app_metadata' -> 'operates' else '[]'
    end
  ) document
  where public.operates(document)
$$;

comment on function public.operated_casinos() is 'The documents of the casinos the caller answers for.';

create table public.operator_replies (
  experience_id uuid primary key references public.experiences (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  body text not null check (char_length(body) between 1 and 1000 and body = public.plain_text(body)),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  reason text check (reason in ('personal-data', 'abuse', 'advertising', 'off-topic', 'not-own', 'illegal', 'duplicate')),
  written_at timestamptz not null default clock_timestamp(),
  check ((status = 'rejected') = (reason is not null))
);

comment on table public.operator_replies is 'What operators answer. Shown beside the experience once a moderator has read it.';
create index operator_replies_user_id_idx on public.operator_replies (user_id);
create index operator_replies_queue_idx on public.operator_replies (written_at) where status = 'pending';
alter table public.operator_replies enable row level security;
revoke all on public.operator_replies from anon, authenticated;

create function public.show_reply() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    update public.experiences e set reply = null, replied_at = null where e.id = old.experience_id and e.reply is not null;
    return null;
  end if;
  update public.experiences e
  set reply = case when new.status = 'approved' then new.body end,
    replied_at = case when new.status = 'approved' then new.written_at end
  where e.id = new.experience_id and e.reply is distinct from case when new.status = 'approved' then new.body end;
  return null;
end
$$;

comment on function public.show_reply() is 'Shows a reply with its experience while it is approved, and takes it away when it is not.';

create trigger show_reply after insert or update or delete on public.operator_replies
  for each row execute function public.show_reply();

create function public.time_reply() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.written_at := greatest(clock_timestamp(), old.written_at + interval '1 microsecond');
  return new;
end
$$;

comment on function public.time_reply() is 'Says when a reply was written: later than the one in its place.';

create trigger time_reply before update of written_at on public.operator_replies
  for each row execute function public.time_reply();

create function public.reread_reply() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- One that waits is dated anew as well: who decides on it has read it beside the earlier words.
  update public.operator_replies r set status = 'pending', written_at = clock_timestamp()
  where r.experience_id = new.id and r.status <> 'rejected';
  return null;
end
$$;

comment on function public.reread_reply() is 'Sends a reply back to be read when what it answers was reworded.';

create trigger reread_reply after update on public.experiences
  for each row when (old.updated_at is distinct from new.updated_at)
  execute function public.reread_reply();

create function public.reply_as_operator(experience uuid, words text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  said text := nullif(public.plain_text(words), '');
begin
  perform public.require_strongest_session();
  if not exists (
    select from public.experiences e
    where e.id = experience and e.status = 'approved' and public.operates(e.document_id::text)
  ) then
    return false;
  end if;
  if public.has_link(said) then
    raise exception 'A reply has no links' using errcode = 'check_violation', hint = 'limit/links';
  end if;
  perform public.count_action((select auth.uid()), 'replies-a-day', 50, interval '1 day');
  if said is null then
    delete from public.operator_replies r where r.experience_id = experience;
  else
    insert into public.operator_replies as r (experience_id, user_id, body) values (experience, (select auth.uid()), said)
    on conflict (experience_id) do update
    set user_id = excluded.user_id, body = excluded.body, status = 'pending', reason = null, written_at = now();
  end if;
  return true;
end
$$;

comment on function public.reply_as_operator(uuid, text) is
  'Answers an experience for the casino, once a moderator has read it; without words it takes the answer back. False for accounts whose app metadata does not name the casino.';

create function public.operator_experiences(most integer default 50)
returns table (
  id uuid, document_id text, author_name text, payouts smallint, terms smallint, support smallint, games smallint,
  payout_hours smallint, body text, pictures text[], created_at timestamptz, reply text, reply_status text, reply_reason text
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    e.id, e.document_id::text, e.author_name, e.payouts, e.terms, e.support, e.games, e.payout_hours, e.body, e.pictures,
    e.created_at, r.body, r.status, r.reason
  from public.experiences e left join public.operator_replies r on r.experience_id = e.id
  where e.status = 'approved' and e.document_id::text in (select public.operated_casinos())
  order by e.created_at desc, e.id
  limit least(coalesce(most, 50), 200)
$$;

comment on function public.operator_experiences(integer) is 'What is shown of the casinos the caller answers for, latest first, with their answers.';

create table public.reply_decisions (
  id bigint generated always as identity primary key,
  experience_id uuid not null references public.operator_replies (experience_id) on delete cascade,
  moderator_id uuid references auth.users (id) on delete set null,
  was text not null,
  becomes text not null,
  reason text,
  decided_at timestamptz not null default now()
);

comment on table public.reply_decisions is 'Who decided what about the reply of an operator, and why.';
create index reply_decisions_experience_idx on public.reply_decisions (experience_id, id);
create index reply_decisions_moderator_idx on public.reply_decisions (moderator_id);
alter table public.reply_decisions enable row level security;
revoke all on public.reply_decisions from anon, authenticated;
grant select on public.reply_decisions to authenticated;

create policy "Moderators see decisions about replies" on public.reply_decisions
  for select to authenticated using ((select public.is_moderator()));

create function public.reply_queue(most integer default 50)
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

comment on function public.reply_queue(integer) is 'Replies of operators that wait to be read, oldest first, with what they answer.';

-- Decides on a reply in any state, so that what was shown by mistake can be refused, and the other way about.
create function public.decide_reply(experience uuid, decision text, why text, seen_at timestamptz) returns text
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
  if (found.status = 'pending' and found.written_at <= seen_at) is not true then
    return 'changed';
  end if;
  update public.operator_replies r set status = decision, reason = why where r.experience_id = experience;
  insert into public.reply_decisions (experience_id, moderator_id, was, becomes, reason)
  values (experience, (select auth.uid()), found.status, decision, why);
  return 'decided';
end
$$;

comment on function public.decide_reply(uuid, text, text, timestamptz) is
  'Shows or refuses the reply of an operator, as the moderator has read it: decided, changed since, or gone.';

create function public.undo_reply_decision(event bigint) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  decision public.reply_decisions;
  found public.operator_replies;
  answered public.experiences;
begin
  if not public.is_moderator() then
    raise exception 'Only moderators undo' using errcode = 'insufficient_privilege';
  end if;
  select * into decision from public.reply_decisions d where d.id = event;
  select * into found from public.operator_replies r where r.experience_id = decision.experience_id for update;
  if found.experience_id is null then
    return 'gone';
  end if;
  select * into answered from public.experiences e where e.id = found.experience_id;
  if public.is_concerned(array[found.user_id, answered.user_id], answered.document_id::text) then
    raise exception 'Nobody judges what concerns them' using errcode = 'insufficient_privilege';
  end if;
  if decision.becomes = 'pending' or found.status <> decision.becomes or exists (
    select from public.reply_decisions d where d.experience_id = decision.experience_id and d.id > event
  ) then
    return 'changed';
  end if;
  update public.operator_replies r set status = 'pending', reason = null where r.experience_id = decision.experience_id;
  insert into public.reply_decisions (experience_id, moderator_id, was, becomes)
  values (decision.experience_id, (select auth.uid()), decision.becomes, 'pending');
  return 'undone';
end
$$;

comment on function public.undo_reply_decision(bigint) is
  'Takes the latest decision about a reply back: it waits to be read again.';

create function public.moderation_history(most integer default 30)
returns table (
  about text, event bigint, document_id text, author_name text, becomes text, reason text, field text,
  decided_at timestamptz, may_undo boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  limited integer := least(coalesce(most, 30), 200);
begin
  if not public.is_moderator() then
    raise exception 'Only moderators see the history' using errcode = 'insufficient_privilege';
  end if;
  return query
    select * from (
      select
        'experience', m.id, e.document_id::text, e.author_name, m.becomes, m.reason, m.field, m.decided_at,
        m.undoes is null and e.status = m.becomes
          and not exists (select from public.moderation_events l where l.experience_id = m.experience_id and l.id > m.id)
          and not public.is_concerned(array[e.user_id], e.document_id::text)
      from (select * from public.moderation_events order by id desc limit limited) m
      join public.experiences e on e.id = m.experience_id
      union all
      select
        'reply', d.id, e.document_id::text, e.author_name, d.becomes, d.reason, null, d.decided_at,
        d.becomes <> 'pending' and r.status = d.becomes
          and not exists (select from public.reply_decisions l where l.experience_id = d.experience_id and l.id > d.id)
          and not public.is_concerned(array[r.user_id, e.user_id], e.document_id::text)
      from (select * from public.reply_decisions order by id desc limit limited) d
      join public.operator_replies r on r.experience_id = d.experience_id
      join public.experiences e on e.id = d.experience_id
    ) decided (about, event, document_id, author_name, becomes, reason, field, decided_at, may_undo)
    order by decided.decided_at desc, decided.event desc
    limit limited;
end
$$;

comment on function public.moderation_history(integer) is
  'What moderators decided, latest first, and whether the caller may take it back.';

revoke execute on function
  public.show_reply(), public.time_reply(), public.reread_reply()
from public, anon, authenticated;
revoke execute on function
  public.operated_casinos(), public.reply_as_operator(uuid, text), public.operator_experiences(integer),
  public.reply_queue(integer), public.decide_reply(uuid, text, text, timestamptz),
  public.undo_reply_decision(bigint), public.moderation_history(integer)
from public, anon;
grant execute on function
  public.operated_casinos(), public.reply_as_operator(uuid, text), public.operator_experiences(integer),
  public.reply_queue(integer), public.decide_reply(uuid, text, text, timestamptz),
  public.undo_reply_decision(bigint), public.moderation_history(integer)
to authenticated;
