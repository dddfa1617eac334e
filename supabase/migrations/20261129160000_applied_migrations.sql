-- Which migrations a database has, for the site's server: a process of a newer release says before it serves, and
-- `npm run doctor` at any time, that they are behind.
--
-- The history is written by the platform's command line, and by the embedded backend as it does.
--
-- Checked against the embedded backend by applied-migrations.contract.test.ts in tools/backend/src/product. A hosted
-- project has the table as soon as a migration was pushed.

create function public.applied_migrations() returns setof text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query select version from supabase_migrations.schema_migrations order by version;
end
$$;

revoke execute on function public.applied_migrations() from public, anon, authenticated;

comment on function public.applied_migrations() is
  'The versions of the migrations that were applied. For the service role alone.';
