-- What anybody may send without an account is counted by the network it comes from, so that nobody
-- shuts a form for everybody, and nobody has us write to any number of strangers.
--
-- Checked against the embedded backend by tools/backend/src/product/visitors-counted.contract.test.ts.
-- Tables and functions only; nothing a hosted project lacks.

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
revoke execute on function
  public.network_of(inet, integer, integer), public.count_visitor(inet, text, integer, integer)
from public, anon, authenticated;

drop function public.file_report(text, text, text, text, uuid, uuid);

create function public.file_report(
  kind text, words text, email text, document text, experience uuid, reader uuid, visitor inet
)
returns table (number text, tell_desk boolean, tell_sender boolean)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  new_number text;
begin
  perform public.count_visitor(file_report.visitor, 'report', 10, 30);
  perform pg_advisory_xact_lock(hashtextextended('review_reports', 0));
  -- However much comes in, it is kept, and waits in the desk's list; only the letters end.
  tell_desk := (
    select count(*) from public.review_reports r where r.created_at > now() - interval '1 hour'
  ) < 200;
  -- An address is anybody's to type: it says nothing about who sends, and must not keep its owner out.
  tell_sender := file_report.email is not null and (
    select count(*) from public.review_reports r
    where r.contact_email = file_report.email and r.created_at > now() - interval '1 day'
  ) < 5;
  select 'HE-' || string_agg(substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', (get_byte(random_bytes, at) & 31) + 1, 1), '')
  into new_number
  from extensions.gen_random_bytes(12) random_bytes, generate_series(0, 11) at;
  insert into public.review_reports (number, reason, details, contact_email, document_id, experience_id, user_id)
  values (new_number, kind, words, file_report.email, document, experience, reader);
  return query select new_number, tell_desk, tell_sender;
end
$$;

comment on function public.file_report(text, text, text, text, uuid, uuid, inet) is
  'Keeps a complaint or a correction and gives its number, and who may be written to about it. For the function `complain`.';
revoke execute on function public.file_report(text, text, text, text, uuid, uuid, inet) from public, anon, authenticated;
grant execute on function public.file_report(text, text, text, text, uuid, uuid, inet) to service_role;

drop function public.enter_subscriber(text, text, text[]);

-- Nothing is returned when no message is to be sent; who asked is told the same in each case.
create function public.enter_subscriber(address text, consent text, wanted text[], visitor inet) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  found public.newsletter_subscribers;
begin
  -- Before anything is known of the address, so that a refusal says nothing about it.
  perform public.count_visitor(visitor, 'newsletter', 10, 30);
  insert into public.newsletter_subscribers (email, consent_text, topics) values (address, consent, wanted)
  on conflict (email) do nothing;
  select * into found from public.newsletter_subscribers s where s.email = address for update;
  found.asked_at := array(select t from unnest(found.asked_at) t where t > now() - interval '1 day');
  if found.status in ('confirmed', 'excluded') or cardinality(found.asked_at) >= 3 then
    return null;
  end if;
  update public.newsletter_subscribers s
  set status = 'pending', consent_text = consent, topics = wanted, unsubscribed_at = null,
    asked_at = found.asked_at || now()
  where s.id = found.id;
  return found.token;
end
$$;

comment on function public.enter_subscriber(text, text, text[], inet) is
  'Enters an address that waits to be confirmed. Its token, or nothing when it must not be written to now.';
revoke execute on function public.enter_subscriber(text, text, text[], inet) from public, anon, authenticated;
grant execute on function public.enter_subscriber(text, text, text[], inet) to service_role;
