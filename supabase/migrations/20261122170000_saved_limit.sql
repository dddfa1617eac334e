-- As many saved items as anybody reads, counted where nobody gets round it.
-- Plain tables, triggers and functions: checked against the embedded backend and by its tests
-- (tools/backend/src/product/saved-items.contract.test.ts); uses nothing a hosted project lacks.

create function public.limit_saved_items() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Two requests of one reader at once must not both be the last that fits.
  perform pg_advisory_xact_lock(hashtextextended('saved_items ' || new.user_id::text, 0));
  if (select count(*) from public.saved_items where user_id = new.user_id) > 500 then
    raise exception 'An account keeps 500 saved items' using
      errcode = 'check_violation', hint = 'limit/saved-items';
  end if;
  return null;
end
$$;

comment on function public.limit_saved_items() is 'Keeps an account at 500 saved items.';
revoke execute on function public.limit_saved_items() from public, anon, authenticated;

create trigger limit_saved_items after insert on public.saved_items
  for each row execute function public.limit_saved_items();
