-- What a hosted project has beyond the platform's tables: owners, a `postgres` that is no superuser, and its grants
-- (https://supabase.com/docs/guides/database/postgres/roles; the order of
-- https://github.com/supabase/postgres/tree/develop/migrations/db). Run by the superuser, who is `supabase_admin`.

create role postgres login nosuperuser createdb createrole replication bypassrls;
alter role authenticator login;
grant anon, authenticated, service_role, pg_read_all_data, pg_signal_backend to postgres;
grant create, connect, temporary on database postgres to postgres;
-- Only owners make policies and triggers for tables. The hosted database lets `postgres` by an extension (supautils).
grant supabase_auth_admin, supabase_storage_admin, supabase_realtime_admin to postgres;
alter schema public owner to postgres;
grant usage on schema public to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
grant usage on schema extensions to postgres;

do $$
declare
  place record;
  relation record;
begin
  for place in
    select * from (values
      ('auth', 'supabase_auth_admin'), ('storage', 'supabase_storage_admin'), ('realtime', 'supabase_realtime_admin')
    ) as owners (name, owner)
  loop
    execute format('alter schema %I owner to %I', place.name, place.owner);
    execute format('grant usage on schema %I to postgres, anon, authenticated, service_role', place.name);
    for relation in
      select c.relname from pg_class c where c.relnamespace = place.name::regnamespace and c.relkind in ('r', 'p')
    loop
      execute format('alter table %I.%I owner to %I', place.name, relation.relname, place.owner);
      execute format('grant all on %I.%I to postgres with grant option', place.name, relation.relname);
    end loop;
  end loop;
end
$$;
