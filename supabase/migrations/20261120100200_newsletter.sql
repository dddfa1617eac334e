-- The newsletter. Only the server writes here, with the secret key: an address is
-- entered by anyone, and counts once its owner has confirmed it.
--
-- Checked against the embedded backend by tools/backend/src/product/newsletter.contract.test.ts. A table; nothing a
-- hosted project lacks.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique
    check (char_length(email) <= 255 and email = lower(email) and email ~ '^[^@\s,;<>]+@[^@\s,;<>]+$'),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  token uuid not null default gen_random_uuid() unique,
  consent_text text not null check (char_length(consent_text) between 1 and 1000),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  check (status <> 'confirmed' or confirmed_at is not null)
);

comment on table public.newsletter_subscribers is 'Who asked for the newsletter, what they agreed to and when.';
comment on column public.newsletter_subscribers.token is 'In the links that confirm and end a subscription.';
comment on column public.newsletter_subscribers.consent_text is 'The sentence beside the box that was ticked.';

alter table public.newsletter_subscribers enable row level security;
revoke all on public.newsletter_subscribers from anon, authenticated;
