-- The first migration. Every table in "public" needs row level security:
--
--   create table public.notes (id uuid primary key default gen_random_uuid(), owner uuid not null, words text not null);
--   alter table public.notes enable row level security;
--   create policy "own notes" on public.notes for all to authenticated using (owner = (select auth.uid()));
select 1;
