-- The newsletter: topics to choose, messages of confirmation that cannot flood a mailbox, and
-- addresses that are never written to, because their owner has excluded themselves from gambling.
--
-- Checked against the embedded backend by tools/backend/src/product/newsletter.contract.test.ts.
-- Columns and functions only; nothing a hosted project lacks.

alter table public.newsletter_subscribers
  add column topics text[] not null default array['reviews']
    check (cardinality(topics) between 1 and 3 and topics <@ array['reviews', 'articles', 'safer-play']),
  add column asked_at timestamptz[] not null default '{}',
  drop constraint newsletter_subscribers_status_check,
  add constraint newsletter_subscribers_status_check
    check (status in ('pending', 'confirmed', 'unsubscribed', 'excluded'));

comment on column public.newsletter_subscribers.topics is 'What they want to hear about.';
comment on column public.newsletter_subscribers.asked_at is 'When messages of confirmation were asked for within a day: three are enough.';

-- Nothing is returned when no message is to be sent; who asked is told the same in each case.
create function public.enter_subscriber(address text, consent text, wanted text[]) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  found public.newsletter_subscribers;
begin
  insert into public.newsletter_subscribers (email, consent_text, topics) values (address, consent, wanted)
  on conflict (email) do nothing;
  select * into found from public.newsletter_subscribers s where s.email = address for update;
  found.asked_at := array(select t from unnest(found.asked_at) t where t > now() - interval '1 day');
  if found.status in ('confirmed', 'excluded') or cardinality(found.asked_at) >= 3 then
    return null;
  end if;
  update public.newsletter_subscribers s
  set status = 'pending', consent_text = consent, topics = wanted, unsubscribed_at = null,
    asked_at = found.asked_at || now()
  where s.id = found.id;
  return found.token;
end
$$;

comment on function public.enter_subscriber(text, text, text[]) is
  'Enters an address that waits to be confirmed. Its token, or nothing when it must not be written to now.';

create function public.settle_subscriber(asked uuid, action text) returns text
language sql
security definer
set search_path = ''
as $$
  update public.newsletter_subscribers s
  set
    status = case action when 'confirm' then 'confirmed' when 'exclude' then 'excluded' else 'unsubscribed' end,
    confirmed_at = case when action = 'confirm' then coalesce(s.confirmed_at, now()) else s.confirmed_at end,
    unsubscribed_at = case when action = 'confirm' then null else now() end
  -- Who has excluded themselves stays so, whatever link is followed.
  where s.token = asked and action in ('confirm', 'unsubscribe', 'exclude')
    and (s.status <> 'excluded' or action = 'exclude')
  returning s.status
$$;

comment on function public.settle_subscriber(uuid, text) is
  'Confirms a subscription, ends it, or ends it for good. Nothing when the token is unknown, or the address excluded.';

create function public.newsletter_recipients(topic text)
returns table (email text, token uuid)
language sql
stable
security definer
set search_path = ''
as $$
  select s.email, s.token from public.newsletter_subscribers s
  where s.status = 'confirmed' and topic = any (s.topics)
$$;

comment on function public.newsletter_recipients(text) is 'Who is written to about a topic, and the token that ends it.';

revoke execute on function
  public.enter_subscriber(text, text, text[]), public.settle_subscriber(uuid, text), public.newsletter_recipients(text)
from public, anon, authenticated;
grant execute on function
  public.enter_subscriber(text, text, text[]), public.settle_subscriber(uuid, text), public.newsletter_recipients(text)
to service_role;
