-- Complaints and corrections: what somebody says is wrong, with a number by which they see what
-- becomes of it. They come in by the function `complain` alone, which counts them.
--
-- Checked against the embedded backend by tools/backend/src/product/complaints.contract.test.ts.
-- Columns, grants and functions only; nothing a hosted project lacks.

alter table public.review_reports
  alter column document_id drop not null,
  add column number text unique check (number ~ '^HE-[A-Z2-7]{12}$'),
  add column experience_id uuid references public.experiences (id) on delete set null,
  add column answer text check (char_length(answer) between 1 and 2000),
  add column answered_at timestamptz,
  drop constraint review_reports_reason_check,
  add constraint review_reports_reason_check
    check (reason in ('outdated', 'wrong', 'unfair', 'unsafe', 'other', 'complaint', 'experience'));

comment on column public.review_reports.number is 'By this its sender sees what becomes of it. Nobody guesses it.';
comment on column public.review_reports.experience_id is 'The experience it is about, when it is about one.';
create index review_reports_contact_email_idx on public.review_reports (contact_email, created_at);
create index review_reports_created_at_idx on public.review_reports (created_at);
create index review_reports_experience_id_idx on public.review_reports (experience_id);

drop policy "Everyone may report" on public.review_reports;
revoke insert on public.review_reports from anon, authenticated;
create policy "Moderators see all reports" on public.review_reports
  for select to authenticated using ((select public.is_moderator()));

create function public.file_report(
  kind text, words text, email text, document text, experience uuid, reader uuid
) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  new_number text;
begin
  -- One at a time: two at once must not both be the last that fits.
  perform pg_advisory_xact_lock(hashtextextended('review_reports', 0));
  if email is not null and (
    select count(*) from public.review_reports r where r.contact_email = email and r.created_at > now() - interval '1 day'
  ) >= 5 then
    raise exception 'Five a day' using errcode = 'check_violation', hint = 'limit/reports-a-day';
  end if;
  if (select count(*) from public.review_reports r where r.created_at > now() - interval '1 hour') >= 200 then
    raise exception 'Too many at once' using errcode = 'check_violation', hint = 'limit/reports-an-hour';
  end if;
  select 'HE-' || string_agg(substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', (get_byte(random_bytes, at) & 31) + 1, 1), '')
  into new_number
  from extensions.gen_random_bytes(12) random_bytes, generate_series(0, 11) at;
  insert into public.review_reports (number, reason, details, contact_email, document_id, experience_id, user_id)
  values (new_number, kind, words, email, document, experience, reader);
  return new_number;
end
$$;

comment on function public.file_report(text, text, text, text, uuid, uuid) is
  'Keeps a complaint or a correction and gives its number. For the function `complain`.';
revoke execute on function public.file_report(text, text, text, text, uuid, uuid) from public, anon, authenticated;
grant execute on function public.file_report(text, text, text, text, uuid, uuid) to service_role;

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
revoke execute on function public.report_status(text) from public;
grant execute on function public.report_status(text) to anon, authenticated, service_role;

create function public.answer_report(asked text, words text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.is_moderator() then
    raise exception 'Only moderators answer' using errcode = 'insufficient_privilege';
  end if;
  update public.review_reports r
  set answer = btrim(words, E' \t\r\n'), answered_at = now(), status = 'answered' where r.number = asked;
  return found;
end
$$;

comment on function public.answer_report(text, text) is 'Answers a complaint, for everybody who knows its number.';
revoke execute on function public.answer_report(text, text) from public, anon;
grant execute on function public.answer_report(text, text) to authenticated;
