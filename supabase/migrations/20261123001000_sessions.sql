-- Sessions of an account and what protects them: a password alone must not open what a second factor protects, here
-- any less than on the site. What everyone may read stays open to sessions that owe their second factor.
--
-- The hosted auth service lets a session that has shown a password only link the account to a provider, remove the
-- e-mail identity and so make the account somebody else's. It connects as its own role, so a trigger cannot see whose
-- request it is. It can see the sessions: when each of them has shown the second factor, so has the one that asks.
--
-- Checked against the embedded backend by access.contract.test.ts, second-factor.contract.test.ts,
-- email-change.contract.test.ts and ways-to-sign-in.contract.test.ts in tools/backend/src/product. Functions that
-- read and change rows of the schema auth, and triggers on auth.identities and auth.flow_state, for which `postgres`
-- has the right; nothing a hosted project lacks.

create function public.owes_second_factor() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select auth.jwt() ->> 'aal'), 'aal1') <> 'aal2'
    and exists (select from auth.mfa_factors f where f.user_id = (select auth.uid()) and f.status = 'verified')
$$;

comment on function public.owes_second_factor() is 'Whether the caller''s account has a second factor that this session has not shown.';

-- A session that has not shown its second factor must not do what only its owner may.
create function public.require_strongest_session() returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if public.owes_second_factor() then
    raise exception 'A second factor is required' using errcode = 'insufficient_privilege', hint = 'Verify a factor first.';
  end if;
end
$$;

comment on function public.require_strongest_session() is 'Refuses a session without its second factor when the account has one.';

create function public.list_my_sessions()
returns table (
  id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, ip text, aal text, methods text[],
  is_current boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select public.require_strongest_session();
  select
    s.id, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at), s.user_agent, host(s.ip), s.aal::text,
    array(
      select c.authentication_method from auth.mfa_amr_claims c where c.session_id = s.id order by c.created_at
    ),
    s.id::text = (select auth.jwt() ->> 'session_id')
  from auth.sessions s
  where s.user_id = (select auth.uid())
  order by 3 desc
$$;

comment on function public.list_my_sessions() is 'Where the caller is signed in and how they signed in there, latest first.';

create function public.end_my_session(session_id uuid) returns boolean
language sql
security definer
set search_path = ''
as $$
  select public.require_strongest_session();
  with ended as (
    delete from auth.sessions s where s.id = session_id and s.user_id = (select auth.uid()) returning 1
  )
  select exists (select from ended)
$$;

comment on function public.end_my_session(uuid) is 'Ends one of the caller''s sessions. False when it is not theirs, or gone.';

create function public.my_email_change()
returns table (new_email text, asked_at timestamptz, waits_for_old boolean, waits_for_new boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select public.require_strongest_session();
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

create function public.has_unproven_session(account uuid) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from auth.mfa_factors f where f.user_id = account and f.status = 'verified')
    and exists (select from auth.sessions s where s.user_id = account and s.aal is distinct from 'aal2')
$$;

comment on function public.has_unproven_session(uuid) is
  'Whether an account with a second factor has a session that has not shown it.';

create function public.refuse_unproven() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  account uuid;
begin
  if tg_table_name = 'flow_state' then
    -- Older versions of the service keep the target elsewhere; then the identity is judged alone.
    account := (to_jsonb(new) ->> 'linking_target_id')::uuid;
  elsif tg_op = 'DELETE' then
    account := old.user_id;
  else
    account := new.user_id;
    -- The service adds the identity of an address itself, and that of a provider which has verified
    -- the account's own address: the mailbox is the proof.
    if new.provider in ('email', 'phone') or exists (
      select from auth.users u
      where u.id = account and u.email = lower(new.identity_data ->> 'email')
        and new.identity_data ->> 'email_verified' = 'true'
    ) then
      return new;
    end if;
  end if;
  -- With an account go its identities.
  if exists (select from auth.users u where u.id = account) and public.has_unproven_session(account) then
    raise exception 'A second factor is required' using
      errcode = 'PT403', hint = 'Verify a factor first, in every session.';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;

comment on function public.refuse_unproven() is
  'Keeps ways to sign in as they are while a session of the account owes its second factor.';

create trigger identities_wait_for_the_second_factor before insert or delete on auth.identities
  for each row execute function public.refuse_unproven();

create trigger linking_waits_for_the_second_factor before insert on auth.flow_state
  for each row execute function public.refuse_unproven();

revoke execute on function public.has_unproven_session(uuid), public.refuse_unproven() from public, anon, authenticated;
revoke execute on function
  public.owes_second_factor(), public.require_strongest_session(), public.list_my_sessions(),
  public.end_my_session(uuid), public.my_email_change(), public.cancel_my_email_change()
from public, anon;
grant execute on function
  public.owes_second_factor(), public.require_strongest_session(), public.list_my_sessions(),
  public.end_my_session(uuid), public.my_email_change(), public.cancel_my_email_change()
to authenticated;
