-- What is shown of readers is what a moderator read, and never says whose it is.
-- Columns, grants, one policy and one function; nothing a hosted project lacks. Checked against the embedded
-- backend by tools/backend/src/product/experiences/experiences.contract.test.ts and access.contract.test.ts.

-- Comments say a name, not an account --------------------------------------------

revoke select on public.comments from authenticated;
grant select (id, document_id, author_name, body, status, created_at, updated_at) on public.comments to authenticated;

-- Pictures ------------------------------------------------------------------------

-- A path can be filled anew: by removing the picture first, or by leave to upload that was given before.
-- Which file it named tells its version, which no client chooses.
alter table public.experiences add column picture_versions text[] not null default '{}';
comment on column public.experiences.picture_versions is 'The files its pictures were when it was written. Others in their place are not shown.';

create function public.versions_of(paths text[]) returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(o.version order by o.name), '{}') from storage.objects o
  where o.bucket_id = 'experience-pictures' and o.name = any (paths) and o.version is not null
$$;

comment on function public.versions_of(text[]) is 'The versions of the pictures at these paths.';
revoke execute on function public.versions_of(text[]) from public, anon, authenticated;

update public.experiences set picture_versions = public.versions_of(pictures) where pictures <> '{}';

create or replace function public.prepare_experience() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform public.count_action(new.user_id, 'experiences-a-day', 3, interval '1 day');
    new.author_name := coalesce((select display_name from public.profiles where id = new.user_id), 'A reader');
  elsif (new.body, new.payouts, new.terms, new.support, new.games, new.pictures)
    is distinct from (old.body, old.payouts, old.terms, old.support, old.games, old.pictures)
  then
    perform public.count_action(new.user_id, 'changes-a-day', 20, interval '1 day');
    new.status := 'pending';
    new.reason := null;
    new.updated_at := now();
    new.picture_versions := public.versions_of(new.pictures);
  end if;
  if new.body ~* '(https?:|www\.|\[url)' then
    raise exception 'An experience has no links' using errcode = 'check_violation', hint = 'limit/links';
  end if;
  if exists (select from public.experiences e where md5(lower(e.body)) = md5(lower(new.body)) and e.id <> new.id) then
    raise exception 'These words stand elsewhere' using errcode = 'check_violation', hint = 'limit/copied';
  end if;
  return new;
end
$$;

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
revoke execute on function public.shows_picture(text, text) from public;
grant execute on function public.shows_picture(text, text) to anon, authenticated;

drop policy "Everyone sees pictures of approved experiences" on storage.objects;
create policy "Everyone sees pictures of approved experiences" on storage.objects
  for select to anon, authenticated
  using (bucket_id = 'experience-pictures' and public.shows_picture(name, version));
