-- Avatars: pictures of readers, public to look at, each reader's own to change.
-- Their place is <account id>/<file name>.
--
-- Checked against the embedded backend by tools/backend/src/product/avatars.contract.test.ts. A bucket, and policies
-- on storage.objects; nothing a hosted project lacks.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 2097152, array['image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do nothing;

-- Counted past the policies, since a policy on storage.objects cannot ask storage.objects.
create function public.may_keep_another_avatar() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select count(*) < 10 from storage.objects
  where bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text
$$;

comment on function public.may_keep_another_avatar() is 'Ten pictures are enough for anyone.';
revoke execute on function public.may_keep_another_avatar() from public, anon;
grant execute on function public.may_keep_another_avatar() to authenticated;

create policy "Readers see their own avatars" on storage.objects
  for select to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Readers upload their own avatars" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'avatars'
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and array_length(storage.foldername(name), 1) = 1
    and public.may_keep_another_avatar()
  );

create policy "Readers replace their own avatars" on storage.objects
  for update to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (
    bucket_id = 'avatars'
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and array_length(storage.foldername(name), 1) = 1
  );

create policy "Readers delete their own avatars" on storage.objects
  for delete to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
