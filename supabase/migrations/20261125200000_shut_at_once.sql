-- A banned account is shut at once, and not when its last token ends, up to an hour later: it neither tells, changes nor
-- takes away anything, nor sees what is its alone. So is one that was deleted softly. What everyone may read stays open.
--
-- Checked against the embedded backend by tools/backend/src/product/banned.contract.test.ts. Policies and functions;
-- nothing a hosted project lacks.

create function public.is_shut_out() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.users u
    where u.id = (select auth.uid()) and (u.banned_until > now() or u.deleted_at is not null)
  )
$$;

comment on function public.is_shut_out() is 'Whether the caller''s account is banned, or deleted softly, whatever their token says.';
revoke execute on function public.is_shut_out() from public, anon;
grant execute on function public.is_shut_out() to authenticated;

create or replace function public.require_strongest_session() returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if public.is_shut_out() then
    raise exception 'The account is banned' using errcode = 'invalid_authorization_specification';
  end if;
  if public.owes_second_factor() then
    raise exception 'A second factor is required' using errcode = 'insufficient_privilege', hint = 'Verify a factor first.';
  end if;
end
$$;

-- Rows and files of one's own ------------------------------------------------------

create policy "Profiles are shut to banned accounts" on public.profiles
  as restrictive to authenticated using (not (select public.is_shut_out()));
create policy "Saved items are shut to banned accounts" on public.saved_items
  as restrictive to authenticated using (not (select public.is_shut_out()));
create policy "Watches are shut to banned accounts" on public.watches
  as restrictive to authenticated using (not (select public.is_shut_out()));
create policy "Reports are shut to banned accounts" on public.review_reports
  as restrictive to authenticated using (not (select public.is_shut_out()));
create policy "Avatars are shut to banned accounts" on storage.objects
  as restrictive to authenticated using (bucket_id <> 'avatars' or not (select public.is_shut_out()));

create policy "Experiences not shown are shut to banned accounts" on public.experiences
  as restrictive for select to authenticated
  using (status = 'approved' or not (select public.is_shut_out()));
create policy "Banned accounts tell no experience" on public.experiences
  as restrictive for insert to authenticated with check (not (select public.is_shut_out()));
create policy "Banned accounts reword no experience" on public.experiences
  as restrictive for update to authenticated using (not (select public.is_shut_out()));
create policy "Banned accounts withdraw no experience" on public.experiences
  as restrictive for delete to authenticated using (not (select public.is_shut_out()));

-- Pictures of experiences, which its policies ask.
create or replace function public.owns_experience(folder text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.experiences e where e.id = public.experience_of(folder) and e.user_id = (select auth.uid())
  ) and not public.owes_second_factor() and not public.is_shut_out()
$$;
