-- The trigger signs every comment. With a default, the types of the database let clients leave the name out, as they must.
--
-- Checked against the embedded backend by tools/backend/src/product/what-stood-before.contract.test.ts. A default;
-- nothing a hosted project lacks.

alter table public.comments alter column author_name set default 'A reader';
