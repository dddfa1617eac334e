-- Complaints wait in a queue like experiences and replies: a moderator finds none there that concerns them, and what
-- an experience was reported for stands beside its words and its decision. What was answered or decided by one
-- moderator is not overwritten by the page that another one still had open.
--
-- Checked against the embedded backend by tools/backend/src/product/own-cases.contract.test.ts,
-- complaints.contract.test.ts and operator-replies.contract.test.ts. A policy and functions; nothing a hosted project
-- lacks.

-- It showed moderators what readers had complained about them, with the address of the reader.
drop policy "Moderators see all reports" on public.review_reports;

create function public.complaint_queue(most integer default 50)
returns table (
  number text, kind text, details text, document_id text, author_name text, told text, event bigint,
  created_at timestamptz
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
      r.number, r.reason, r.details, coalesce(e.document_id, r.document_id)::text, e.author_name, e.body,
      (
        select m.id from public.moderation_events m
        where m.experience_id = e.id and m.becomes = 'approved' and e.status = 'approved'
        order by m.id desc limit 1
      ),
      r.created_at
    from public.review_reports r left join public.experiences e on e.id = r.experience_id
    where r.status = 'open'
      and not public.is_concerned(array[r.user_id, e.user_id], coalesce(e.document_id, r.document_id)::text)
    order by r.created_at, r.id
    limit least(coalesce(most, 50), 200);
end
$$;

comment on function public.complaint_queue(integer) is
  'Complaints that wait for an answer, oldest first, with the experience they are about and the decision that shows it. None that concerns the caller.';
revoke execute on function public.complaint_queue(integer) from public, anon;
grant execute on function public.complaint_queue(integer) to authenticated;

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
  set answer = words, answered_at = now(), status = 'answered' where r.number = asked and r.status = 'open';
  return found;
end
$$;

comment on function public.answer_report(text, text) is
  'Answers a complaint, once, for everybody who knows its number. False when there is none that waits.';

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
  if (found.status = 'pending' and found.written_at <= seen_at) is not true then
    return 'changed';
  end if;
  update public.operator_replies r set status = decision, reason = why where r.experience_id = experience;
  insert into public.reply_decisions (experience_id, moderator_id, was, becomes, reason)
  values (experience, (select auth.uid()), found.status, decision, why);
  return 'decided';
end
$$;

-- Sent twice, by a double click or a page loaded again, it is one: one number and one message.
create or replace function public.file_report(
  kind text, words text, email text, document text, experience uuid, reader uuid, visitor inet
)
returns table (number text, tell_desk boolean, sender_token uuid)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  new_number text;
begin
  perform public.count_visitor(file_report.visitor, 'report', 10, 30);
  perform pg_advisory_xact_lock(hashtextextended('review_reports', 0));
  select r.number into new_number
  from public.review_reports r
  where r.created_at > now() - interval '10 minutes' and r.status = 'open' and r.reason = kind
    and (r.details, r.contact_email, r.document_id::text, r.experience_id, r.user_id)
      is not distinct from (words, file_report.email, document, experience, reader)
  limit 1;
  if new_number is not null then
    return query select new_number, false, null::uuid;
    return;
  end if;
  -- However much comes in, it is kept, and waits in the desk's list; only the letters end.
  tell_desk := (
    select count(*) from public.review_reports r where r.created_at > now() - interval '1 hour'
  ) < 200;
  -- An address is anybody's to type: it says nothing about who sends, and must not keep its owner out.
  if file_report.email is not null and (
    select count(*) from public.review_reports r
    where r.contact_email = file_report.email and r.created_at > now() - interval '1 day'
  ) < 5 then
    insert into public.letter_addresses (email) values (file_report.email) on conflict do nothing;
    sender_token := (
      select a.token from public.letter_addresses a where a.email = file_report.email and not a.is_unwanted
    );
  end if;
  select 'HE-' || string_agg(substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', (get_byte(random_bytes, at) & 31) + 1, 1), '')
  into new_number
  from extensions.gen_random_bytes(12) random_bytes, generate_series(0, 11) at;
  insert into public.review_reports (number, reason, details, contact_email, document_id, experience_id, user_id)
  values (new_number, kind, words, file_report.email, document, experience, reader);
  return query select new_number, tell_desk, sender_token;
end
$$;
