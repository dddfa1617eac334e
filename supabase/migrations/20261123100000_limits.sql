-- What readers and visitors do too often to be either is counted: by account, and where none is needed by the network
-- it comes from, so that nobody shuts a form for everybody.
--
-- Checked against the embedded backend by tools/backend/src/product/visitors-counted.contract.test.ts and
-- nulls.contract.test.ts. Tables and functions; nothing a hosted project lacks.

create table public.reader_actions (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  done_at timestamptz not null default now()
);

comment on table public.reader_actions is 'How often a reader did what has a limit. Counted here, so that taking something back does not make room.';
create index reader_actions_idx on public.reader_actions (user_id, kind, done_at);
alter table public.reader_actions enable row level security;
revoke all on public.reader_actions from anon, authenticated;

create function public.count_action(reader uuid, action text, most integer, within interval) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Two requests at once must not both be the last that fits.
  perform pg_advisory_xact_lock(hashtextextended(action || ' ' || reader::text, 0));
  delete from public.reader_actions a where a.user_id = reader and a.kind = action and a.done_at < now() - within;
  if (select count(*) from public.reader_actions a where a.user_id = reader and a.kind = action) >= most then
    raise exception 'Too often: %', action using errcode = 'check_violation', hint = 'limit/' || action;
  end if;
  insert into public.reader_actions (user_id, kind) values (reader, action);
end
$$;

comment on function public.count_action(uuid, text, integer, interval) is 'Counts what a reader does, and refuses what is too often.';

create table public.visitor_actions (
  id bigint generated always as identity primary key,
  network cidr not null,
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  done_at timestamptz not null default now()
);

comment on table public.visitor_actions is 'What came from which network within a day, where that has a limit.';
create index visitor_actions_network_idx on public.visitor_actions using gist (network inet_ops);
create index visitor_actions_done_at_idx on public.visitor_actions (done_at);
alter table public.visitor_actions enable row level security;
revoke all on public.visitor_actions from anon, authenticated;

-- Whoever has one address of IPv6 has all of its /64 (RFC 6177, RFC 7421).
create function public.network_of(address inet, bits integer, bits_of_six integer) returns cidr
language sql
immutable
set search_path = ''
as $$
  select network(set_masklen(plain.address, case family(plain.address) when 4 then bits else bits_of_six end))
  from (
    select case
      when family($1) = 6 and $1 <<= inet '::ffff:0:0/96' then replace(host($1), '::ffff:', '')::inet
      else $1
    end
  ) plain (address)
$$;

comment on function public.network_of(inet, integer, integer) is
  'The network of an address. An address of IPv4 that is written as one of IPv6 is one of IPv4.';

create function public.count_visitor(visitor inet, action text, an_hour integer, a_day integer) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  near cidr := public.network_of(visitor, 32, 64);
  wide cidr := public.network_of(visitor, 24, 48);
begin
  -- One at a time: two at once must not both be the last that fits.
  perform pg_advisory_xact_lock(hashtextextended(action || ' ' || wide::text, 0));
  -- Addresses are kept no longer than they count.
  delete from public.visitor_actions a where a.id in (
    select old.id from public.visitor_actions old where old.done_at < now() - interval '1 day'
    limit 1000 for update skip locked
  );
  if exists (
    select from (
      select
        count(*) filter (where a.network = near and a.done_at > now() - interval '1 hour') as near_an_hour,
        count(*) filter (where a.network = near) as near_a_day,
        count(*) filter (where a.done_at > now() - interval '1 hour') as wide_an_hour
      from public.visitor_actions a
      where a.network <<= wide and a.kind = action and a.done_at > now() - interval '1 day'
    ) done
    -- Many who share a network provider are let in; many addresses of one visitor are not.
    where done.near_an_hour >= an_hour or done.near_a_day >= a_day or done.wide_an_hour >= 6 * an_hour
  ) then
    raise exception 'Too often: %', action using errcode = 'check_violation', hint = 'limit/visitor';
  end if;
  insert into public.visitor_actions (network, kind) values (near, action);
end
$$;

comment on function public.count_visitor(inet, text, integer, integer) is
  'Counts what a visitor does without an account, and refuses what is too often. What was refused does not count.';

-- What others read is plain in each line, as names are.
create function public.plain_text(typed text) returns text
language plpgsql
immutable
strict
set search_path = ''
as $$
begin
  -- Each line costs as much as a name. Whoever calls has a limit of their own, far below this one.
  if char_length(typed) > 20000 then
    raise exception 'This text is too long' using errcode = 'check_violation', hint = 'limit/length';
  end if;
  return (
    select btrim(regexp_replace(
      coalesce(string_agg(public.plain_name(line), E'\n' order by place), ''), '\n{3,}', E'\n\n', 'g'
    ), E'\n')
    from regexp_split_to_table(typed, '\r\n|[\n\r\v\f\u0085\u2028\u2029]') with ordinality as lines (line, place)
  );
end
$$;

comment on function public.plain_text(text) is 'A text as others may read it: without what cannot be seen or turns text about.';

revoke execute on function
  public.count_action(uuid, text, integer, interval), public.network_of(inet, integer, integer),
  public.count_visitor(inet, text, integer, integer), public.plain_text(text)
from public, anon, authenticated;
