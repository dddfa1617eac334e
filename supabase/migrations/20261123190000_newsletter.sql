-- The newsletter: topics to choose, messages of confirmation that cannot flood a mailbox, links that confirm what
-- their message was about, and issues that go once to everybody who had confirmed their topic when they were begun.
-- Only the server writes here, with the secret key: an address is entered by anyone, and counts once its owner has
-- confirmed it.
--
-- Checked against the embedded backend by tools/backend/src/product/newsletter.contract.test.ts and
-- newsletter-issues.contract.test.ts. Tables and functions; nothing a hosted project lacks.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique
    check (char_length(email) <= 255 and email = lower(email) and email ~ '^[^@\s,;<>]+@[^@\s,;<>]+$')
    -- It is written into headers of messages.
    constraint newsletter_subscribers_email_is_visible check (email ~ '^[!-~]+$'),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed', 'excluded')),
  token uuid not null default gen_random_uuid() unique,
  consent_text text not null check (char_length(consent_text) between 1 and 1000),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  topics text[] not null default array['reviews']
    check (cardinality(topics) between 1 and 3 and topics <@ array['reviews', 'articles', 'safer-play']),
  asked_at timestamptz[] not null default '{}',
  check (status <> 'confirmed' or confirmed_at is not null)
);

comment on table public.newsletter_subscribers is 'Who asked for the newsletter, what they agreed to and when.';
comment on column public.newsletter_subscribers.token is 'In the links that confirm and end a subscription.';
comment on column public.newsletter_subscribers.consent_text is 'The sentence beside the box that was ticked.';
comment on column public.newsletter_subscribers.topics is 'What they want to hear about.';
comment on column public.newsletter_subscribers.asked_at is 'When messages of confirmation were asked for within a day: three are enough.';
alter table public.newsletter_subscribers enable row level security;
revoke all on public.newsletter_subscribers from anon, authenticated;

create table public.newsletter_asks (
  token uuid primary key default gen_random_uuid(),
  subscriber_id uuid not null references public.newsletter_subscribers (id) on delete cascade,
  consent_text text not null check (char_length(consent_text) between 1 and 1000),
  topics text[] not null check (cardinality(topics) between 1 and 3 and topics <@ array['reviews', 'articles', 'safer-play']),
  state text not null default 'open' check (state in ('open', 'confirmed', 'closed')),
  asked_at timestamptz not null default now()
);

comment on table public.newsletter_asks is 'What was asked for in the name of an address, one row for each message of confirmation.';
comment on column public.newsletter_asks.token is 'In the links of that message, and nowhere else.';
create index newsletter_asks_subscriber_id_idx on public.newsletter_asks (subscriber_id);
alter table public.newsletter_asks enable row level security;
revoke all on public.newsletter_asks from anon, authenticated;

-- Nothing is returned when no message is to be sent; who asked is told the same in each case.
create function public.enter_subscriber(address text, consent text, wanted text[], visitor inet) returns uuid
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
  if found.status in ('confirmed', 'excluded') or cardinality(found.asked_at) >= 3 then
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

comment on function public.enter_subscriber(text, text, text[], inet) is
  'Enters what is asked for in the name of an address. The token that confirms it, or nothing when the address must not be written to now.';

create function public.settle_subscriber(asked uuid, action text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  ask public.newsletter_asks;
  subscriber uuid := coalesce(
    (select a.subscriber_id from public.newsletter_asks a where a.token = asked),
    (select s.id from public.newsletter_subscribers s where s.token = asked)
  );
  before text;
  becomes text := case action when 'confirm' then 'confirmed' when 'unsubscribe' then 'unsubscribed' when 'exclude' then 'excluded' end;
begin
  select s.status into before from public.newsletter_subscribers s where s.id = subscriber for update;
  -- Who has excluded themselves stays so, whatever link is followed.
  if before is null or becomes is null or (before = 'excluded' and becomes <> 'excluded') then
    return null;
  end if;
  if becomes = 'confirmed' then
    select * into ask from public.newsletter_asks a where a.token = asked;
    if before = 'confirmed' and ask.state is distinct from 'closed' then
      return before;
    end if;
    -- Who has left comes back by the form only, not by a link that somebody follows again; and the link of an issue
    -- confirms nothing.
    if ask.state is distinct from 'open' then
      return null;
    end if;
    update public.newsletter_subscribers s
    set status = becomes, consent_text = ask.consent_text, topics = ask.topics, confirmed_at = now(), unsubscribed_at = null
    where s.id = subscriber;
  else
    update public.newsletter_subscribers s set status = becomes, unsubscribed_at = now() where s.id = subscriber;
  end if;
  -- Whatever else was asked for is settled by this.
  update public.newsletter_asks a
  set state = case when a.token = asked and becomes = 'confirmed' then 'confirmed' else 'closed' end
  where a.subscriber_id = subscriber;
  return becomes;
end
$$;

comment on function public.settle_subscriber(uuid, text) is
  'Confirms what a message asked about, or ends the subscription, or ends it for good. Nothing when the link is good for that no more.';

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

-- Issues --------------------------------------------------------------------------------

create table public.newsletter_issues (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  topic text not null check (topic in ('reviews', 'articles', 'safer-play')),
  subject text not null check (char_length(subject) between 1 and 200 and subject !~ '[\u0001-\u001f\u007f-\u009f]'),
  paragraphs text[] not null check (cardinality(paragraphs) between 1 and 50),
  path text check (path ~ '^/([^/\\]|$)'),
  begun_at timestamptz not null default now()
);

comment on table public.newsletter_issues is 'What the newsletter said, to whom its topic was.';
comment on column public.newsletter_issues.path is 'The page of the site it leads to.';
alter table public.newsletter_issues enable row level security;
revoke all on public.newsletter_issues from anon, authenticated;

create table public.newsletter_deliveries (
  id uuid primary key default gen_random_uuid(),
  issue_id text not null references public.newsletter_issues (id) on delete cascade,
  subscriber_id uuid not null references public.newsletter_subscribers (id) on delete cascade,
  taken_at timestamptz,
  sent_at timestamptz,
  unique (issue_id, subscriber_id)
);

comment on table public.newsletter_deliveries is 'Who gets an issue, and whether they have: one row each, so nobody gets it twice.';
comment on column public.newsletter_deliveries.id is 'The idempotency key of the message.';
create index newsletter_deliveries_due_idx on public.newsletter_deliveries (issue_id, id) where sent_at is null;
create index newsletter_deliveries_subscriber_id_idx on public.newsletter_deliveries (subscriber_id);
alter table public.newsletter_deliveries enable row level security;
revoke all on public.newsletter_deliveries from anon, authenticated;

-- The recipients are those of the first call: who confirms later, or leaves and comes back, is in the next issue.
create function public.begin_issue(issue text, about text, headline text, said text[], leads_to text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.newsletter_issues (id, topic, subject, paragraphs, path) values (issue, about, headline, said, leads_to)
  on conflict (id) do nothing;
  if found then
    insert into public.newsletter_deliveries (issue_id, subscriber_id)
    select issue, s.id from public.newsletter_subscribers s where s.status = 'confirmed' and about = any (s.topics);
    return true;
  end if;
  return exists (
    select from public.newsletter_issues i
    where i.id = issue and i.topic = about and i.subject = headline and i.paragraphs = said and i.path is not distinct from leads_to
  );
end
$$;

comment on function public.begin_issue(text, text, text, text[], text) is
  'Lays an issue by for everybody who has confirmed its topic. False when another issue has that name.';

-- One at a time, so that who leaves or excludes themselves while an issue goes out is not written to. Two that send at
-- once take different rows. What was taken and never sent is free again when whoever sends says that nobody else does.
create function public.next_delivery(issue text, done uuid default null)
returns table (id uuid, email text, token uuid)
language sql
security definer
set search_path = ''
as $$
  update public.newsletter_deliveries d set sent_at = now() where d.issue_id = issue and d.id = done and d.sent_at is null;
  with free as (
    select d.id, s.email, s.token
    from public.newsletter_deliveries d join public.newsletter_subscribers s on s.id = d.subscriber_id
    join public.newsletter_issues i on i.id = d.issue_id
    where d.issue_id = issue and d.sent_at is null and d.taken_at is null and s.status = 'confirmed' and i.topic = any (s.topics)
    order by d.id limit 1
    for update of d skip locked
  )
  update public.newsletter_deliveries d set taken_at = now() from free where d.id = free.id
  returning d.id, free.email, free.token
$$;

comment on function public.next_delivery(text, uuid) is 'Notes that a message of an issue was sent, and takes the next one to send.';

create function public.free_deliveries(issue text) returns void
language sql
security definer
set search_path = ''
as $$
  update public.newsletter_deliveries d set taken_at = null where d.issue_id = issue and d.sent_at is null
$$;

comment on function public.free_deliveries(text) is 'Frees what a sender took and did not send. Only when none sends.';

create function public.deliveries_left(issue text) returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select count(*)
  from public.newsletter_deliveries d join public.newsletter_subscribers s on s.id = d.subscriber_id
  join public.newsletter_issues i on i.id = d.issue_id
  where d.issue_id = issue and d.sent_at is null and s.status = 'confirmed' and i.topic = any (s.topics)
$$;

comment on function public.deliveries_left(text) is 'How many messages of an issue are still to be sent.';

revoke execute on function
  public.enter_subscriber(text, text, text[], inet), public.settle_subscriber(uuid, text),
  public.newsletter_recipients(text), public.begin_issue(text, text, text, text[], text),
  public.next_delivery(text, uuid), public.free_deliveries(text), public.deliveries_left(text)
from public, anon, authenticated;
