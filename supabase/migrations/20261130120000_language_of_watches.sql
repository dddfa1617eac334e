-- A message about a changed score is in the language in which a reader asked for it.
--
-- Checked against the embedded backend by tools/backend/src/product/watches.contract.test.ts. A column, and a function
-- that returns it as well; nothing a hosted project lacks.

alter table public.watches
  add column language text not null default 'en-gb' check (language ~ '^[a-z]{2}(-[a-z]{2})?$');

comment on column public.watches.language is 'The language of the page on which they asked, as its documents name it.';
grant select (language), insert (language), update (language) on public.watches to authenticated;

create policy "Readers choose the language of messages" on public.watches
  for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

-- What it returns is part of a function's signature.
drop function public.take_messages(integer);

create function public.take_messages(most integer)
returns table (
  id uuid, email text, token uuid, old_score numeric, old_status text, new_score numeric, new_status text, name text, path text,
  language text
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
  select t.id, u.email, w.token, t.old_score, t.old_status, t.new_score, t.new_status, t.name, t.path, w.language
  from taken t
  join public.watches w on w.user_id = t.user_id and w.document_id = t.document_id
  join auth.users u on u.id = t.user_id
$$;

comment on function public.take_messages(integer) is
  'Takes messages to be sent. Whoever has sent one deletes it, and frees what could not be sent.';

revoke execute on function public.take_messages(integer) from public, anon, authenticated;
