-- What is sent again, by a double click, a page loaded again or the browser's way back, has happened once: the same
-- reply keeps the decision about it, and the same ask for the newsletter is one message.
--
-- Checked against the embedded backend by operator-replies.contract.test.ts and newsletter.contract.test.ts in
-- tools/backend/src/product. Functions; nothing a hosted project lacks.

create or replace function public.reply_as_operator(experience uuid, words text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  said text := nullif(public.plain_text(words), '');
begin
  perform public.require_strongest_session();
  if not exists (
    select from public.experiences e
    where e.id = experience and e.status = 'approved' and public.operates(e.document_id::text)
  ) then
    return false;
  end if;
  if public.has_link(said) then
    raise exception 'A reply has no links' using errcode = 'check_violation', hint = 'limit/links';
  end if;
  -- As with experiences: the same words change nothing, and are not counted.
  if exists (select from public.operator_replies r where r.experience_id = experience and r.body = said) then
    return true;
  end if;
  perform public.count_action((select auth.uid()), 'replies-a-day', 50, interval '1 day');
  if said is null then
    delete from public.operator_replies r where r.experience_id = experience;
  else
    insert into public.operator_replies as r (experience_id, user_id, body) values (experience, (select auth.uid()), said)
    on conflict (experience_id) do update
    set user_id = excluded.user_id, body = excluded.body, status = 'pending', reason = null, written_at = now();
  end if;
  return true;
end
$$;

comment on function public.reply_as_operator(uuid, text) is
  'Answers an experience for the casino, once a moderator has read it; without words it takes the answer back, and the same words again change nothing. False for accounts whose app metadata does not name the casino.';

create or replace function public.enter_subscriber(address text, consent text, wanted text[], visitor inet) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  found public.newsletter_subscribers;
  ask uuid;
begin
  -- Before anything is known of the address, so that a refusal says nothing about it.
  perform public.count_visitor(visitor, 'newsletter', 10, 30);
  insert into public.newsletter_subscribers (email, consent_text, topics) values (address, consent, wanted)
  on conflict (email) do nothing;
  select * into found from public.newsletter_subscribers s where s.email = address for update;
  found.asked_at := array(select t from unnest(found.asked_at) t where t > now() - interval '1 day');
  if found.status in ('confirmed', 'excluded') or cardinality(found.asked_at) >= 3 or exists (
    -- Who asks again later has got no message, and gets another.
    select from public.newsletter_asks a
    where a.subscriber_id = found.id and a.state = 'open' and (a.topics, a.consent_text) = (wanted, consent)
      and a.asked_at > now() - interval '1 minute'
  ) then
    return null;
  end if;
  -- Who asks has proven nothing: what is known of the address stays as it is until a link is followed.
  update public.newsletter_subscribers s set asked_at = found.asked_at || now() where s.id = found.id;
  delete from public.newsletter_asks a
  where a.subscriber_id = found.id and a.state <> 'confirmed' and a.asked_at < now() - interval '30 days';
  insert into public.newsletter_asks (subscriber_id, consent_text, topics) values (found.id, consent, wanted)
  returning token into ask;
  return ask;
end
$$;
