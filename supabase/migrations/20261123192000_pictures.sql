-- Pictures: avatars, public to look at, at <account id>/<file name>, and those of experiences, at <experience
-- id>/<random>.webp, which does not say whose they are. What is shown is the file a moderator saw. A token outlives
-- the account that it was given to, by an hour at most, and leave to upload outlives it by two: neither stores a
-- picture of somebody who has gone.
--
-- Checked against the embedded backend by avatars.contract.test.ts, experiences/experiences.contract.test.ts and
-- unused-pictures.contract.test.ts in tools/backend/src/product. Buckets, policies and a trigger on storage.objects,
-- and functions; nothing a hosted project lacks.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 2097152, array['image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do nothing;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('experience-pictures', 'experience-pictures', false, 1048576, array['image/webp'])
on conflict (id) do nothing;

-- Counted past the policies, since a policy on storage.objects cannot ask storage.objects.
create function public.may_keep_another_avatar() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.profiles p where p.id = (select auth.uid())) and (
    select count(*) < 10 from storage.objects
    where bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text
  )
$$;

comment on function public.may_keep_another_avatar() is 'Whether the caller''s account exists and has fewer than ten pictures.';

-- Asked past the policies: accounts are out of sight, and a policy on storage.objects cannot ask storage.objects.
create function public.owns_experience(folder text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.experiences e where e.id = public.experience_of(folder) and e.user_id = (select auth.uid())
  ) and not public.owes_second_factor()
$$;

comment on function public.owns_experience(text) is 'Whether the experience of that folder is the caller''s.';

create function public.may_keep_another_picture(folder text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  -- Three that are shown, and as many that take their place.
  select count(*) < 6 from storage.objects o
  where o.bucket_id = 'experience-pictures' and (storage.foldername(o.name))[1] = folder
$$;

comment on function public.may_keep_another_picture(text) is 'Whether an experience has room for a picture.';

-- Asked past the grants: accounts and versions are out of sight.
create function public.shows_picture(path text, version text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.experiences e
    where e.id = public.experience_of((storage.foldername(path))[1])
      and e.status = 'approved' and path = any (e.pictures) and version = any (e.picture_versions)
  )
$$;

comment on function public.shows_picture(text, text) is 'Whether a picture, as this file of it, is part of an approved experience.';

create function public.begin_pictures() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.require_strongest_session();
  perform public.count_action((select auth.uid()), 'pictures-a-day', 20, interval '1 day');
end
$$;

comment on function public.begin_pictures() is
  'Counts that a reader has pictures made, which takes a processor seconds, whatever becomes of the words beside them.';

-- The storage service asks the policies in a transaction that it takes back, and writes the row after
-- the file: between them others are asked as well.
create function public.limit_stored_pictures() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  folder text := (storage.foldername(new.name))[1];
  most integer := case new.bucket_id when 'avatars' then 10 when 'experience-pictures' then 6 end;
begin
  if most is null then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', new.bucket_id, folder), 0));
  if (
    select count(*) from storage.objects o
    where o.bucket_id = new.bucket_id and (storage.foldername(o.name))[1] is not distinct from folder
  ) > most then
    raise exception 'A folder keeps % pictures', most using errcode = 'insufficient_privilege', hint = 'limit/pictures';
  end if;
  -- Leave to upload outlives what it was given for.
  if new.bucket_id = 'experience-pictures' and not exists (
    select from public.experiences e where e.id = public.experience_of(folder)
  ) then
    raise exception 'The experience is gone' using errcode = 'insufficient_privilege', hint = 'limit/pictures';
  end if;
  if new.bucket_id = 'avatars' and not exists (
    select from public.profiles p where p.id = public.experience_of(folder)
  ) then
    raise exception 'The account is gone' using errcode = 'insufficient_privilege', hint = 'limit/pictures';
  end if;
  return null;
end
$$;

comment on function public.limit_stored_pictures() is
  'Keeps an account at ten avatars and an experience at six pictures, and none where there is no account or experience.';

create trigger limit_stored_pictures after insert or update of bucket_id, name on storage.objects
  for each row execute function public.limit_stored_pictures();

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
    -- Through the policy of profiles, by which readers see their own alone.
    and exists (select from public.profiles p where p.id = (select auth.uid()))
  );

create policy "Readers delete their own avatars" on storage.objects
  for delete to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Avatars wait for the second factor" on storage.objects
  as restrictive to authenticated using (bucket_id <> 'avatars' or not (select public.owes_second_factor()));

create policy "Readers see pictures of their own experiences" on storage.objects
  for select to authenticated
  using (bucket_id = 'experience-pictures' and public.owns_experience((storage.foldername(name))[1]));

create policy "Moderators see pictures of experiences" on storage.objects
  for select to authenticated
  using (bucket_id = 'experience-pictures' and (select public.is_moderator()));

create policy "Readers add pictures to their own experiences" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'experience-pictures'
    and array_length(storage.foldername(name), 1) = 1
    and public.owns_experience((storage.foldername(name))[1])
    and public.may_keep_another_picture((storage.foldername(name))[1])
  );

create policy "Readers remove pictures of their own experiences" on storage.objects
  for delete to authenticated
  using (bucket_id = 'experience-pictures' and public.owns_experience((storage.foldername(name))[1]));

create policy "Everyone sees pictures of approved experiences" on storage.objects
  for select to anon, authenticated
  using (bucket_id = 'experience-pictures' and public.shows_picture(name, version));

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

revoke execute on function
  public.limit_stored_pictures(), public.unused_pictures(integer)
from public, anon, authenticated;
revoke execute on function
  public.may_keep_another_avatar(), public.owns_experience(text), public.may_keep_another_picture(text),
  public.begin_pictures()
from public, anon;
grant execute on function
  public.may_keep_another_avatar(), public.owns_experience(text), public.may_keep_another_picture(text),
  public.begin_pictures()
to authenticated;
revoke execute on function public.shows_picture(text, text) from public;
grant execute on function public.shows_picture(text, text) to anon, authenticated;
