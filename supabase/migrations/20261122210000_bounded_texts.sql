-- Texts are made plain before anything else looks at them: their length is looked at first. And pictures are a list,
-- not a table: as a table a moderator was shown none of them, and everybody could fetch each once it was approved.
--
-- Checked against the embedded backend by tools/backend/src/product/nulls.contract.test.ts and
-- experiences.contract.test.ts. Two functions; nothing a hosted project lacks.

create or replace function public.plain_text(typed text) returns text
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

create or replace function public.are_own_pictures(experience uuid, paths text[]) returns boolean
language sql
immutable
set search_path = ''
as $$
  -- bool_and passes over what is null, and unnest over how deep an array is.
  select coalesce(array_ndims(paths), 1) = 1
    and coalesce(bool_and(coalesce(path ~ ('^' || experience::text || '/[0-9a-f-]{36}\.webp$'), false)), true)
  from unnest(paths) path
$$;

-- What a moderator could not see waits to be read again.
alter table public.experiences disable trigger prepare_experience;
update public.experiences
set pictures = array(select unnest(pictures)), status = 'pending', reason = null, updated_at = now()
where array_ndims(pictures) > 1;
alter table public.experiences enable trigger prepare_experience;
