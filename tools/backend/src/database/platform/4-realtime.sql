-- The realtime schema: messages and the policies of private channels as hosted, and a queue of
-- changes that stands in for the write-ahead log, which PGlite cannot stream.

create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role;

create table if not exists realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp without time zone not null default now(),
  inserted_at timestamp without time zone not null default now(),
  id uuid not null default gen_random_uuid() primary key
);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

create or replace function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')::text
$$;

create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql as $$
begin
  -- For the policies that the message is held against, and left so: what the same transaction asks next sees it too.
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (payload, event, topic, private, extension)
  values (payload, event, topic, private, 'broadcast');
exception when others then
  -- As hosted: what cannot be announced has happened all the same.
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$;

create or replace function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text, new record, old record,
  level text default 'ROW'
) returns void
language plpgsql as $$
begin
  perform realtime.send(
    jsonb_build_object(
      'old_record', to_jsonb(old), 'record', to_jsonb(new), 'operation', operation, 'table', table_name, 'schema', table_schema
    ),
    event_name, topic_name
  );
end
$$;

-- Only committed messages are announced, since NOTIFY waits for the commit.
create or replace function realtime.announce_message() returns trigger language plpgsql as $$
begin
  perform pg_notify('realtime_messages', new.id::text);
  return null;
end
$$;
create or replace trigger announce_message after insert on realtime.messages
  for each row when (new.extension = 'broadcast' and new.event is not null)
  execute function realtime.announce_message();

create table if not exists realtime.changes (
  id bigint generated always as identity primary key,
  relation regclass not null,
  operation text not null,
  record jsonb,
  old_record jsonb,
  commit_timestamp timestamptz not null default now()
);
alter table realtime.changes enable row level security;

create or replace function realtime.capture_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  change_id bigint;
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
begin
  if old_row is not null and (select relreplident from pg_catalog.pg_class where oid = tg_relid) <> 'f' then
    select jsonb_object_agg(a.attname, old_row -> a.attname) into old_row
    from pg_catalog.pg_index i
    join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = tg_relid and i.indisprimary;
  end if;
  insert into realtime.changes (relation, operation, record, old_record)
  values (tg_relid, tg_op, case when tg_op <> 'DELETE' then to_jsonb(new) end, old_row)
  returning id into change_id;
  perform pg_notify('realtime_changes', change_id::text);
  return null;
end
$$;

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;

-- Gives the tables of the publication their trigger, and takes it from those that have left it.
create or replace function realtime.follow_publication() returns void language plpgsql as $$
declare
  relation regclass;
begin
  for relation in
    select t.tgrelid::regclass from pg_trigger t
    where t.tgname = 'realtime_capture_change' and not exists (
      select from pg_publication_tables p
      where p.pubname = 'supabase_realtime' and format('%I.%I', p.schemaname, p.tablename)::regclass = t.tgrelid
    )
  loop
    execute format('drop trigger realtime_capture_change on %s', relation);
  end loop;
  for relation in
    select format('%I.%I', p.schemaname, p.tablename)::regclass from pg_publication_tables p
    where p.pubname = 'supabase_realtime'
  loop
    execute format(
      'create or replace trigger realtime_capture_change after insert or update or delete on %s '
      'for each row execute function realtime.capture_change()', relation
    );
  end loop;
end
$$;
