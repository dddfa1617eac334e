-- The trigger signs every comment. With a default, the types of the database let clients leave the name out, as they must.

alter table public.comments alter column author_name set default 'A reader';
