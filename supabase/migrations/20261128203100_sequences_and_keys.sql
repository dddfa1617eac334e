-- Numbers of rows that only functions write are drawn by these alone, and what is deleted with an account or a
-- decision is found without reading every decision there is.
--
-- Checked by tools/backend/src/product/access-matrix.contract.test.ts. Grants and indexes; nothing a hosted project
-- lacks.

-- A project gives roles every sequence of this schema by default, and identity columns need no such right. That a new
-- one is shut too is seen by the test.
revoke all on all sequences in schema public from anon, authenticated;

create index moderation_events_moderator_idx on public.moderation_events (moderator_id);
create index moderation_events_undoes_idx on public.moderation_events (undoes);
