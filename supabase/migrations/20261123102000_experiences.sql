-- Readers' experiences: what a casino was like, in four marks and words of their own. Kept apart from the editors'
-- score, shown once a moderator has read them. Nobody is told by a row whose it is: names are copied, and accounts
-- stay out of sight. Texts are made plain before anything else looks at them, and their length is looked at before
-- that.
--
-- Checked against the embedded backend by tools/backend/src/product/experiences/experiences.contract.test.ts and
-- nulls.contract.test.ts. Tables, policies, triggers and realtime.send(), which a hosted project has under the same
-- names; no extension.

-- The claim is in the token, which only the auth service signs. It is looked up, too: who is no
-- moderator any more is none at once, not when their token ends.
create function public.is_moderator() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select auth.jwt()) -> 'app_metadata' ->> 'role', '') = 'moderator'
    and exists (
      select from auth.users u
      where u.id = (select auth.uid()) and u.raw_app_meta_data ->> 'role' = 'moderator'
        and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
    )
    and not public.owes_second_factor()
$$;

comment on function public.is_moderator() is 'Whether the caller moderates: by the token and by the account as it is now.';

create function public.experience_of(folder text) returns uuid
language sql
immutable
set search_path = ''
as $$
  select case when folder ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then folder::uuid end
$$;

comment on function public.experience_of(text) is 'Whose pictures a folder holds; nothing for any other name.';

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

create function public.are_own_pictures(experience uuid, paths text[]) returns boolean
language sql
immutable
set search_path = ''
as $$
  -- bool_and passes over what is null, and unnest over how deep an array is.
  select coalesce(array_ndims(paths), 1) = 1
    and coalesce(bool_and(coalesce(path ~ ('^' || experience::text || '/[0-9a-f-]{36}\.webp$'), false)), true)
  from unnest(paths) path
$$;

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

create table public.experiences (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  document_id public.document_id not null,
  author_name text not null default 'A reader',
  payouts smallint not null check (payouts between 1 and 5),
  terms smallint not null check (terms between 1 and 5),
  support smallint not null check (support between 1 and 5),
  games smallint not null check (games between 1 and 5),
  body text not null check (
    char_length(body) between 30 and 2000 and body = btrim(body, E' \t\r\n')
    and body !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]'
  ),
  pictures text[] not null default '{}' check (cardinality(pictures) <= 3),
  -- Returned: its writer was asked to correct a field, and it waits for them.
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'returned')),
  reason text check (
    reason in ('personal-data', 'abuse', 'advertising', 'off-topic', 'not-own', 'illegal', 'duplicate', 'name')
  ),
  reply text check (char_length(reply) between 1 and 1000),
  replied_at timestamptz,
  created_at timestamptz not null default now(),
  -- now() is when a transaction began: what was read before it ended must not pass for what it wrote.
  updated_at timestamptz not null default clock_timestamp(),
  picture_versions text[] not null default '{}',
  payout_hours smallint check (payout_hours between 0 and 8760),
  unique (user_id, document_id),
  constraint experiences_pictures_are_own check (public.are_own_pictures(id, pictures)),
  check (status <> 'rejected' or reason is not null)
);

comment on table public.experiences is 'What readers experienced at a casino. Shown once approved; one for each reader and casino.';
comment on column public.experiences.author_name is 'The display name, copied so that profiles can stay private.';
comment on column public.experiences.reason is 'Why it is not shown. To find fault with a casino is no reason.';
comment on column public.experiences.reply is 'What the operator of the casino answers; marked as such.';
comment on column public.experiences.picture_versions is 'The files its pictures were when it was written. Others in their place are not shown.';
comment on column public.experiences.payout_hours is 'From asking for a payout to having it, in hours. Nothing when they do not say.';
create index experiences_shown_idx on public.experiences (document_id, created_at desc, id) where status = 'approved';
create index experiences_queue_idx on public.experiences (updated_at, id) where status = 'pending';
create index experiences_body_idx on public.experiences (md5(lower(body)));
alter table public.experiences enable row level security;
revoke all on public.experiences from anon, authenticated;
grant select (
  id, document_id, author_name, payouts, terms, support, games, body, pictures, status, reply, replied_at, created_at, payout_hours
) on public.experiences to anon, authenticated;
grant
  insert (document_id, payouts, terms, support, games, body, payout_hours),
  update (payouts, terms, support, games, body, pictures, payout_hours), delete
on public.experiences to authenticated;

create policy "Everyone reads approved experiences" on public.experiences
  for select to anon, authenticated using (status = 'approved');
create policy "Readers see their own experiences" on public.experiences
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Moderators see all experiences" on public.experiences
  for select to authenticated using ((select public.is_moderator()));
create policy "Readers tell their own experience" on public.experiences
  for insert to authenticated with check (
    (select auth.uid()) = user_id and status = 'pending'
    and ((select auth.jwt()) ->> 'is_anonymous')::boolean is not true
  );
create policy "Readers reword their own experience" on public.experiences
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "Readers withdraw their own experience" on public.experiences
  for delete to authenticated using ((select auth.uid()) = user_id);
create policy "Experiences not shown wait for the second factor" on public.experiences
  as restrictive for select to authenticated
  using (status = 'approved' or not (select public.owes_second_factor()));
create policy "New experiences wait for the second factor" on public.experiences
  as restrictive for insert to authenticated with check (not (select public.owes_second_factor()));
create policy "Reworded experiences wait for the second factor" on public.experiences
  as restrictive for update to authenticated using (not (select public.owes_second_factor()));
create policy "Withdrawn experiences wait for the second factor" on public.experiences
  as restrictive for delete to authenticated using (not (select public.owes_second_factor()));
-- Only the storage service removes files. They go first, as the site does it.
create policy "Withdrawn experiences leave no pictures" on public.experiences
  as restrictive for delete to authenticated using (public.has_no_pictures(id));

create function public.prepare_experience() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.body := public.plain_text(new.body);
  if tg_op = 'INSERT' then
    perform public.count_action(new.user_id, 'experiences-a-day', 3, interval '1 day');
    new.author_name := coalesce((select display_name from public.profiles where id = new.user_id), 'A reader');
  -- What was returned is read again even if it is sent as it is: its writer says that it is right.
  elsif old.status = 'returned' or (new.body, new.payouts, new.terms, new.support, new.games, new.pictures, new.payout_hours)
    is distinct from (old.body, old.payouts, old.terms, old.support, old.games, old.pictures, old.payout_hours)
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

comment on function public.prepare_experience() is 'Signs and counts experiences, sends reworded ones back to be approved, and refuses what looks like spam.';

create trigger prepare_experience
  before insert or update of body, payouts, terms, support, games, pictures, payout_hours on public.experiences
  for each row execute function public.prepare_experience();

create function public.rename_experience_author() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.experiences e
  set author_name = coalesce(new.display_name, 'A reader'),
    -- Without a name there is nothing to read; what was refused for its name is read again under any other.
    status = case
      when e.status = 'approved' and new.display_name is not null or e.reason = 'name' then 'pending' else e.status
    end,
    reason = nullif(e.reason, 'name'),
    -- Who decides on one that waits has read it with this name.
    updated_at = case
      when new.display_name is null and e.reason is distinct from 'name' then e.updated_at
      else greatest(clock_timestamp(), e.updated_at + interval '1 microsecond')
    end
  where e.user_id = new.id;
  return new;
end
$$;

comment on function public.rename_experience_author() is
  'Lets experiences follow a changed display name: those that show, or were refused for their name, wait until a moderator has read the new one.';

create trigger rename_experience_author after update of display_name on public.profiles
  for each row when (old.display_name is distinct from new.display_name)
  execute function public.rename_experience_author();

-- Sums are kept as experiences come and go, so that ten thousand of them are read as fast as ten.
create table public.experience_totals (
  document_id public.document_id primary key,
  votes integer not null default 0,
  payouts integer not null default 0,
  terms integer not null default 0,
  support integer not null default 0,
  games integer not null default 0,
  version integer not null default 0
);

comment on table public.experience_totals is 'Number and sums of the marks of approved experiences, by casino.';
comment on column public.experience_totals.version is 'Grows with each change of an experience that is, or was, shown.';
alter table public.experience_totals enable row level security;
revoke all on public.experience_totals from anon, authenticated;
grant select on public.experience_totals to anon, authenticated;

create policy "Everyone reads totals" on public.experience_totals for select to anon, authenticated using (true);

-- Messages are kept for days: that something has changed is all they say.
create function public.total_experiences() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.status = 'approved' then
    update public.experience_totals t
    set votes = t.votes - 1, payouts = t.payouts - old.payouts, terms = t.terms - old.terms,
      support = t.support - old.support, games = t.games - old.games, version = t.version + 1
    where t.document_id = old.document_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'approved' then
    insert into public.experience_totals as t (document_id, votes, payouts, terms, support, games, version)
    values (new.document_id, 1, new.payouts, new.terms, new.support, new.games, 1)
    on conflict (document_id) do update
    set votes = t.votes + 1, payouts = t.payouts + excluded.payouts, terms = t.terms + excluded.terms,
      support = t.support + excluded.support, games = t.games + excluded.games, version = t.version + 1;
  end if;
  -- Messages are kept for days: that something has changed is all they say.
  if (tg_op <> 'INSERT' and old.status = 'approved') or (tg_op <> 'DELETE' and new.status = 'approved') then
    perform realtime.send('{}', 'changed', 'experiences:' || coalesce(new.document_id, old.document_id)::text, true);
  end if;
  return null;
end
$$;

comment on function public.total_experiences() is 'Keeps the totals true, and tells whoever reads along.';

create trigger total_experiences after insert or delete or update on public.experiences
  for each row execute function public.total_experiences();

create policy "Everyone hears of experiences" on realtime.messages
  for select to anon, authenticated
  using (extension = 'broadcast' and (select realtime.topic()) like 'experiences:%');

revoke execute on function
  public.versions_of(text[]), public.prepare_experience(),
  public.rename_experience_author(), public.total_experiences()
from public, anon, authenticated;
revoke execute on function
  public.is_moderator(), public.has_no_pictures(uuid)
from public, anon;
grant execute on function public.is_moderator(), public.has_no_pictures(uuid) to authenticated;
