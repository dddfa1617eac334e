-- Pictures that nothing shows are found, so that they can be removed: those of experiences and accounts that are gone,
-- and those that others took the place of while their removal failed.
--
-- Checked against the embedded backend by tools/backend/src/product/unused-pictures.contract.test.ts.
-- One function; nothing a hosted project lacks.

create function public.unused_pictures(most integer) returns table (bucket text, path text)
language sql
stable
security definer
set search_path = ''
as $$
  select o.bucket_id, o.name from storage.objects o
  -- A picture is stored before the row that names it.
  where greatest(o.created_at, o.updated_at) < now() - interval '1 day' and case o.bucket_id
    when 'experience-pictures' then not exists (
      select from public.experiences e
      where e.id = public.experience_of((storage.foldername(o.name))[1]) and o.name = any (e.pictures)
    )
    when 'avatars' then not exists (
      select from public.profiles p
      where p.id = public.experience_of((storage.foldername(o.name))[1]) and p.avatar_path = o.name
    )
    else false
  end
  order by o.created_at, o.name
  limit least(coalesce(most, 0), 500)
$$;

comment on function public.unused_pictures(integer) is
  'Pictures older than a day that no experience and no profile names, oldest first. Only the storage service removes them.';
revoke execute on function public.unused_pictures(integer) from public, anon, authenticated;
grant execute on function public.unused_pictures(integer) to service_role;
