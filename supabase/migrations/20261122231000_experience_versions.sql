-- A number that grows with each change of what is shown of a casino, so that the pages that show it can tell
-- whether they are behind without reading all of it.
--
-- Checked against the embedded backend by tools/backend/src/product/experiences/experiences.contract.test.ts. One column and
-- a function in place of the one there was, which a hosted project takes as it is; no extension.

alter table public.experience_totals add column version integer not null default 0;
-- Pages that are stored show none of the experiences there are.
update public.experience_totals set version = 1;

comment on column public.experience_totals.version is 'Grows with each change of an experience that is, or was, shown.';

create or replace function public.total_experiences() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.status = 'approved' then
    update public.experience_totals t
    set votes = t.votes - 1, payouts = t.payouts - old.payouts, terms = t.terms - old.terms,
      support = t.support - old.support, games = t.games - old.games, version = t.version + 1
    where t.document_id = old.document_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'approved' then
    insert into public.experience_totals as t (document_id, votes, payouts, terms, support, games, version)
    values (new.document_id, 1, new.payouts, new.terms, new.support, new.games, 1)
    on conflict (document_id) do update
    set votes = t.votes + 1, payouts = t.payouts + excluded.payouts, terms = t.terms + excluded.terms,
      support = t.support + excluded.support, games = t.games + excluded.games, version = t.version + 1;
  end if;
  -- Messages are kept for days: that something has changed is all they say.
  if (tg_op <> 'INSERT' and old.status = 'approved') or (tg_op <> 'DELETE' and new.status = 'approved') then
    perform realtime.send('{}', 'changed', 'experiences:' || coalesce(new.document_id, old.document_id)::text, true);
  end if;
  return null;
end
$$;
