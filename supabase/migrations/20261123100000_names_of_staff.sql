-- Nobody passes for the house: names of readers hold no word of its staff, in whatever letters. And what browsers read
-- as an address is one here, in whatever letters and dots.
--
-- Checked against the embedded backend by tools/backend/src/product/plain-names.contract.test.ts.
-- Functions, and names that no longer pass; normalize() is Postgres's own, no extension.

-- Links ----------------------------------------------------------------------------

-- Only what is judged is normalised: what is stored stays as it was written, in any script.
create or replace function public.has_link(words text) returns boolean
language sql
immutable
strict
set search_path = ''
as $$
  select said.plain ~* '[a-z][a-z0-9+.-]*[:\u2236\ua789]//|\m(https?|ftp)[:\u2236\ua789]|\mwww\d?[.\u3002]|\[url|\]\(|[[(]\s*(dot|[.])\s*[])]'
    or said.plain ~* '[^\s.,;:!?/()\u3002][.\u3002](com|net|org|info|biz|io|co|gg|ly|cc|xyz|uk|de|nl|fr|eu|ie|ca|au|nz|ru|cn|tv|xn--[a-z0-9-]+)(?![[:alnum:]])'
    or said.plain ~ '[^\s.,;:!?/()\u3002][.\u3002](casino|bet|games?|poker|bingo|win|vip|club|online|site|website|top|shop|app|dev|link|live|pro|fun|page|click|space|store|tech|world|today|money|cash|CASINO|BET|GAMES?|POKER|BINGO|WIN|VIP|CLUB|ONLINE|SITE|TOP|SHOP|APP|LINK|LIVE|PRO|FUN)(?![[:alnum:]])'
    or said.plain ~ '[^\s.,;:!?/()][.][a-z]{2,24}/[^\s]'
    or said.plain ~ '(?<![0-9.])\d{1,3}(\.\d{1,3}){3}(?![0-9.])'
  -- Full-width letters, dots of one point and their like become the plain ones, as in a browser's address bar.
  from (select normalize(words, NFKC)) as said (plain)
$$;

-- Names ----------------------------------------------------------------------------

create function public.poses_as_staff(name text) returns boolean
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
        E'\u051d\u051c\u0461\u0460\u1d21\u13b3\u0443\u0423\u03a5\u13a9',
        'aaaaaaaaabbbbb' || 'ccccccdddddd' || 'eeeeeeeeegggg' || 'hhhhhhhh' || 'iiiiiiiiiikkkkkk' ||
        'lmmmmmnnnnnn' || 'ooooooooooo' || 'pppppprrrrrrssss' || 'ttttttuuuuvvvvv' || 'wwwwwwyyyy'
      ))
      from boxed
    ),
    -- Small l and i are told apart by nobody. A digit stands for a letter, or behind a word.
    spelt (letters) as (
      select replace(translate(letters, '0134578@$!|i', 'oleastbaslll'), 'rn', 'm') from latin
      union all
      select replace(translate(letters, 'i', 'l'), 'rn', 'm') from latin
    ),
    -- Spaced out, a word is one still.
    said (letters, joined) as (select letters, regexp_replace(letters, '[^a-z]', '', 'g') from spelt)
  select bool_or(
    joined ~ 'houseedge|moderator|admlnlstrator|webmaster|factchecker|admlns?$'
    or joined ~ '^(the)?(mods?|staff|edltors?|edltorlal|support|offlclal)$'
    or joined ~ '(customer|player|slte|caslno|tech|technlcal)support|support(team|desk|staff)'
    or letters ~ '(^|[^a-z])(admlns?|mods?|staff|edltors?|edltorlal|offlclal)([^a-z]|$)'
  )
  from said
$$;

comment on function public.poses_as_staff(text) is
  'Whether readers would take a name for the site''s own, or for a moderator''s or an editor''s.';
revoke execute on function public.poses_as_staff(text) from public, anon, authenticated;

create or replace function public.fitting_name(typed jsonb) returns text
language sql
immutable
set search_path = ''
as $$
  select plain.name from (select public.plain_name(typed #>> '{}')) plain (name)
  where jsonb_typeof(typed) = 'string' and char_length(plain.name) between 2 and 40
    and not public.has_link(plain.name) and not public.poses_as_staff(plain.name)
$$;

comment on function public.fitting_name(jsonb) is
  'The name that others may see of what was typed: plain, two to forty characters, no link, none of the staff. Null when there is none.';

create or replace function public.check_display_name() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if public.has_link(new.display_name) then
    raise exception 'A display name has no links' using errcode = 'check_violation', hint = 'limit/links';
  end if;
  if public.poses_as_staff(new.display_name) then
    raise exception 'A display name is not the name of the staff' using errcode = 'check_violation', hint = 'limit/staff';
  end if;
  if new.display_name is distinct from public.fitting_name(to_jsonb(new.display_name)) then
    raise exception 'The display name is not plain' using
      errcode = 'check_violation', hint = 'Leave out what cannot be seen, and use single spaces between words only.';
  end if;
  return new;
end
$$;

comment on function public.check_display_name() is
  'Refuses display names that hold links, pose as the staff, or hold what cannot be seen or turns text about.';

-- Experiences change with the profile, tokens by the trigger of their table.
update public.profiles set display_name = null
where display_name is not null and public.fitting_name(to_jsonb(display_name)) is null;
update auth.users set raw_user_meta_data = raw_user_meta_data
where raw_user_meta_data ? 'display_name'
  and raw_user_meta_data ->> 'display_name' is distinct from public.fitting_name(raw_user_meta_data -> 'display_name');
