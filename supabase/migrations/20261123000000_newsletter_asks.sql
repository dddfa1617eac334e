-- A link of the newsletter confirms what its message was about, whatever somebody else has asked for in the same
-- mailbox's name before or since.
--
-- Checked against the embedded backend by tools/backend/src/product/newsletter.contract.test.ts and
-- everything.contract.test.ts. A table and functions; nothing a hosted project lacks.

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

-- Messages that were sent before go on working.
insert into public.newsletter_asks (token, subscriber_id, consent_text, topics, state, asked_at)
select
  s.token, s.id, s.consent_text, s.topics,
  case s.status when 'pending' then 'open' when 'confirmed' then 'confirmed' else 'closed' end, s.created_at
from public.newsletter_subscribers s where char_length(s.consent_text) between 1 and 1000;

-- Nothing is returned when no message is to be sent; who asked is told the same in each case.
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

create or replace function public.settle_subscriber(asked uuid, action text) returns text
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

create or replace function public.export_my_data() returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
begin
  perform public.require_strongest_session();
  return (
    select jsonb_build_object(
      'exported_at', now(),
      'account', jsonb_build_object(
        'id', u.id, 'email', u.email, 'created_at', u.created_at, 'confirmed_at', u.confirmed_at,
        'last_sign_in_at', u.last_sign_in_at, 'user_metadata', u.raw_user_meta_data
      ),
      'identities', (
        select coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'email', i.email, 'created_at', i.created_at)), '[]')
        from auth.identities i where i.user_id = me
      ),
      'second_factors', (
        select coalesce(jsonb_agg(jsonb_build_object('name', f.friendly_name, 'type', f.factor_type, 'status', f.status, 'created_at', f.created_at)), '[]')
        from auth.mfa_factors f where f.user_id = me
      ),
      'sessions', (select coalesce(jsonb_agg(to_jsonb(s) - 'is_current'), '[]') from public.list_my_sessions() s),
      'profile', (select to_jsonb(p) from public.profiles p where p.id = me),
      'saved_items', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.saved_items t where t.user_id = me),
      'watches', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id' - 'token'), '[]') from public.watches t where t.user_id = me),
      'watch_messages', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.watch_messages t where t.user_id = me),
      'ratings', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.ratings t where t.user_id = me),
      'comments', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.comments t where t.user_id = me),
      'experiences', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.experiences t where t.user_id = me),
      'operator_replies', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.operator_replies t where t.user_id = me),
      'decisions', (
        select coalesce(jsonb_agg(to_jsonb(m) - 'moderator_id'), '[]') from public.moderation_events m where m.moderator_id = me
      ),
      'reply_decisions', (
        select coalesce(jsonb_agg(to_jsonb(m) - 'moderator_id'), '[]') from public.reply_decisions m where m.moderator_id = me
      ),
      'decisions_about_me', (
        select coalesce(jsonb_agg(to_jsonb(m) - 'moderator_id'), '[]')
        from public.moderation_events m join public.experiences e on e.id = m.experience_id where e.user_id = me
      ),
      'decisions_about_my_replies', (
        select coalesce(jsonb_agg(to_jsonb(m) - 'moderator_id'), '[]')
        from public.reply_decisions m join public.operator_replies r on r.experience_id = m.experience_id where r.user_id = me
      ),
      'counted_actions', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.reader_actions t where t.user_id = me),
      -- An address in a complaint was typed and never proven: only what was sent while signed in is told.
      'reports', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id'), '[]') from public.review_reports t where t.user_id = me),
      'newsletter', (
        select to_jsonb(n) - 'token' - 'id' || jsonb_build_object('issues', (
          select coalesce(jsonb_agg(jsonb_build_object('subject', i.subject, 'sent_at', d.sent_at)), '[]')
          from public.newsletter_deliveries d join public.newsletter_issues i on i.id = d.issue_id
          where d.subscriber_id = n.id
        ), 'asks', (
          select coalesce(jsonb_agg(to_jsonb(a) - 'token' - 'subscriber_id'), '[]')
          from public.newsletter_asks a where a.subscriber_id = n.id
        ))
        from public.newsletter_subscribers n where n.email = u.email
      )
    )
    from auth.users u where u.id = me
  );
end
$$;
