-- What is shown is what a moderator read: a name is no way round them, nor a call that took long, nor words that change
-- beside an answer. And limits where there were none; pictures that no experience holds are not kept.
--
-- Checked against the embedded backend by tools/backend/src/product/plain-names.contract.test.ts,
-- experiences.contract.test.ts, operator-replies.contract.test.ts and saved-items.contract.test.ts.
-- Functions, triggers, defaults and one policy; nothing a hosted project lacks.

-- Names ----------------------------------------------------------------------------

create or replace function public.check_display_name() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.display_name <> public.plain_name(new.display_name) then
    raise exception 'The display name is not plain' using
      errcode = 'check_violation', hint = 'Leave out what cannot be seen, and use single spaces between words only.';
  end if;
  if public.has_link(new.display_name) then
    raise exception 'A display name has no links' using errcode = 'check_violation', hint = 'limit/links';
  end if;
  return new;
end
$$;

comment on function public.check_display_name() is
  'Refuses display names that hold links, what cannot be seen or what turns text about.';

-- A name that is refused is left out: it must never keep anyone from signing up.
create or replace function public.create_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted_name text := public.plain_name(new.raw_user_meta_data ->> 'display_name');
begin
  insert into public.profiles (id, display_name)
  values (
    new.id, case when char_length(wanted_name) between 2 and 40 and not public.has_link(wanted_name) then wanted_name end
  );
  return new;
end
$$;

-- The site draws these names for everybody: they change there as well.
update public.profiles set display_name = null where public.has_link(display_name);

-- Times ----------------------------------------------------------------------------

-- now() is when a transaction began. What was read before it ended must not pass for what it wrote: the time is
-- taken while the row is held, and is later than any before.
alter table public.experiences alter column updated_at set default clock_timestamp();
alter table public.operator_replies alter column written_at set default clock_timestamp();

create or replace function public.prepare_experience() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.body := public.plain_text(new.body);
  if tg_op = 'INSERT' then
    perform public.count_action(new.user_id, 'experiences-a-day', 3, interval '1 day');
    new.author_name := coalesce((select display_name from public.profiles where id = new.user_id), 'A reader');
  elsif (new.body, new.payouts, new.terms, new.support, new.games, new.pictures)
    is distinct from (old.body, old.payouts, old.terms, old.support, old.games, old.pictures)
  then
    perform public.count_action(new.user_id, 'changes-a-day', 20, interval '1 day');
    new.status := 'pending';
    new.reason := null;
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
    new.picture_versions := public.versions_of(new.pictures);
  end if;
  if public.has_link(new.body) then
    raise exception 'An experience has no links' using errcode = 'check_violation', hint = 'limit/links';
  end if;
  -- Two with the same words at once must not both be the first.
  perform pg_advisory_xact_lock(hashtextextended('experience ' || lower(new.body), 0));
  if exists (select from public.experiences e where md5(lower(e.body)) = md5(lower(new.body)) and e.id <> new.id) then
    raise exception 'These words stand elsewhere' using errcode = 'check_violation', hint = 'limit/copied';
  end if;
  return new;
end
$$;

create or replace function public.prepare_payout_hours() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.payout_hours is distinct from old.payout_hours and (
    new.body, new.payouts, new.terms, new.support, new.games, new.pictures
  ) is not distinct from (old.body, old.payouts, old.terms, old.support, old.games, old.pictures) then
    perform public.count_action(new.user_id, 'changes-a-day', 20, interval '1 day');
    new.status := 'pending';
    new.reason := null;
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  end if;
  return new;
end
$$;

create function public.time_reply() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.written_at := greatest(clock_timestamp(), old.written_at + interval '1 microsecond');
  return new;
end
$$;

comment on function public.time_reply() is 'Says when a reply was written: later than the one in its place.';
revoke execute on function public.time_reply() from public, anon, authenticated;
create trigger time_reply before update of written_at on public.operator_replies
  for each row execute function public.time_reply();

-- Replies --------------------------------------------------------------------------

create function public.reread_reply() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- One that waits is dated anew as well: who decides on it has read it beside the earlier words.
  update public.operator_replies r set status = 'pending', written_at = clock_timestamp()
  where r.experience_id = new.id and r.status <> 'rejected';
  return null;
end
$$;

comment on function public.reread_reply() is 'Sends a reply back to be read when what it answers was reworded.';
revoke execute on function public.reread_reply() from public, anon, authenticated;
create trigger reread_reply after update on public.experiences
  for each row when (old.updated_at is distinct from new.updated_at)
  execute function public.reread_reply();

-- Limits ---------------------------------------------------------------------------

create or replace function public.prepare_comment() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.body := public.plain_text(new.body);
  if tg_op = 'INSERT' then
    perform public.count_action(new.user_id, 'comments-a-day', 50, interval '1 day');
    new.author_name := coalesce((select display_name from public.profiles where id = new.user_id), 'A reader');
  elsif new.body <> old.body then
    perform public.count_action(new.user_id, 'comments-a-day', 50, interval '1 day');
    new.status := 'pending';
  end if;
  new.updated_at := now();
  return new;
end
$$;

comment on function public.prepare_comment() is 'Signs and counts comments, and sends reworded ones back to be approved.';

create function public.limit_ratings() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Two requests of one reader at once must not both be the last that fits.
  perform pg_advisory_xact_lock(hashtextextended('ratings ' || new.user_id::text, 0));
  if (select count(*) from public.ratings where user_id = new.user_id) > 200 then
    raise exception 'An account keeps 200 ratings' using errcode = 'check_violation', hint = 'limit/ratings';
  end if;
  return null;
end
$$;

comment on function public.limit_ratings() is 'Keeps an account at 200 ratings.';
revoke execute on function public.limit_ratings() from public, anon, authenticated;
create trigger limit_ratings after insert on public.ratings
  for each row execute function public.limit_ratings();

-- Pictures -------------------------------------------------------------------------

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
  return null;
end
$$;

comment on function public.limit_stored_pictures() is
  'Keeps an account at ten avatars and an experience at six pictures, and none where there is no experience.';

-- Volatile, so that it counts after it has waited for a picture that comes at the same time.
create function public.has_no_pictures(experience uuid) returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('experience-pictures/' || experience::text, 0));
  return not exists (
    select from storage.objects o
    where o.bucket_id = 'experience-pictures' and (storage.foldername(o.name))[1] = experience::text
  );
end
$$;

comment on function public.has_no_pictures(uuid) is 'Whether storage keeps nothing for an experience.';
revoke execute on function public.has_no_pictures(uuid) from public, anon;
grant execute on function public.has_no_pictures(uuid) to authenticated;

-- Only the storage service removes files. They go first, as the site does it.
create policy "Withdrawn experiences leave no pictures" on public.experiences
  as restrictive for delete to authenticated using (public.has_no_pictures(id));
