-- How long a payout took, which readers can say beside their marks.
--
-- Checked against the embedded backend by tools/backend/src/product/experiences/experiences.contract.test.ts.
-- A column, a trigger and a function; nothing a hosted project lacks.

alter table public.experiences add column payout_hours smallint check (payout_hours between 0 and 8760);
comment on column public.experiences.payout_hours is 'From asking for a payout to having it, in hours. Nothing when they do not say.';

grant select (payout_hours) on public.experiences to anon, authenticated;
grant insert (payout_hours), update (payout_hours) on public.experiences to authenticated;

-- Runs after prepare_experience, which counts and sends back whatever else has changed.
create function public.prepare_payout_hours() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.payout_hours is distinct from old.payout_hours and (
    new.body, new.payouts, new.terms, new.support, new.games, new.pictures
  ) is not distinct from (old.body, old.payouts, old.terms, old.support, old.games, old.pictures) then
    perform public.count_action(new.user_id, 'changes-a-day', 20, interval '1 day');
    new.status := 'pending';
    new.reason := null;
    new.updated_at := now();
  end if;
  return new;
end
$$;

comment on function public.prepare_payout_hours() is 'Sends an experience back to be read when nothing but the time of its payout has changed.';
revoke execute on function public.prepare_payout_hours() from public, anon, authenticated;
create trigger prepare_payout_hours before update of payout_hours on public.experiences
  for each row execute function public.prepare_payout_hours();

drop function public.my_experiences();
create function public.my_experiences()
returns table (
  id uuid, document_id text, payouts smallint, terms smallint, support smallint, games smallint, payout_hours smallint,
  body text, pictures text[], status text, reason text, reply text, created_at timestamptz, updated_at timestamptz
)
language sql
stable
security definer
set search_path = ''
as $$
  select public.require_strongest_session();
  select
    e.id, e.document_id::text, e.payouts, e.terms, e.support, e.games, e.payout_hours, e.body, e.pictures, e.status, e.reason,
    e.reply, e.created_at, e.updated_at
  from public.experiences e where e.user_id = (select auth.uid()) order by e.created_at desc
$$;

comment on function public.my_experiences() is 'The caller''s own experiences, with what became of them.';
revoke execute on function public.my_experiences() from public, anon;
grant execute on function public.my_experiences() to authenticated;
