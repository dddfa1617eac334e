-- Buckets that the tests of the storage service use.
create policy "everyone writes to open" on storage.objects for insert to anon, authenticated with check (bucket_id = 'open');
create policy "own files in private" on storage.objects for all to authenticated
  using (bucket_id = 'private' and owner_id = (select auth.uid())::text)
  with check (bucket_id = 'private' and owner_id = (select auth.uid())::text);
create policy "download without listing" on storage.objects for select to authenticated
  using (bucket_id = 'unlisted' and storage.allow_only_operation('object.get_authenticated'));
