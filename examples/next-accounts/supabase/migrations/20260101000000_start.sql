-- Tables of the site come here; each one in "public" needs row level security.
select 1;
