-- A name that shows beside an experience is read by a moderator, as its words are: an experience that was approved waits
-- again when its author takes another name. And more names that readers would take for the site's, an operator's or a
-- moderator's are refused.
--
-- Checked against the embedded backend by tools/backend/src/product/experiences/experiences.contract.test.ts and
-- plain-names.contract.test.ts. Functions, and names that no longer pass; nothing a hosted project lacks.

create or replace function public.rename_experience_author() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.experiences e
  set author_name = coalesce(new.display_name, 'A reader'),
    -- Without a name there is nothing to read.
    status = case when e.status = 'approved' and new.display_name is not null then 'pending' else e.status end,
    -- Who decides on one that waits has read it with this name.
    updated_at = case
      when new.display_name is null then e.updated_at
      else greatest(clock_timestamp(), e.updated_at + interval '1 microsecond')
    end
  where e.user_id = new.id;
  return new;
end
$$;

comment on function public.rename_experience_author() is
  'Lets experiences follow a changed display name: those that show wait until a moderator has read the new one.';

create or replace function public.poses_as_staff(name text) returns boolean
language sql
immutable
strict
set search_path = ''
as $$
  with
    -- White letters in black circles and squares, which have no compatibility form.
    boxed (letters) as (
      select string_agg(chr(box), '' order by box)
      from (select generate_series(127312, 127337) union all select generate_series(127344, 127369)) boxes (box)
    ),
    -- Without accents, and with what looks like a Latin letter as that letter (Unicode TS 39 has more of them).
    latin (letters) as (
      select lower(translate(
        regexp_replace(normalize(translate(name, boxed.letters, repeat('abcdefghijklmnopqrstuvwxyz', 2)), NFKD), '[\u0300-\u036f]', '', 'g'),
        E'\u0430\u0410\u03b1\u0391\u0251\u1d00\u13aa\u00e6\u00c6\u0432\u0412\u03b2\u0392\u0299' ||
        E'\u0441\u0421\u03f2\u03f9\u1d04\u13df\u0501\u0500\u0111\u0110\u1d05\u13a0' ||
        E'\u0435\u0415\u03b5\u0395\u0454\u0404\u1d07\u13ac\u01dd\u0261\u0262\u0581\u13c0' ||
        E'\u043d\u041d\u04bb\u04ba\u0397\u0570\u029c\u13bb' ||
        E'\u0456\u0406\u03b9\u0399\u0131\u026a\u04cf\u04c0\u01c0\u13a5\u043a\u041a\u03ba\u039a\u1d0b\u13e6' ||
        E'\u13de\u043c\u041c\u039c\u1d0d\u13b7\u043f\u041f\u03b7\u039d\u0274\u0578' ||
        E'\u043e\u041e\u03bf\u039f\u0585\u0555\u00f8\u00d8\u1d0f\u0153\u0152' ||
        E'\u0440\u0420\u03c1\u03a1\u1d18\u13e2\u0433\u0413\u0280\u1d26\u13a1\u13d2\u0455\u0405\ua731\u13da' ||
        E'\u0442\u0422\u03c4\u03a4\u1d1b\u13a2\u03c5\u057d\u03bc\u1d1c\u0475\u0474\u03bd\u1d20\u13d9' ||
        E'\u051d\u051c\u0461\u0460\u1d21\u13b3\u0443\u0423\u03a5\u13a9' ||
        E'\u0250\u0192\u1e9d\u0271\u15f0',
        'aaaaaaaaabbbbb' || 'ccccccdddddd' || 'eeeeeeeeegggg' || 'hhhhhhhh' || 'iiiiiiiiiikkkkkk' ||
        'lmmmmmnnnnnn' || 'ooooooooooo' || 'pppppprrrrrrssss' || 'ttttttuuuuvvvvv' || 'wwwwwwyyyy' || 'affmm'
      ))
      from boxed
    ),
    -- Small l and i cannot be told apart. A digit stands for a letter, or behind a word.
    spelt (letters) as (
      select replace(translate(letters, '0134578@$!|i', 'oleastbaslll'), 'rn', 'm') from latin
      union all
      select replace(translate(letters, 'i', 'l'), 'rn', 'm') from latin
    ),
    -- Spaced out, a word is one still.
    said (letters, joined) as (select letters, regexp_replace(letters, '[^a-z]', '', 'g') from spelt)
  select bool_or(
    joined ~ 'houseedge|moderat(or|lon|rlce|eur)|admlnl?str|webmaster|factcheck|helpdesk|sysop|trust(and)?safety|compllance|admlns?$'
    or joined ~ '^(the|our|slte)?(mods?|staff|edltors?|edltorlal|support|offlclal|team|desk|owners?|operators?|caslnos?|system|securlty|revlewers?|root)$'
    or joined ~ '(customer|player|slte|caslno|tech|technlcal|llve)(support|servlces?|care|team|reply)'
    or joined ~ '(support|edltors?|edltorlal|complalnts?|revlew|revlewers?|^he)(team|desk|staff)$'
    or letters ~ '(^|[^a-z])(admlns?|mods?|staff|edltors?|edltorlal|offlclal|operators?|verlfled)([^a-z]|$)'
  )
  from said
$$;

update public.profiles set display_name = null
where display_name is not null and public.fitting_name(to_jsonb(display_name)) is null;
update auth.users set raw_user_meta_data = raw_user_meta_data
where raw_user_meta_data ? 'display_name'
  and raw_user_meta_data ->> 'display_name' is distinct from public.fitting_name(raw_user_meta_data -> 'display_name');
