-- What readers of 0.1.0 had, for the tests of later releases.
insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, updated_at)
values ('00000000-0000-4000-8000-000000000001', 'authenticated', 'authenticated', 'ada@site.example', now(), now(), now());
insert into public.saved_items (user_id, document_id, created_at)
values ('00000000-0000-4000-8000-000000000001', 'article_odds', '2026-11-01');
insert into public.watches (user_id, document_id, score, status, created_at)
values ('00000000-0000-4000-8000-000000000001', 'casino_review_tide-clock', 7.5, 'open', '2026-11-02');
update public.profiles set display_name = 'Ada' where id = '00000000-0000-4000-8000-000000000001';
