-- What is unknown is neither true nor false: conditions that were not met because something was null let it
-- pass. And limits that hold when everything comes at once, texts without what cannot be seen, links of the
-- newsletter that end with it.
--
-- Checked against the embedded backend by tools/backend/src/product/nulls.contract.test.ts,
-- experiences.contract.test.ts, avatars.contract.test.ts and newsletter.contract.test.ts.
-- Functions, triggers and one constraint; nothing a hosted project lacks.

-- Pictures ------------------------------------------------------------------------

update public.experiences set pictures = array_remove(pictures, null) where array_position(pictures, null) is not null;

create or replace function public.are_own_pictures(experience uuid, paths text[]) returns boolean
language sql
immutable
set search_path = ''
as $$
  -- bool_and passes over what is null.
  select coalesce(bool_and(coalesce(path ~ ('^' || experience::text || '/[0-9a-f-]{36}\.webp$'), false)), true)
  from unnest(paths) path
$$;

-- The storage service asks the policies in a transaction that it takes back, and writes the row after
-- the file: between them others are asked as well.
create function public.limit_stored_pictures() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  folder text := (storage.foldername(new.name))[1];
  most integer := case new.bucket_id when 'avatars' then 10 when 'experience-pictures' then 6 end;
begin
  if most is null then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', new.bucket_id, folder), 0));
  if (
    select count(*) from storage.objects o
    where o.bucket_id = new.bucket_id and (storage.foldername(o.name))[1] is not distinct from folder
  ) > most then
    raise exception 'A folder keeps % pictures', most using errcode = 'insufficient_privilege', hint = 'limit/pictures';
  end if;
  return null;
end
$$;

comment on function public.limit_stored_pictures() is 'Keeps an account at ten avatars and an experience at six pictures.';
revoke execute on function public.limit_stored_pictures() from public, anon, authenticated;

create trigger limit_stored_pictures after insert or update of bucket_id, name on storage.objects
  for each row execute function public.limit_stored_pictures();

-- Texts -----------------------------------------------------------------------------

-- What others read is plain in each line, as names are.
create function public.plain_text(typed text) returns text
language sql
immutable
strict
set search_path = ''
as $$
  select btrim(regexp_replace(
    coalesce(string_agg(public.plain_name(line), E'\n' order by place), ''), '\n{3,}', E'\n\n', 'g'
  ), E'\n')
  from regexp_split_to_table(typed, '\r\n|[\n\r\v\f\u0085\u2028\u2029]') with ordinality as lines (line, place)
$$;

comment on function public.plain_text(text) is 'A text as others may read it: without what cannot be seen or turns text about.';

-- Ends that are words of English as well count in one case only: "paid.Games" is a sentence without a blank.
create function public.has_link(words text) returns boolean
language sql
immutable
strict
set search_path = ''
as $$
  select words ~* '[a-z][a-z0-9+.-]*://|\m(https?|ftp):|\mwww\d?[.。．｡]|\[url|\]\(|[[(]\s*(dot|[.])\s*[])]'
    or words ~* '[^\s.,;:!?/()。．｡][.。．｡](com|net|org|info|biz|io|co|gg|ly|cc|xyz|uk|de|nl|fr|eu|ie|ca|au|nz|ru|cn|tv|xn--[a-z0-9-]+)(?![[:alnum:]])'
    or words ~ '[^\s.,;:!?/()。．｡][.。．｡](casino|bet|games?|poker|bingo|win|vip|club|online|site|website|top|shop|app|dev|link|live|pro|fun|page|click|space|store|tech|world|today|money|cash|CASINO|BET|GAMES?|POKER|BINGO|WIN|VIP|CLUB|ONLINE|SITE|TOP|SHOP|APP|LINK|LIVE|PRO|FUN)(?![[:alnum:]])'
    or words ~ '[^\s.,;:!?/()][.][a-z]{2,24}/[^\s]'
    or words ~ '(?<![0-9.])\d{1,3}(\.\d{1,3}){3}(?![0-9.])'
$$;

comment on function public.has_link(text) is 'Whether a text names an address of the web, with a scheme or without.';
revoke execute on function public.plain_text(text), public.has_link(text) from public, anon, authenticated;

create or replace function public.prepare_experience() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.body := public.plain_text(new.body);
  if tg_op = 'INSERT' then
    perform public.count_action(new.user_id, 'experiences-a-day', 3, interval '1 day');
    new.author_name := coalesce((select display_name from public.profiles where id = new.user_id), 'A reader');
  elsif (new.body, new.payouts, new.terms, new.support, new.games, new.pictures)
    is distinct from (old.body, old.payouts, old.terms, old.support, old.games, old.pictures)
  then
    perform public.count_action(new.user_id, 'changes-a-day', 20, interval '1 day');
    new.status := 'pending';
    new.reason := null;
    new.updated_at := now();
    new.picture_versions := public.versions_of(new.pictures);
  end if;
  if public.has_link(new.body) then
    raise exception 'An experience has no links' using errcode = 'check_violation', hint = 'limit/links';
  end if;
  -- Two with the same words at once must not both be the first.
  perform pg_advisory_xact_lock(hashtextextended('experience ' || lower(new.body), 0));
  if exists (select from public.experiences e where md5(lower(e.body)) = md5(lower(new.body)) and e.id <> new.id) then
    raise exception 'These words stand elsewhere' using errcode = 'check_violation', hint = 'limit/copied';
  end if;
  return new;
end
$$;

create or replace function public.prepare_comment() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.body := public.plain_text(new.body);
  if tg_op = 'INSERT' then
    new.author_name := coalesce((select display_name from public.profiles where id = new.user_id), 'A reader');
  elsif new.body <> old.body then
    new.status := 'pending';
  end if;
  new.updated_at := now();
  return new;
end
$$;

create function public.prepare_report() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.details := public.plain_text(new.details);
  new.answer := public.plain_text(new.answer);
  return new;
end
$$;

comment on function public.prepare_report() is 'Makes plain what is written in complaints and answers.';
revoke execute on function public.prepare_report() from public, anon, authenticated;

create trigger prepare_report before insert or update of details, answer on public.review_reports
  for each row execute function public.prepare_report();

-- Decisions -------------------------------------------------------------------------

create or replace function public.decide_experience(experience uuid, decision text, why text, seen_at timestamptz) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  found public.experiences;
begin
  if not public.is_moderator() then
    raise exception 'Only moderators decide' using errcode = 'insufficient_privilege';
  end if;
  if (decision in ('approved', 'rejected') and (decision = 'rejected') = (why is not null)) is not true then
    raise exception 'A refusal has a reason, an approval has none' using errcode = 'check_violation', hint = 'limit/reason';
  end if;
  select * into found from public.experiences e where e.id = experience for update;
  if found.id is null then
    return 'gone';
  end if;
  if found.user_id = (select auth.uid()) then
    raise exception 'Nobody judges their own' using errcode = 'insufficient_privilege';
  end if;
  -- Who does not say when they read it has not read it.
  if (found.status = 'pending' and found.updated_at <= seen_at) is not true then
    return 'changed';
  end if;
  update public.experiences e set status = decision, reason = why where e.id = experience;
  insert into public.moderation_events (experience_id, moderator_id, was, becomes, reason)
  values (experience, (select auth.uid()), found.status, decision, why);
  return 'decided';
end
$$;

create or replace function public.undo_decision(event bigint) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  decision public.moderation_events;
  current_status text;
begin
  if not public.is_moderator() then
    raise exception 'Only moderators undo' using errcode = 'insufficient_privilege';
  end if;
  select * into decision from public.moderation_events m where m.id = event;
  if decision.id is null then
    return 'gone';
  end if;
  select e.status into current_status from public.experiences e where e.id = decision.experience_id for update;
  if current_status is null then
    return 'gone';
  end if;
  if current_status <> decision.becomes or exists (
    select from public.moderation_events m where m.experience_id = decision.experience_id and m.id > event
  ) then
    return 'changed';
  end if;
  update public.experiences e set status = 'pending', reason = null where e.id = decision.experience_id;
  insert into public.moderation_events (experience_id, moderator_id, was, becomes, undoes)
  values (decision.experience_id, (select auth.uid()), decision.becomes, 'pending', event);
  return 'undone';
end
$$;

create or replace function public.reply_as_operator(experience uuid, words text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.require_strongest_session();
  update public.experiences e
  set reply = nullif(public.plain_text(words), ''), replied_at = now()
  where e.id = experience and e.status = 'approved' and exists (
    select from auth.users u
    where u.id = (select auth.uid()) and u.raw_app_meta_data -> 'operates' ? e.document_id::text
      and (select auth.jwt()) -> 'app_metadata' -> 'operates' ? e.document_id::text
  );
  return found;
end
$$;

create or replace function public.answer_report(asked text, words text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.is_moderator() then
    raise exception 'Only moderators answer' using errcode = 'insufficient_privilege';
  end if;
  if coalesce(public.plain_text(words), '') = '' then
    raise exception 'An answer has words' using errcode = 'check_violation', hint = 'limit/answer';
  end if;
  update public.review_reports r
  set answer = words, answered_at = now(), status = 'answered' where r.number = asked;
  return found;
end
$$;

-- For the server ----------------------------------------------------------------------

create or replace function public.note_scores(reviews jsonb) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  noted integer := 0;
  changed record;
begin
  for changed in
    select w.user_id, w.document_id, w.score as old_score, w.status as old_status, t.score, t.status, t.name, t.path
    from public.watches w
    join jsonb_to_recordset(reviews) as t (id text, score numeric(3, 1), status text, name text, path text)
      on t.id = w.document_id
    where (w.score is distinct from t.score or w.status <> t.status)
      -- One review that is not all there must not keep the others from being told.
      and t.status is not null and t.name is not null and t.path is not null
    for update of w
  loop
    update public.watches w set score = changed.score, status = changed.status
    where w.user_id = changed.user_id and w.document_id = changed.document_id;
    insert into public.watch_messages (user_id, document_id, old_score, old_status, new_score, new_status, name, path)
    values (
      changed.user_id, changed.document_id, changed.old_score, changed.old_status, changed.score, changed.status,
      changed.name, changed.path
    );
    noted := noted + 1;
  end loop;
  return noted;
end
$$;

create or replace function public.settle_subscriber(asked uuid, action text) returns text
language sql
security definer
set search_path = ''
as $$
  update public.newsletter_subscribers s
  set
    status = case action when 'confirm' then 'confirmed' when 'exclude' then 'excluded' else 'unsubscribed' end,
    confirmed_at = case when action = 'confirm' then coalesce(s.confirmed_at, now()) else s.confirmed_at end,
    unsubscribed_at = case when action = 'confirm' then null else now() end
  where s.token = asked and case action
    -- Who has left comes back by the form only, not by a link that somebody follows again.
    when 'confirm' then s.status in ('pending', 'confirmed')
    when 'unsubscribe' then s.status <> 'excluded'
    when 'exclude' then true
    else false
  end
  returning s.status
$$;

-- What is shown already. Made plain it needs no moderator: nothing that could be read has changed.
alter table public.experiences disable trigger prepare_experience;
update public.experiences set body = public.plain_text(body), reply = nullif(public.plain_text(reply), '')
where (body, reply) is distinct from (public.plain_text(body), public.plain_text(reply))
  and char_length(public.plain_text(body)) between 30 and 2000;
alter table public.experiences enable trigger prepare_experience;
alter table public.comments disable trigger prepare_comment;
update public.comments set body = public.plain_text(body)
where body <> public.plain_text(body) and public.plain_text(body) <> '';
alter table public.comments enable trigger prepare_comment;
