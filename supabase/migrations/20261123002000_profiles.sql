-- Profiles: what a reader tells us about themselves, one row for each account. Names that others see hold no link,
-- nothing that cannot be seen or turns text about, and no word of the site's staff, in whatever letters and with a
-- slip of the finger: nobody passes for the house. The site judges names by the same ranges; here they hold for
-- whoever asks without it.
--
-- Checked against the embedded backend by tools/backend/src/product/access.contract.test.ts and
-- plain-names.contract.test.ts. A table, policies, functions and triggers, of which two on auth.users, as a project
-- may have; normalize() is Postgres's own. Nothing a hosted project lacks.

create function public.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

comment on function public.touch_updated_at() is 'Keeps updated_at true.';

-- Blanks become one space. Then goes what is unseen: controls, marks and overrides of direction,
-- fillers, tags, private use. Joiners stay where emoji and the spelling of a language need them.
create function public.plain_name(typed text) returns text
language sql
immutable
strict
set search_path = ''
as $$
  select normalize(btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(typed,
    '[\u0009-\u000d \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]', ' ', 'g'),
    '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ue000-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0d\ufeff\uffa0\ufff0-\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U0010ffff]',
    '', 'g'),
    '(?<![\u0600-\u109f\u1780-\u18af\u1b00-\u1cff])\u200c|\u200c(?![\u0600-\u109f\u1780-\u18af\u1b00-\u1cff])|(?<![\u0600-\u109f\u1780-\u18af\u1b00-\u1cff\u203c-\u2bff\u3030\u303d\u3297\u3299\ufe0f\U0001f000-\U0001faff])\u200d|\u200d(?![\u0600-\u109f\u1780-\u18af\u1b00-\u1cff\u203c-\u2bff\u3030\u303d\u3297\u3299\ufe0f\U0001f000-\U0001faff])|(?<![\u203c-\u2bff\u3030\u303d\u3297\u3299\ufe0f\U0001f000-\U0001faff])[\ufe0e\ufe0f]',
    '', 'g'),
    ' {2,}', ' ', 'g')))
$$;

comment on function public.plain_name(text) is
  'A name as others may see it: one line, without what cannot be seen or turns text about.';

-- Only what is judged is normalised: what is stored stays as it was written, in any script.
create function public.has_link(words text) returns boolean
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

comment on function public.has_link(text) is 'Whether a text names an address of the web, with a scheme or without.';

create function public.misspelt(word text, outermost integer) returns text
language sql
immutable
strict
set search_path = ''
as $$
  select string_agg(pattern, '|')
  from (
    -- Wrong or missing, too many, and in the place of the next one.
    select left(word, at - 1) || '.?' || substr(word, at + 1)
    from generate_series(outermost, char_length(word) + 1 - outermost) at
    union all
    select left(word, at) || '.' || substr(word, at + 1)
    from generate_series(outermost - 1, char_length(word) + 1 - outermost) at
    union all
    select left(word, at - 1) || substr(word, at + 1, 1) || substr(word, at, 1) || substr(word, at + 2)
    from generate_series(1, char_length(word) - 1) at
  ) slips (pattern)
$$;

comment on function public.misspelt(text, integer) is
  'A pattern for a word of small letters of which one, from the outermost that may be on, is wrong, missing, added or exchanged with the next.';

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
    -- One slip of the finger reads as the word. Within a longer name the ends have to be right: "Whitehouse Edgar".
    or joined ~ (
      select string_agg(public.misspelt(word, 2), '|')
      from unnest(array['houseedge', 'moderator', 'moderatlon', 'admlnlstrator', 'webmaster', 'factchecker']) word
    )
    or letters ~ (
      select '(^|[^a-z])(' || string_agg(public.misspelt(word, 1), '|') || ')([^a-z]|$)'
      from unnest(array['moderator', 'edltor', 'edltors', 'edltorlal', 'offlclal', 'operator', 'verlfled', 'houseedge']) word
    )
    or letters ~ '(^|[^a-z])(a+d+m+l+n+s*|amdln|adlmn|admnl|s+t+a+f{2,})([^a-z]|$)'
  )
  from said
$$;

comment on function public.poses_as_staff(text) is
  'Whether readers would take a name for the site''s own, or for a moderator''s or an editor''s.';

create function public.fitting_name(typed jsonb) returns text
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

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text check (char_length(display_name) between 2 and 40 and display_name = btrim(display_name)),
  avatar_path text check (char_length(avatar_path) <= 255),
  locale text not null default 'en-gb' check (locale ~ '^[a-z]{2}(-[a-z]{2})?$'),
  newsletter_opt_in boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A picture is named within its owner's own folder, by a name that storage takes.
  constraint profiles_avatar_path_is_own check (
    avatar_path ~ '^[0-9a-f-]{36}/[A-Za-z0-9][A-Za-z0-9._-]*$' and split_part(avatar_path, '/', 1) = id::text
  )
);

comment on table public.profiles is 'What a reader tells us about themselves. Made with the account, gone with it.';
comment on column public.profiles.display_name is 'Shown beside experiences. Null until chosen.';
comment on column public.profiles.avatar_path is 'Path in the avatars bucket, never a URL.';
alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to authenticated;
grant update (display_name, avatar_path, locale, newsletter_opt_in) on public.profiles to authenticated;

create policy "Readers see their own profile" on public.profiles
  for select to authenticated using ((select auth.uid()) = id);
create policy "Readers change their own profile" on public.profiles
  for update to authenticated using ((select auth.uid()) = id) with check ((select auth.uid()) = id);
create policy "Profiles wait for the second factor" on public.profiles
  as restrictive to authenticated using (not (select public.owes_second_factor()));

create trigger touch_profiles before update on public.profiles
  for each row execute function public.touch_updated_at();

-- A name that is refused is left out: it must never keep anyone from signing up.
create function public.create_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, display_name)
  values (new.id, public.fitting_name(new.raw_user_meta_data -> 'display_name'));
  return new;
end
$$;

comment on function public.create_profile() is 'Gives every new account its profile.';

create trigger create_profile after insert on auth.users
  for each row execute function public.create_profile();

create function public.check_display_name() returns trigger
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

create trigger check_display_name before insert or update of display_name on public.profiles
  for each row execute function public.check_display_name();

-- User metadata is part of every token. A session whose cookies it makes too large cannot be kept,
-- so whoever knows a password could keep its owner out.
create function public.check_user_metadata() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  name text := public.fitting_name(new.raw_user_meta_data -> 'display_name');
begin
  if octet_length(new.raw_user_meta_data::text) > 3000 then
    -- The auth service passes a status on, and its reason; of any other refusal it says that it failed.
    raise exception 'The profile is too large' using errcode = 'PT422', hint = 'Keep user metadata below 3000 bytes.';
  end if;
  if new.raw_user_meta_data ? 'display_name' then
    new.raw_user_meta_data := case
      when name is null then new.raw_user_meta_data - 'display_name'
      else jsonb_set(new.raw_user_meta_data, '{display_name}', to_jsonb(name))
    end;
  end if;
  -- Beside what the old name comes to: names that are made to fit are nobody's wish to change them.
  if tg_op = 'UPDATE' and new.deleted_at is null and public.has_unproven_session(new.id)
    and name is distinct from public.fitting_name(old.raw_user_meta_data -> 'display_name')
  then
    raise exception 'A second factor is required' using
      errcode = 'PT403', hint = 'Verify a factor first, in every session.';
  end if;
  return new;
end
$$;

comment on function public.check_user_metadata() is
  'Bounds what readers say about themselves in their tokens, and keeps their name while a session owes its second factor.';

create trigger check_user_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function public.check_user_metadata();

revoke execute on function
  public.touch_updated_at(), public.plain_name(text), public.has_link(text), public.misspelt(text, integer),
  public.poses_as_staff(text), public.fitting_name(jsonb), public.create_profile(), public.check_display_name(),
  public.check_user_metadata()
from public, anon, authenticated;
