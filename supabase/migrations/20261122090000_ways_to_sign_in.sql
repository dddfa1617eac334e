-- Ways to sign in, and what is said of an account, wait for the second factor, too.
--
-- The hosted auth service lets a session that has shown a password only link the account to a
-- provider, remove the e-mail identity and so make the account somebody else's. It connects as
-- its own role, so a trigger cannot see whose request it is. It can see the sessions: when each
-- of them has shown the second factor, so has the one that asks.
--
-- Checked against the embedded backend by tools/backend/src/product/ways-to-sign-in.contract.test.ts. Triggers on
-- auth.users, auth.identities and auth.flow_state, for which `postgres` has the right; nothing a hosted project lacks.

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
      errcode = 'insufficient_privilege', hint = 'Verify a factor first, in every session.';
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

-- User metadata is part of every token. A session whose cookies it makes too large cannot be kept,
-- so whoever knows a password could keep its owner out.
create function public.check_user_metadata() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 3000 then
    raise exception 'The profile is too large' using errcode = 'check_violation', hint = 'Keep user metadata below 3000 bytes.';
  end if;
  if tg_op = 'UPDATE' and new.deleted_at is null and public.has_unproven_session(new.id)
    and new.raw_user_meta_data -> 'display_name' is distinct from old.raw_user_meta_data -> 'display_name'
  then
    raise exception 'A second factor is required' using
      errcode = 'insufficient_privilege', hint = 'Verify a factor first, in every session.';
  end if;
  return new;
end
$$;

comment on function public.check_user_metadata() is
  'Bounds what readers say about themselves in their tokens, and keeps their name while a session owes its second factor.';

create trigger check_user_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function public.check_user_metadata();

revoke execute on function
  public.has_unproven_session(uuid), public.refuse_unproven(), public.check_user_metadata()
from public, anon, authenticated;
