-- A token outlives the account that it was given to, by an hour at most, and leave to upload outlives it by two: neither
-- stores a picture of somebody who has gone.
--
-- Checked against the embedded backend by tools/backend/src/product/avatars.contract.test.ts.
-- Two functions and two policies in place of those there were; nothing a hosted project lacks.

create or replace function public.may_keep_another_avatar() returns boolean
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

-- Through the policy of profiles, by which readers see their own alone.
alter policy "Readers replace their own avatars" on storage.objects
  with check (
    bucket_id = 'avatars'
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and array_length(storage.foldername(name), 1) = 1
    and exists (select from public.profiles p where p.id = (select auth.uid()))
  );

create or replace function public.limit_stored_pictures() returns trigger
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
