-- What readers leave behind: saved items, ratings, comments, reports.
-- A document is named by its id in the content service, which knows nothing of this database.
--
-- Checked against the embedded backend by tools/backend/src/product/access.contract.test.ts and
-- saved-items.contract.test.ts. A domain, tables, policies and functions; nothing a hosted project lacks.

create domain public.document_id as text check (value ~ '^[A-Za-z0-9_-]{1,128}$');
comment on domain public.document_id is 'Id of a document in the content service.';

-- Saved items -----------------------------------------------------------------

create table public.saved_items (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  document_id public.document_id not null,
  created_at timestamptz not null default now(),
  primary key (user_id, document_id)
);

comment on table public.saved_items is 'Articles and reviews a reader wants to come back to.';

alter table public.saved_items enable row level security;

create policy "Readers see what they saved" on public.saved_items
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Readers save for themselves" on public.saved_items
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "Readers let go of what they saved" on public.saved_items
  for delete to authenticated using ((select auth.uid()) = user_id);

revoke all on public.saved_items from anon, authenticated;
grant select, delete on public.saved_items to authenticated;
grant insert (user_id, document_id) on public.saved_items to authenticated;

-- Ratings ---------------------------------------------------------------------

create table public.ratings (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  document_id public.document_id not null,
  score smallint not null check (score between 1 and 5),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, document_id)
);

comment on table public.ratings is 'A reader''s own score of a casino, 1 to 5. Others see only the average.';
create index ratings_document_id_idx on public.ratings (document_id);

alter table public.ratings enable row level security;

create policy "Readers see their own ratings" on public.ratings
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Readers rate for themselves" on public.ratings
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "Readers change their own ratings" on public.ratings
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "Readers withdraw their own ratings" on public.ratings
  for delete to authenticated using ((select auth.uid()) = user_id);

revoke all on public.ratings from anon, authenticated;
grant select, delete on public.ratings to authenticated;
grant insert (user_id, document_id, score), update (user_id, document_id, score) on public.ratings to authenticated;

create trigger touch_ratings before update on public.ratings
  for each row execute function public.touch_updated_at();

create function public.casino_rating_summary(document_ids text[])
returns table (document_id text, average numeric, votes bigint)
language sql
stable
security definer
set search_path = ''
as $$
  select r.document_id::text, round(avg(r.score), 2), count(*)
  from public.ratings r
  where r.document_id = any (document_ids[1:100])
  group by r.document_id
$$;

comment on function public.casino_rating_summary(text[]) is
  'Average and number of readers'' ratings of up to 100 documents. Names nobody.';
revoke execute on function public.casino_rating_summary(text[]) from public;
grant execute on function public.casino_rating_summary(text[]) to anon, authenticated, service_role;

-- Comments --------------------------------------------------------------------

create table public.comments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  document_id public.document_id not null,
  author_name text not null,
  body text not null check (char_length(body) between 1 and 2000 and body = btrim(body, E' \t\r\n')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.comments is 'What readers say under an article or a review. Shown once approved.';
comment on column public.comments.author_name is 'The display name, copied so that profiles can stay private.';
create index comments_document_idx on public.comments (document_id, status, created_at);
create index comments_user_id_idx on public.comments (user_id);

alter table public.comments enable row level security;

create policy "Everyone reads approved comments" on public.comments
  for select to anon, authenticated using (status = 'approved');
create policy "Readers see their own comments" on public.comments
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Readers comment for themselves" on public.comments
  for insert to authenticated with check ((select auth.uid()) = user_id and status = 'pending');
create policy "Readers reword their own comments" on public.comments
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "Readers delete their own comments" on public.comments
  for delete to authenticated using ((select auth.uid()) = user_id);

revoke all on public.comments from anon, authenticated;
grant select (id, document_id, author_name, body, status, created_at, updated_at) on public.comments to anon;
grant select, delete on public.comments to authenticated;
grant insert (user_id, document_id, body), update (body) on public.comments to authenticated;

create function public.prepare_comment() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.author_name := coalesce((select display_name from public.profiles where id = new.user_id), 'A reader');
  elsif new.body <> old.body then
    new.status := 'pending';
  end if;
  new.updated_at := now();
  return new;
end
$$;

comment on function public.prepare_comment() is 'Signs a comment, and sends a reworded one back to be approved.';
revoke execute on function public.prepare_comment() from public, anon, authenticated;

create trigger prepare_comment before insert or update on public.comments
  for each row execute function public.prepare_comment();

create function public.rename_comment_author() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.comments set author_name = coalesce(new.display_name, 'A reader') where user_id = new.id;
  return new;
end
$$;

comment on function public.rename_comment_author() is 'Lets comments follow a changed display name.';
revoke execute on function public.rename_comment_author() from public, anon, authenticated;

create trigger rename_comment_author after update of display_name on public.profiles
  for each row when (old.display_name is distinct from new.display_name)
  execute function public.rename_comment_author();

-- Reports ---------------------------------------------------------------------

create table public.review_reports (
  id uuid primary key default gen_random_uuid(),
  document_id public.document_id not null,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  reason text not null check (reason in ('outdated', 'wrong', 'unfair', 'unsafe', 'other')),
  details text check (char_length(details) <= 2000),
  contact_email text check (char_length(contact_email) <= 255 and contact_email ~ '^[^@\s,;<>]+@[^@\s,;<>]+$'),
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null default now()
);

comment on table public.review_reports is 'Something wrong with a page, as a visitor sees it. Signing in is not needed.';
create index review_reports_status_idx on public.review_reports (status, created_at);
create index review_reports_user_id_idx on public.review_reports (user_id);

alter table public.review_reports enable row level security;

create policy "Everyone may report" on public.review_reports
  for insert to anon, authenticated
  with check (user_id is not distinct from (select auth.uid()) and status = 'open');
create policy "Readers see their own reports" on public.review_reports
  for select to authenticated using ((select auth.uid()) = user_id);

revoke all on public.review_reports from anon, authenticated;
grant insert (document_id, user_id, reason, details, contact_email) on public.review_reports to anon, authenticated;
grant select on public.review_reports to authenticated;
