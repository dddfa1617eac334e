-- What readers keep: saved items, and reviews of which they want to hear when the score or the status changes. A
-- document is named by its id in the content service, which knows nothing of this database.
--
-- Checked against the embedded backend by saved-items.contract.test.ts, watches.contract.test.ts and
-- access.contract.test.ts in tools/backend/src/product. A domain, tables, policies and functions; nothing a hosted
-- project lacks.

create domain public.document_id as text check (value ~ '^[A-Za-z0-9_-]{1,128}$');
comment on domain public.document_id is 'Id of a document in the content service.';

create table public.saved_items (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  document_id public.document_id not null,
  created_at timestamptz not null default now(),
  primary key (user_id, document_id)
);

comment on table public.saved_items is 'Articles and reviews a reader wants to come back to.';
alter table public.saved_items enable row level security;
revoke all on public.saved_items from anon, authenticated;
grant select, delete on public.saved_items to authenticated;
grant insert (user_id, document_id) on public.saved_items to authenticated;

create policy "Readers see what they saved" on public.saved_items
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Readers save for themselves" on public.saved_items
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "Readers let go of what they saved" on public.saved_items
  for delete to authenticated using ((select auth.uid()) = user_id);
create policy "Saved items wait for the second factor" on public.saved_items
  as restrictive to authenticated using (not (select public.owes_second_factor()));

create function public.limit_saved_items() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Two requests of one reader at once must not both be the last that fits.
  perform pg_advisory_xact_lock(hashtextextended('saved_items ' || new.user_id::text, 0));
  if (select count(*) from public.saved_items where user_id = new.user_id) > 500 then
    raise exception 'An account keeps 500 saved items' using
      errcode = 'check_violation', hint = 'limit/saved-items';
  end if;
  return null;
end
$$;

comment on function public.limit_saved_items() is 'Keeps an account at 500 saved items.';

create trigger limit_saved_items after insert on public.saved_items
  for each row execute function public.limit_saved_items();

create table public.watches (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  document_id public.document_id not null,
  score numeric(3, 1),
  status text not null check (status ~ '^[a-z]{1,20}$'),
  token uuid not null default gen_random_uuid() unique,
  created_at timestamptz not null default now(),
  primary key (user_id, document_id)
);

comment on table public.watches is 'Readers who want to hear when the score or the status of a review changes.';
comment on column public.watches.score is 'The score they know, from when they asked or were told last.';
comment on column public.watches.token is 'In the links of messages: who has it can end the watch.';
create index watches_document_id_idx on public.watches (document_id);
alter table public.watches enable row level security;
revoke all on public.watches from anon, authenticated;
grant select (document_id, score, status, created_at), insert (document_id, score, status), delete
  on public.watches to authenticated;

create policy "Readers see what they watch" on public.watches
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Readers watch for themselves" on public.watches
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "Readers stop watching" on public.watches
  for delete to authenticated using ((select auth.uid()) = user_id);
create policy "Watches wait for the second factor" on public.watches
  as restrictive to authenticated using (not (select public.owes_second_factor()));

create function public.limit_watches() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('watches ' || new.user_id::text, 0));
  if (select count(*) from public.watches where user_id = new.user_id) > 100 then
    raise exception 'An account watches 100 reviews' using errcode = 'check_violation', hint = 'limit/watches';
  end if;
  return null;
end
$$;

comment on function public.limit_watches() is 'Keeps an account at 100 watches.';

create trigger limit_watches after insert on public.watches
  for each row execute function public.limit_watches();

-- Messages that wait. What a reader knows changes with the message in one transaction, so a change
-- is told once, whatever ends in between.
create table public.watch_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  document_id public.document_id not null,
  old_score numeric(3, 1),
  old_status text not null,
  new_score numeric(3, 1),
  new_status text not null,
  name text not null,
  path text not null,
  created_at timestamptz not null default now(),
  taken_at timestamptz,
  -- Who stops watching, or leaves, is not written to.
  foreign key (user_id, document_id) references public.watches (user_id, document_id) on delete cascade
);

comment on table public.watch_messages is 'Messages about changed scores that have not been sent yet.';
create index watch_messages_watch_idx on public.watch_messages (user_id, document_id);
create index watch_messages_created_at_idx on public.watch_messages (created_at);
alter table public.watch_messages enable row level security;
revoke all on public.watch_messages from anon, authenticated;

-- Told all reviews there are, so that what was missed while nothing answered is told the next time.
create function public.note_scores(reviews jsonb) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  noted integer := 0;
  changed record;
begin
  for changed in
    select w.user_id, w.document_id, w.score as old_score, w.status as old_status, t.score, t.status, t.name, t.path
    from public.watches w
    join jsonb_to_recordset(reviews) as t (id text, score numeric(3, 1), status text, name text, path text)
      on t.id = w.document_id
    where (w.score is distinct from t.score or w.status <> t.status)
      -- One review that is not all there must not keep the others from being told.
      and t.status is not null and t.name is not null and t.path is not null
    for update of w
  loop
    update public.watches w set score = changed.score, status = changed.status
    where w.user_id = changed.user_id and w.document_id = changed.document_id;
    insert into public.watch_messages (user_id, document_id, old_score, old_status, new_score, new_status, name, path)
    values (
      changed.user_id, changed.document_id, changed.old_score, changed.old_status, changed.score, changed.status,
      changed.name, changed.path
    );
    noted := noted + 1;
  end loop;
  return noted;
end
$$;

comment on function public.note_scores(jsonb) is 'Compares reviews as they are published with what their watchers know, and lays messages by.';

-- Two that send at once take different messages. What somebody took and never sent is free again after ten minutes.
create function public.take_messages(most integer)
returns table (
  id uuid, email text, token uuid, old_score numeric, old_status text, new_score numeric, new_status text, name text, path text
)
language sql
security definer
set search_path = ''
as $$
  with free as (
    select m.id from public.watch_messages m
    where m.taken_at is null or m.taken_at < now() - interval '10 minutes'
    -- A limit of null is none.
    order by m.created_at, m.id limit least(coalesce(most, 0), 500)
    for update skip locked
  ), taken as (
    update public.watch_messages m set taken_at = now() from free where m.id = free.id returning m.*
  )
  select t.id, u.email, w.token, t.old_score, t.old_status, t.new_score, t.new_status, t.name, t.path
  from taken t
  join public.watches w on w.user_id = t.user_id and w.document_id = t.document_id
  join auth.users u on u.id = t.user_id
$$;

comment on function public.take_messages(integer) is
  'Takes messages to be sent. Whoever has sent one deletes it, and frees what could not be sent.';

revoke execute on function
  public.limit_saved_items(), public.limit_watches(), public.note_scores(jsonb), public.take_messages(integer)
from public, anon, authenticated;
