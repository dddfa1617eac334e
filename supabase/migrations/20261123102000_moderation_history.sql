-- What moderators decided, about experiences and about replies, with whom and what it was about, and whether the caller
-- may take it back: nobody is offered what is refused. Decisions about replies can be taken back as well.
--
-- Checked against the embedded backend by tools/backend/src/product/own-cases.contract.test.ts and
-- operator-replies.contract.test.ts. Two functions; nothing a hosted project lacks.

create function public.moderation_history(most integer default 30)
returns table (
  about text, event bigint, document_id text, author_name text, becomes text, reason text, decided_at timestamptz,
  may_undo boolean
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
        'experience', m.id, e.document_id::text, e.author_name, m.becomes, m.reason, m.decided_at,
        m.undoes is null and e.status = m.becomes
          and not exists (select from public.moderation_events l where l.experience_id = m.experience_id and l.id > m.id)
          and not public.is_concerned(array[e.user_id], e.document_id::text)
      from (select * from public.moderation_events order by id desc limit limited) m
      join public.experiences e on e.id = m.experience_id
      union all
      select
        'reply', d.id, e.document_id::text, e.author_name, d.becomes, d.reason, d.decided_at,
        d.becomes <> 'pending' and r.status = d.becomes
          and not exists (select from public.reply_decisions l where l.experience_id = d.experience_id and l.id > d.id)
          and not public.is_concerned(array[r.user_id, e.user_id], e.document_id::text)
      from (select * from public.reply_decisions order by id desc limit limited) d
      join public.operator_replies r on r.experience_id = d.experience_id
      join public.experiences e on e.id = d.experience_id
    ) decided (about, event, document_id, author_name, becomes, reason, decided_at, may_undo)
    order by decided.decided_at desc, decided.event desc
    limit limited;
end
$$;

comment on function public.moderation_history(integer) is
  'What moderators decided, latest first, and whether the caller may take it back.';

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

revoke execute on function public.moderation_history(integer), public.undo_reply_decision(bigint) from public, anon;
grant execute on function public.moderation_history(integer), public.undo_reply_decision(bigint) to authenticated;
