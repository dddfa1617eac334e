-- A complaint that is sent twice is one by the form it was typed into, not by its words: two readers who say the same
-- have a number each, and neither reads what becomes of the other's.
--
-- Checked against the embedded backend by tools/backend/src/product/complaints.contract.test.ts and
-- everything.contract.test.ts. A column and functions; nothing a hosted project lacks.

alter table public.review_reports add column form uuid;
comment on column public.review_reports.form is 'The form it was typed into, of which each has one: sent twice, it is kept once.';
create index review_reports_form_idx on public.review_reports (form) where form is not null;

drop function public.file_report(text, text, text, text, uuid, uuid, inet);
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
revoke execute on function public.file_report(text, text, text, text, uuid, uuid, inet, uuid) from public, anon, authenticated;
grant execute on function public.file_report(text, text, text, text, uuid, uuid, inet, uuid) to service_role;
