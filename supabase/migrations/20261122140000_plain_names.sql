-- Names that others see hold nothing that cannot be seen or turns text about.
-- The site judges names by the same ranges; here they hold for whoever asks without the site.
--
-- Checked against the embedded backend by tools/backend/src/product/plain-names.contract.test.ts. Functions and
-- checks; nothing a hosted project lacks.

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

create function public.check_display_name() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.display_name <> public.plain_name(new.display_name) then
    raise exception 'The display name is not plain' using
      errcode = 'check_violation', hint = 'Leave out what cannot be seen, and use single spaces between words only.';
  end if;
  return new;
end
$$;

comment on function public.check_display_name() is 'Refuses display names that hold what cannot be seen or turns text about.';

update public.profiles
set display_name = case
  when char_length(public.plain_name(display_name)) between 2 and 40 then public.plain_name(display_name)
end
where display_name <> public.plain_name(display_name);

create trigger check_display_name before insert or update of display_name on public.profiles
  for each row execute function public.check_display_name();

create or replace function public.create_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted_name text := public.plain_name(new.raw_user_meta_data ->> 'display_name');
begin
  insert into public.profiles (id, display_name)
  values (new.id, case when char_length(wanted_name) between 2 and 40 then wanted_name end);
  return new;
end
$$;

-- The name in the token is the name of the profile.
update auth.users
set raw_user_meta_data = jsonb_set(
  raw_user_meta_data, '{display_name}', to_jsonb(public.plain_name(raw_user_meta_data ->> 'display_name'))
)
where jsonb_typeof(raw_user_meta_data -> 'display_name') = 'string'
  and raw_user_meta_data ->> 'display_name' <> public.plain_name(raw_user_meta_data ->> 'display_name');

create or replace function public.check_user_metadata() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 3000 then
    raise exception 'The profile is too large' using errcode = 'check_violation', hint = 'Keep user metadata below 3000 bytes.';
  end if;
  if jsonb_typeof(new.raw_user_meta_data -> 'display_name') = 'string' then
    new.raw_user_meta_data := jsonb_set(
      new.raw_user_meta_data, '{display_name}',
      to_jsonb(public.plain_name(new.raw_user_meta_data ->> 'display_name'))
    );
  end if;
  if tg_op = 'UPDATE' and new.deleted_at is null and public.has_unproven_session(new.id)
    and new.raw_user_meta_data -> 'display_name' is distinct from old.raw_user_meta_data -> 'display_name'
  then
    raise exception 'A second factor is required' using
      errcode = 'insufficient_privilege', hint = 'Verify a factor first, in every session.';
  end if;
  return new;
end
$$;

revoke execute on function public.plain_name(text), public.check_display_name() from public, anon, authenticated;

-- A picture is named within its owner's own folder, by a name that storage takes.
update public.profiles set avatar_path = null
where avatar_path !~ '^[0-9a-f-]{36}/[A-Za-z0-9][A-Za-z0-9._-]*$' or split_part(avatar_path, '/', 1) <> id::text;

alter table public.profiles add constraint profiles_avatar_path_is_own check (
  avatar_path ~ '^[0-9a-f-]{36}/[A-Za-z0-9][A-Za-z0-9._-]*$' and split_part(avatar_path, '/', 1) = id::text
);

-- Addresses are written into headers of messages. What stands there already stays.
alter table public.review_reports
  add constraint review_reports_contact_email_is_visible check (contact_email ~ '^[!-~]+$') not valid;
alter table public.newsletter_subscribers
  add constraint newsletter_subscribers_email_is_visible check (email ~ '^[!-~]+$') not valid;
