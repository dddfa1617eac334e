-- Issues of the newsletter: each goes once to everybody who had confirmed its topic when it was begun.
--
-- Checked against the embedded backend by tools/backend/src/product/newsletter-issues.contract.test.ts.
-- Tables and functions; nothing a hosted project lacks.

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
  public.begin_issue(text, text, text, text[], text), public.next_delivery(text, uuid),
  public.free_deliveries(text), public.deliveries_left(text)
from public, anon, authenticated;
grant execute on function
  public.begin_issue(text, text, text, text[], text), public.next_delivery(text, uuid),
  public.free_deliveries(text), public.deliveries_left(text)
to service_role;
