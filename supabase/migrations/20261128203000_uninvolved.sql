-- A moderator is shown nothing of what concerns them: neither what waits or was refused about a casino they operate,
-- nor its pictures, nor who decided what about it. The queues left it out already; the data API answered.
--
-- Checked against the embedded backend by tools/backend/src/product/own-cases.contract.test.ts. Policies and
-- functions; nothing a hosted project lacks.

-- Asked past the grants: whose an experience or a reply is stays out of sight. What is not there shows nothing.
create function public.is_uninvolved(experience uuid, in_reply boolean default false) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.experiences e left join public.operator_replies r on r.experience_id = e.id
    where e.id = is_uninvolved.experience
      and not public.is_concerned(array[e.user_id, case when in_reply then r.user_id end], e.document_id::text)
  )
$$;

comment on function public.is_uninvolved(uuid, boolean) is
  'Whether an experience, or the reply to it, is there and concerns the caller in no way.';
revoke execute on function public.is_uninvolved(uuid, boolean) from public, anon;
grant execute on function public.is_uninvolved(uuid, boolean) to authenticated;

drop policy "Moderators see all experiences" on public.experiences;
create policy "Uninvolved moderators see experiences" on public.experiences
  for select to authenticated using ((select public.is_moderator()) and public.is_uninvolved(id));

drop policy "Moderators see decisions" on public.moderation_events;
create policy "Uninvolved moderators see decisions" on public.moderation_events
  for select to authenticated using ((select public.is_moderator()) and public.is_uninvolved(experience_id));

drop policy "Moderators see decisions about replies" on public.reply_decisions;
create policy "Uninvolved moderators see decisions about replies" on public.reply_decisions
  for select to authenticated
  using ((select public.is_moderator()) and public.is_uninvolved(experience_id, in_reply => true));

drop policy "Moderators see pictures of experiences" on storage.objects;
create policy "Uninvolved moderators see pictures of experiences" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'experience-pictures' and (select public.is_moderator())
    and public.is_uninvolved(public.experience_of((storage.foldername(name))[1]))
  );

-- Without what concerns the caller, so that it takes no place among the latest either.
create or replace function public.moderation_history(most integer default 30)
returns table (
  about text, event bigint, document_id text, author_name text, becomes text, reason text, field text,
  decided_at timestamptz, may_undo boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  limited integer := least(coalesce(most, 30), 200);
begin
  if not public.is_moderator() then
    raise exception 'Only moderators see the history' using errcode = 'insufficient_privilege';
  end if;
  return query
    select * from (
      select
        'experience', m.id, e.document_id::text, e.author_name, m.becomes, m.reason, m.field, m.decided_at,
        m.undoes is null and e.status = m.becomes
          and not exists (select from public.moderation_events l where l.experience_id = m.experience_id and l.id > m.id)
      from (
        select * from public.moderation_events d where public.is_uninvolved(d.experience_id) order by d.id desc limit limited
      ) m
      join public.experiences e on e.id = m.experience_id
      union all
      select
        'reply', d.id, e.document_id::text, e.author_name, d.becomes, d.reason, null, d.decided_at,
        d.becomes <> 'pending' and r.status = d.becomes
          and not exists (select from public.reply_decisions l where l.experience_id = d.experience_id and l.id > d.id)
      from (
        select * from public.reply_decisions l where public.is_uninvolved(l.experience_id, true) order by l.id desc limit limited
      ) d
      join public.operator_replies r on r.experience_id = d.experience_id
      join public.experiences e on e.id = d.experience_id
    ) decided (about, event, document_id, author_name, becomes, reason, field, decided_at, may_undo)
    order by decided.decided_at desc, decided.event desc
    limit limited;
end
$$;
