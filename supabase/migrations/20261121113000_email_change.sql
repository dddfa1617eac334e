-- A change of address that waits for its mailboxes: what it waits for, and how it is called off.
-- The auth service tells of neither.
--
-- Checked against the embedded backend by tools/backend/src/product/email-change.contract.test.ts. Functions that read
-- and change auth.users and auth.one_time_tokens; nothing a hosted project lacks.

create function public.my_email_change()
returns table (new_email text, asked_at timestamptz, waits_for_old boolean, waits_for_new boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select
    u.email_change, u.email_change_sent_at,
    exists (
      select from auth.one_time_tokens t where t.user_id = u.id and t.token_type = 'email_change_token_current'
    ),
    exists (select from auth.one_time_tokens t where t.user_id = u.id and t.token_type = 'email_change_token_new')
  from auth.users u
  where u.id = (select auth.uid()) and coalesce(u.email_change, '') <> ''
$$;

comment on function public.my_email_change() is
  'The address the caller wants to move to, and which mailboxes have still to agree. Nothing when no change is under way.';

create function public.cancel_my_email_change() returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
begin
  perform public.require_strongest_session();
  update auth.users
  set
    email_change = '', email_change_token_new = '', email_change_token_current = '', email_change_confirm_status = 0
  where id = me and coalesce(email_change, '') <> '';
  if not found then
    return false;
  end if;
  delete from auth.one_time_tokens
  where user_id = me and token_type in ('email_change_token_new', 'email_change_token_current');
  return true;
end
$$;

comment on function public.cancel_my_email_change() is
  'Calls off the caller''s change of address and ends the links that were sent. False when none is under way.';

revoke execute on function public.my_email_change(), public.cancel_my_email_change() from public, anon;
grant execute on function public.my_email_change(), public.cancel_my_email_change() to authenticated;
