-- Profiles: what a reader tells us about themselves, one row for each account.
--
-- Checked against the embedded backend by tools/backend/src/product/access.contract.test.ts and
-- plain-names.contract.test.ts. A table, policies and a trigger on auth.users, which a project may have; nothing a
-- hosted project lacks.

create function public.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

comment on function public.touch_updated_at() is 'Keeps updated_at true.';
revoke execute on function public.touch_updated_at() from public, anon, authenticated;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text check (char_length(display_name) between 2 and 40 and display_name = btrim(display_name)),
  avatar_path text check (char_length(avatar_path) <= 255),
  locale text not null default 'en-gb' check (locale ~ '^[a-z]{2}(-[a-z]{2})?$'),
  newsletter_opt_in boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.profiles is 'What a reader tells us about themselves. Made with the account, gone with it.';
comment on column public.profiles.display_name is 'Shown beside comments. Null until chosen.';
comment on column public.profiles.avatar_path is 'Path in the avatars bucket, never a URL.';

alter table public.profiles enable row level security;

create policy "Readers see their own profile" on public.profiles
  for select to authenticated using ((select auth.uid()) = id);
create policy "Readers change their own profile" on public.profiles
  for update to authenticated using ((select auth.uid()) = id) with check ((select auth.uid()) = id);

revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to authenticated;
grant update (display_name, avatar_path, locale, newsletter_opt_in) on public.profiles to authenticated;

create trigger touch_profiles before update on public.profiles
  for each row execute function public.touch_updated_at();

-- A name that would not fit is left out: it must never keep anyone from signing up.
create function public.create_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted_name text := btrim(new.raw_user_meta_data ->> 'display_name');
begin
  insert into public.profiles (id, display_name)
  values (new.id, case when char_length(wanted_name) between 2 and 40 then wanted_name end);
  return new;
end
$$;

comment on function public.create_profile() is 'Gives every new account its profile.';
revoke execute on function public.create_profile() from public, anon, authenticated;

create trigger create_profile after insert on auth.users
  for each row execute function public.create_profile();
