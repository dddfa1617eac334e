-- What we write about complaints can be ended from the message, as everything else can: anybody may type an address, and
-- its owner need not bear it.
--
-- Checked against the embedded backend by tools/backend/src/product/complaints.contract.test.ts and
-- everything.contract.test.ts. A table and functions; nothing a hosted project lacks.

create table public.letter_addresses (
  email text primary key check (char_length(email) <= 255 and email ~ '^[!-~]+$'),
  token uuid not null unique default gen_random_uuid(),
  is_unwanted boolean not null default false,
  created_at timestamptz not null default now()
);

comment on table public.letter_addresses is 'Addresses that were written to about a complaint, and whether they want no more of it.';
comment on column public.letter_addresses.token is 'In the links that end it, and nowhere else.';
alter table public.letter_addresses enable row level security;
revoke all on public.letter_addresses from anon, authenticated;

drop function public.file_report(text, text, text, text, uuid, uuid, inet);
create function public.file_report(
  kind text, words text, email text, document text, experience uuid, reader uuid, visitor inet
)
returns table (number text, tell_desk boolean, sender_token uuid)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  new_number text;
begin
  perform public.count_visitor(file_report.visitor, 'report', 10, 30);
  perform pg_advisory_xact_lock(hashtextextended('review_reports', 0));
  -- However much comes in, it is kept, and waits in the desk's list; only the letters end.
  tell_desk := (
    select count(*) from public.review_reports r where r.created_at > now() - interval '1 hour'
  ) < 200;
  -- An address is anybody's to type: it says nothing about who sends, and must not keep its owner out.
  if file_report.email is not null and (
    select count(*) from public.review_reports r
    where r.contact_email = file_report.email and r.created_at > now() - interval '1 day'
  ) < 5 then
    insert into public.letter_addresses (email) values (file_report.email) on conflict do nothing;
    sender_token := (
      select a.token from public.letter_addresses a where a.email = file_report.email and not a.is_unwanted
    );
  end if;
  select 'HE-' || string_agg(substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', (get_byte(random_bytes, at) & 31) + 1, 1), '')
  into new_number
  from extensions.gen_random_bytes(12) random_bytes, generate_series(0, 11) at;
  insert into public.review_reports (number, reason, details, contact_email, document_id, experience_id, user_id)
  values (new_number, kind, words, file_report.email, document, experience, reader);
  return query select new_number, tell_desk, sender_token;
end
$$;

comment on function public.file_report(text, text, text, text, uuid, uuid, inet) is
  'Keeps a complaint or a correction. Gives its number, whether the desk is written to, and the token with which its sender is; without one they are not.';
revoke execute on function public.file_report(text, text, text, text, uuid, uuid, inet) from public, anon, authenticated;
grant execute on function public.file_report(text, text, text, text, uuid, uuid, inet) to service_role;

create or replace function public.stop_watch(asked uuid) returns boolean
language sql
security definer
set search_path = ''
as $$
  with
    stopped as (delete from public.watches w where w.token = asked returning 1),
    silenced as (update public.letter_addresses a set is_unwanted = true where a.token = asked returning 1)
  select exists (select from stopped) or exists (select from silenced)
$$;

comment on function public.stop_watch(uuid) is
  'Ends what the token was sent with: the watch of a review, or letters about complaints. False when there is none.';

create or replace function public.delete_my_account() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  address text := (select email from auth.users where id = me);
begin
  perform public.require_strongest_session();
  delete from public.newsletter_subscribers where email = address;
  delete from public.letter_addresses where email = address;
  -- What was sent without signing in has the address only.
  update public.review_reports set contact_email = null, details = null where user_id = me or contact_email = address;
  delete from auth.users where id = me;
end
$$;

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
      'letters', (select to_jsonb(a) - 'token' from public.letter_addresses a where a.email = u.email),
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
