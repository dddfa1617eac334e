-- A complaint whose words went with an account is closed: no moderator can answer it, and it stood in their queue for
-- ever. Whoever asks again for an account to be deleted hears that it is. A banned account does nothing with the token
-- it still has that cannot be undone.
--
-- Checked against the embedded backend by tools/backend/src/product/complaints.contract.test.ts,
-- delete-account.contract.test.ts and what-stood-before.contract.test.ts. Rows and functions; nothing a hosted project
-- lacks.

-- No complaint with a number comes in without words: these lost them.
update public.review_reports set status = 'closed' where number is not null and details is null and status = 'open';

comment on column public.review_reports.status is 'Closed: it was withdrawn with the account of its sender, and has no words any more.';

-- An account is banned to stop whoever holds it at once, often because it was taken over; its token would have served
-- for up to an hour to carry off or delete all of it. Its owner writes to the desk, as after that hour.
create or replace function public.require_strongest_session() returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if exists (select from auth.users u where u.id = (select auth.uid()) and u.banned_until > now()) then
    raise exception 'The account is banned' using errcode = 'invalid_authorization_specification';
  end if;
  if public.owes_second_factor() then
    raise exception 'A second factor is required' using errcode = 'insufficient_privilege', hint = 'Verify a factor first.';
  end if;
end
$$;

comment on function public.require_strongest_session() is
  'Refuses a banned account, and a session without its second factor when the account has one.';

-- What it returns is new.
drop function public.delete_my_account();
create function public.delete_my_account() returns boolean
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
    return false;
  end if;
  delete from public.newsletter_subscribers where email = address;
  delete from public.letter_addresses where email = address;
  -- What was sent without signing in has the address only. Words of another account that typed it are that account's.
  update public.review_reports
  set contact_email = null, details = null, status = case status when 'open' then 'closed' else status end
  where user_id = me or (user_id is null and contact_email = address);
  update public.review_reports set contact_email = null where contact_email = address;
  delete from auth.users where id = me;
  return true;
end
$$;

comment on function public.delete_my_account() is 'Deletes the caller''s account with all its rows. False when it is gone already.';
revoke execute on function public.delete_my_account() from public, anon;
grant execute on function public.delete_my_account() to authenticated;
