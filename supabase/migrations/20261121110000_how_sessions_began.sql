-- Two sessions of the same kind of browser look alike; how each began helps to tell them apart.
--
-- Checked against the embedded backend by tools/backend/src/product/access.contract.test.ts. A function that reads
-- auth.mfa_amr_claims; nothing a hosted project lacks.

drop function public.list_my_sessions();

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

revoke execute on function public.list_my_sessions() from public, anon;
grant execute on function public.list_my_sessions() to authenticated;
