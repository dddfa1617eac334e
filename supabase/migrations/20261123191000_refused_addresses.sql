-- Who wants no more letters, or has excluded themselves from gambling, is left alone still when their account, or
-- whatever else we had of them, is deleted: somebody who types their address later has nothing sent to it.
--
-- Checked against the embedded backend by tools/backend/src/product/delete-account.contract.test.ts and
-- everything.contract.test.ts. Tables, triggers and functions; hmac() of pgcrypto, which a hosted project has in the
-- same schema.

-- Without it, anybody who has a copy of the digests would find an address by trying all there are.
create table public.digest_key (
  is_only boolean primary key default true check (is_only),
  secret bytea not null default extensions.gen_random_bytes(32) check (octet_length(secret) = 32)
);

comment on table public.digest_key is 'The key of the digests of addresses, in one row. Another key forgets who wants no letters.';
alter table public.digest_key enable row level security;
revoke all on public.digest_key from anon, authenticated;

insert into public.digest_key default values;

create table public.refused_addresses (
  letters text not null check (letters in ('newsletter_subscribers', 'letter_addresses')),
  digest bytea not null check (octet_length(digest) = 32),
  primary key (letters, digest)
);

comment on table public.refused_addresses is
  'Addresses that are to be left alone and of which nothing else is kept: a keyed digest, from which none can be read.';
comment on column public.refused_addresses.letters is 'Which letters: the table the address was deleted from.';
alter table public.refused_addresses enable row level security;
revoke all on public.refused_addresses from anon, authenticated;

create function public.digest_address(address text) returns bytea
language sql
stable
security definer
set search_path = ''
as $$
  select extensions.hmac(convert_to(lower(address), 'UTF8'), k.secret, 'sha256') from public.digest_key k
$$;

comment on function public.digest_address(text) is 'What is kept of an address that is to be left alone.';

create function public.keep_refusal() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.refused_addresses (letters, digest) values (tg_table_name, public.digest_address(old.email))
  on conflict do nothing;
  return null;
end
$$;

comment on function public.keep_refusal() is 'Keeps that an address is to be left alone when its row goes.';

create trigger keep_refusal after delete on public.letter_addresses
  for each row when (old.is_unwanted) execute function public.keep_refusal();

create trigger keep_refusal after delete on public.newsletter_subscribers
  for each row when (old.status = 'excluded') execute function public.keep_refusal();

create function public.recall_refusal() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.refused_addresses r
    where r.letters = tg_table_name and r.digest = public.digest_address(new.email)
  ) then
    if tg_table_name = 'letter_addresses' then
      new.is_unwanted := true;
    else
      new.status := 'excluded';
    end if;
  end if;
  return new;
end
$$;

comment on function public.recall_refusal() is 'Enters an address that is to be left alone as one that is.';

create trigger recall_refusal before insert on public.letter_addresses
  for each row execute function public.recall_refusal();

create trigger recall_refusal before insert on public.newsletter_subscribers
  for each row execute function public.recall_refusal();

revoke execute on function
  public.digest_address(text), public.keep_refusal(), public.recall_refusal()
from public, anon, authenticated;
