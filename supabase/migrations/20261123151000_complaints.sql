-- Complaints and corrections: what somebody says is wrong, with a number by which they see what becomes of it. They
-- come in by the function `complain` alone, which counts them, and wait in a queue in which a moderator finds none
-- that concerns them. What is written about them to an address can be ended from the message: anybody may type an
-- address, and its owner need not bear it.
--
-- Checked against the embedded backend by complaints.contract.test.ts, own-cases.contract.test.ts and
-- everything.contract.test.ts in tools/backend/src/product. Tables and functions; nothing a hosted project lacks.

create table public.review_reports (
  id uuid primary key default gen_random_uuid(),
  document_id public.document_id,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  reason text not null check (reason in ('outdated', 'wrong', 'unfair', 'unsafe', 'other', 'complaint', 'experience')),
  details text check (char_length(details) <= 2000),
  contact_email text
    check (char_length(contact_email) <= 255 and contact_email ~ '^[^@\s,;<>]+@[^@\s,;<>]+$')
    -- It is written into headers of messages.
    constraint review_reports_contact_email_is_visible check (contact_email ~ '^[!-~]+$'),
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null default now(),
  number text unique check (number ~ '^HE-[A-Z2-7]{12}$'),
  experience_id uuid references public.experiences (id) on delete set null,
  answer text check (char_length(answer) between 1 and 2000),
  answered_at timestamptz,
  form uuid
);

comment on table public.review_reports is 'Something wrong with a page, as a visitor sees it. Signing in is not needed.';
comment on column public.review_reports.number is 'By this its sender sees what becomes of it. Nobody guesses it.';
comment on column public.review_reports.experience_id is 'The experience it is about, when it is about one.';
comment on column public.review_reports.form is 'The form it was typed into, of which each has one: sent twice, it is kept once.';
create index review_reports_status_idx on public.review_reports (status, created_at);
create index review_reports_user_id_idx on public.review_reports (user_id);
create index review_reports_contact_email_idx on public.review_reports (contact_email, created_at);
create index review_reports_created_at_idx on public.review_reports (created_at);
create index review_reports_experience_id_idx on public.review_reports (experience_id);
create index review_reports_form_idx on public.review_reports (form) where form is not null;
alter table public.review_reports enable row level security;
revoke all on public.review_reports from anon, authenticated;
grant select on public.review_reports to authenticated;

create policy "Readers see their own reports" on public.review_reports
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Reports wait for the second factor" on public.review_reports
  as restrictive to authenticated using (not (select public.owes_second_factor()));

create function public.prepare_report() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.details := public.plain_text(new.details);
  new.answer := public.plain_text(new.answer);
  return new;
end
$$;

comment on function public.prepare_report() is 'Makes plain what is written in complaints and answers.';

create trigger prepare_report before insert or update of details, answer on public.review_reports
  for each row execute function public.prepare_report();

create table public.letter_addresses (
  email text primary key check (char_length(email) <= 255 and email ~ '^[!-~]+$'),
  token uuid not null unique default gen_random_uuid(),
  is_unwanted boolean not null default false,
  created_at timestamptz not null default now()
);

comment on table public.letter_addresses is 'Addresses that were written to about a complaint, and whether they want no more of it.';
comment on column public.letter_addresses.token is 'In the links that end it, and nowhere else.';
alter table public.letter_addresses enable row level security;
revoke all on public.letter_addresses from anon, authenticated;

-- Sent twice, by a double click or a page loaded again, it is one: one number and one message.
create function public.file_report(
  kind text, words text, email text, document text, experience uuid, reader uuid, visitor inet, typed_into uuid default null
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
  -- Whoever goes back to the form and writes something else has something else to say.
  select r.number into new_number
  from public.review_reports r
  where r.form = typed_into and r.reason = kind
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
  insert into public.review_reports (number, reason, details, contact_email, document_id, experience_id, user_id, form)
  values (new_number, kind, words, file_report.email, document, experience, reader, typed_into);
  return query select new_number, tell_desk, sender_token;
end
$$;

comment on function public.file_report(text, text, text, text, uuid, uuid, inet, uuid) is
  'Keeps a complaint or a correction. Gives its number, whether the desk is written to, and the token with which its sender is; without one they are not.';

create function public.report_status(asked text)
returns table (kind text, status text, created_at timestamptz, answer text, answered_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select r.reason, r.status, r.created_at, r.answer, r.answered_at from public.review_reports r where r.number = asked
$$;

comment on function public.report_status(text) is 'What became of the complaint with a number. Tells neither what was written nor by whom.';

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

create function public.answer_report(asked text, words text) returns boolean
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

create function public.stop_watch(asked uuid) returns boolean
language sql
security definer
set search_path = ''
as $$
  with
    stopped as (delete from public.watches w where w.token = asked returning 1),
    silenced as (update public.letter_addresses a set is_unwanted = true where a.token = asked returning 1)
  select exists (select from stopped) or exists (select from silenced)
$$;

comment on function public.stop_watch(uuid) is
  'Ends what the token was sent with: the watch of a review, or letters about complaints. False when there is none.';

revoke execute on function
  public.prepare_report(), public.file_report(text, text, text, text, uuid, uuid, inet, uuid)
from public, anon, authenticated;
revoke execute on function public.complaint_queue(integer), public.answer_report(text, text) from public, anon;
grant execute on function public.complaint_queue(integer), public.answer_report(text, text) to authenticated;
revoke execute on function public.report_status(text), public.stop_watch(uuid) from public;
grant execute on function public.report_status(text), public.stop_watch(uuid) to anon, authenticated;
