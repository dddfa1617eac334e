-- An account is deleted once: who asks again while that happens is told that there is none, so that one message says it.
--
-- Checked against the embedded backend by tools/backend/src/product/delete-account.contract.test.ts. One function in place
-- of the one there was; nothing a hosted project lacks.

create or replace function public.delete_my_account() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  address text;
begin
  perform public.require_strongest_session();
  -- Who comes second waits here for the first.
  select email into address from auth.users where id = me for update;
  if not found then
    raise exception 'The account is gone' using errcode = 'no_data_found';
  end if;
  delete from public.newsletter_subscribers where email = address;
  delete from public.letter_addresses where email = address;
  -- What was sent without signing in has the address only.
  update public.review_reports set contact_email = null, details = null where user_id = me or contact_email = address;
  delete from auth.users where id = me;
end
$$;
