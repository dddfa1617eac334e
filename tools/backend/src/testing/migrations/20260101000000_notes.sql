-- Tables that the tests of the data API ask; the product's own are tested beside its migrations.
create table public.notes (
  id bigint generated always as identity primary key,
  owner_id uuid not null,
  body text not null,
  written_at timestamptz not null default now(),
  local_at timestamp not null default '2026-01-02 03:04:05',
  weight numeric(4, 1),
  tags text[] not null default '{a,b}'
);
alter table public.notes enable row level security;
create policy "own notes" on public.notes for all to authenticated
  using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));

create table public.counters (
  name text primary key,
  value integer not null check (value >= 0)
);
alter table public.counters enable row level security;
create policy "everyone" on public.counters for all using (true) with check (true);
revoke insert on public.counters from anon, authenticated;

create function public.refuse() returns void language plpgsql as $$
begin
  raise exception 'Not today' using detail = 'It is late', hint = 'Come tomorrow';
end
$$;

create function public.many_rows() returns setof integer language sql stable as $$
  select generate_series(1, 1500)
$$;
