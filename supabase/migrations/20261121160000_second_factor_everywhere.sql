-- A password alone must not open what a second factor protects, here any less than on the site.
-- What everyone may read stays open to sessions that owe their second factor.
--
-- Checked against the embedded backend by tools/backend/src/product/second-factor.contract.test.ts. Policies and
-- functions; nothing a hosted project lacks.

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
revoke execute on function public.owes_second_factor() from public, anon;
grant execute on function public.owes_second_factor() to authenticated;

create or replace function public.require_strongest_session() returns void
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

-- Rows and files of one's own --------------------------------------------------

create policy "Profiles wait for the second factor" on public.profiles
  as restrictive to authenticated using (not (select public.owes_second_factor()));
create policy "Saved items wait for the second factor" on public.saved_items
  as restrictive to authenticated using (not (select public.owes_second_factor()));
create policy "Ratings wait for the second factor" on public.ratings
  as restrictive to authenticated using (not (select public.owes_second_factor()));
create policy "Reports wait for the second factor" on public.review_reports
  as restrictive to authenticated using (not (select public.owes_second_factor()));
create policy "Avatars wait for the second factor" on storage.objects
  as restrictive to authenticated using (bucket_id <> 'avatars' or not (select public.owes_second_factor()));

create policy "Comments not yet shown wait for the second factor" on public.comments
  as restrictive for select to authenticated
  using (status = 'approved' or not (select public.owes_second_factor()));
create policy "New comments wait for the second factor" on public.comments
  as restrictive for insert to authenticated with check (not (select public.owes_second_factor()));
create policy "Reworded comments wait for the second factor" on public.comments
  as restrictive for update to authenticated using (not (select public.owes_second_factor()));
create policy "Deleted comments wait for the second factor" on public.comments
  as restrictive for delete to authenticated using (not (select public.owes_second_factor()));

-- Functions that act for the caller --------------------------------------------

create or replace function public.list_my_sessions()
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

create or replace function public.end_my_session(session_id uuid) returns boolean
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

create or replace function public.my_email_change()
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
