-- What the account page asks for: its sessions, a copy of everything, and the end of it all.
--
-- Checked against the embedded backend by tools/backend/src/product/access.contract.test.ts and
-- delete-account.contract.test.ts. Functions that read auth.sessions and delete from auth.users, which `postgres` may;
-- nothing a hosted project lacks.

create function public.list_my_sessions()
returns table (
  id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, ip text, aal text, is_current boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    s.id, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at), s.user_agent, host(s.ip), s.aal::text,
    s.id::text = (select auth.jwt() ->> 'session_id')
  from auth.sessions s
  where s.user_id = (select auth.uid())
  order by 3 desc
$$;

comment on function public.list_my_sessions() is 'Where the caller is signed in, latest first.';

create function public.end_my_session(session_id uuid) returns boolean
language sql
security definer
set search_path = ''
as $$
  with ended as (
    delete from auth.sessions s where s.id = session_id and s.user_id = (select auth.uid()) returning 1
  )
  select exists (select from ended)
$$;

comment on function public.end_my_session(uuid) is 'Ends one of the caller''s sessions. False when it is not theirs, or gone.';

-- A session that has not shown its second factor must not do what only its owner may.
create function public.require_strongest_session() returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if exists (select from auth.mfa_factors f where f.user_id = (select auth.uid()) and f.status = 'verified')
    and coalesce((select auth.jwt() ->> 'aal'), 'aal1') <> 'aal2'
  then
    raise exception 'A second factor is required' using errcode = 'insufficient_privilege', hint = 'Verify a factor first.';
  end if;
end
$$;

comment on function public.require_strongest_session() is 'Refuses a session without its second factor when the account has one.';

create function public.export_my_data() returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
begin
  perform public.require_strongest_session();
  return (
    select jsonb_build_object(
      'exported_at', now(),
      'account', jsonb_build_object(
        'id', u.id, 'email', u.email, 'created_at', u.created_at, 'confirmed_at', u.confirmed_at,
        'last_sign_in_at', u.last_sign_in_at, 'user_metadata', u.raw_user_meta_data
      ),
      'identities', (
        select coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'email', i.email, 'created_at', i.created_at)), '[]')
        from auth.identities i where i.user_id = me
      ),
      'sessions', (select coalesce(jsonb_agg(to_jsonb(s) - 'is_current'), '[]') from public.list_my_sessions() s),
      'profile', (select to_jsonb(p) from public.profiles p where p.id = me),
      'saved_items', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.saved_items t where t.user_id = me),
      'ratings', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.ratings t where t.user_id = me),
      'comments', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.comments t where t.user_id = me),
      'reports', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.review_reports t where t.user_id = me),
      'newsletter', (
        select jsonb_build_object('status', n.status, 'consent_text', n.consent_text, 'created_at', n.created_at)
        from public.newsletter_subscribers n where n.email = u.email
      )
    )
    from auth.users u where u.id = me
  );
end
$$;

comment on function public.export_my_data() is 'Everything this database knows about the caller, as one JSON document.';

create function public.delete_my_account() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
begin
  perform public.require_strongest_session();
  delete from public.newsletter_subscribers where email = (select email from auth.users where id = me);
  update public.review_reports set contact_email = null, details = null where user_id = me;
  delete from auth.users where id = me;
end
$$;

comment on function public.delete_my_account() is
  'Deletes the caller''s account and all that belongs to it. Files in storage are removed before, through the storage service.';

revoke execute on function
  public.list_my_sessions(), public.end_my_session(uuid), public.require_strongest_session(),
  public.export_my_data(), public.delete_my_account()
from public, anon;
grant execute on function
  public.list_my_sessions(), public.end_my_session(uuid), public.require_strongest_session(),
  public.export_my_data(), public.delete_my_account()
to authenticated;
