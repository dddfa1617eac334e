-- Export holds all there is of a reader, and deletion leaves none of it.
--
-- Checked against the embedded backend by tools/backend/src/product/everything.contract.test.ts, which asks the
-- catalogue which tables there are, and delete-account.contract.test.ts. Functions; nothing a hosted project lacks.

create function public.export_my_data() returns jsonb
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

comment on function public.export_my_data() is 'Everything this database knows about the caller, as one JSON document.';

create function public.delete_my_account() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  address text;
begin
  perform public.require_strongest_session();
  -- Who comes second waits here for the first.
  select email into address from auth.users where id = me for update;
  if not found then
    raise exception 'The account is gone' using errcode = 'no_data_found';
  end if;
  delete from public.newsletter_subscribers where email = address;
  delete from public.letter_addresses where email = address;
  -- What was sent without signing in has the address only.
  update public.review_reports set contact_email = null, details = null where user_id = me or contact_email = address;
  delete from auth.users where id = me;
end
$$;

comment on function public.delete_my_account() is
  'Deletes the caller''s account and all that belongs to it. Files in storage are removed before, through the storage service.';

revoke execute on function public.export_my_data(), public.delete_my_account() from public, anon;
grant execute on function public.export_my_data(), public.delete_my_account() to authenticated;
