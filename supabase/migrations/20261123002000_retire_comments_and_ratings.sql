-- The tables `comments` and `ratings` of the first version are retired: experiences are what readers rate and write, and
-- no page ever read these. Nobody moderated comments, so none was ever shown.
--
-- Checked against the embedded backend by tools/backend/src/product/access-matrix.contract.test.ts and
-- everything.contract.test.ts. Only drops, and one function in place of the one there was; a hosted project has nothing
-- that depends on them.

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

drop function public.casino_rating_summary(text[]);
drop trigger rename_comment_author on public.profiles;
drop function public.rename_comment_author();
drop table public.comments;
drop function public.prepare_comment();
drop table public.ratings;
drop function public.limit_ratings();
delete from public.reader_actions where kind = 'comments-a-day';
comment on column public.profiles.display_name is 'Shown beside experiences. Null until chosen.';
