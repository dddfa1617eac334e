-- What the tests of the realtime service listen to.
alter publication supabase_realtime add table public.notes;

create policy "read rooms of one's own" on realtime.messages for select to authenticated
  using ((select realtime.topic()) in ('room:' || (select auth.uid()), 'news'));
create policy "write rooms of one's own" on realtime.messages for insert to authenticated
  with check ((select realtime.topic()) = 'room:' || (select auth.uid()));

create function public.announce(topic text, text text) returns void language sql security definer as $$
  select realtime.send(jsonb_build_object('text', text), 'announced', topic, false)
$$;
