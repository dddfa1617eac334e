-- Search for sites of several processes or of content that is too large for one: what the site has published, as it can
-- be found. Filled and asked by the site's server alone, where SITE_SEARCH says so (docs/decisions/0520); empty elsewhere.
--
-- Words are folded and taken apart by the site, so that both engines of the search mean the same by a word. Here they are
-- kept (tsvector); how they are found is in the migration search_answers.
--
-- Checked against the embedded backend by searches.contract.test.ts in tools/backend/src/product/migrations. What it
-- answers is held against the index in the process, there and on Debian's Postgres, in libs/reviews/src/search. A hosted
-- project has the extension.

create extension if not exists fuzzystrmatch with schema extensions;

create table public.search_versions (
  source text not null,
  lang text not null,
  -- Of which everything is there. None: it is being filled.
  ref text,
  -- When the content service named what was written last, in milliseconds since 1970.
  named_at bigint not null,
  -- Who fills it, and until when others leave it to them.
  filler text,
  filled_by timestamptz,
  primary key (source, lang)
);

comment on table public.search_versions is 'Which version of the content can be searched, and who is filling it.';

create table public.search_documents (
  source text not null,
  lang text not null,
  id text not null,
  uid text,
  kind text not null,
  title text not null,
  summary text not null,
  title_words text[] not null,
  -- Sentences first, then names and cells of tables.
  lines text[] not null,
  sentences integer not null,
  -- By line, its words as they are compared.
  folded text[] not null,
  -- Documents of other languages that this one is shown in place of.
  translates text[] not null,
  digest text not null,
  -- A: title, B: summary, D: text.
  words tsvector not null,
  -- Small, and so looked through without the texts.
  names tsvector not null generated always as (ts_filter(words, '{a,b}')) stored,
  primary key (source, lang, id)
);

comment on table public.search_documents is 'What is published, as it can be found.';
create index search_documents_words_idx on public.search_documents using gin (words);
create index search_documents_names_idx on public.search_documents using gin (names);
create index search_documents_translates_idx on public.search_documents using gin (translates);

create table public.search_words (
  source text not null,
  lang text not null,
  word text collate "C" not null,
  form text not null,
  -- Whether a title or a summary has had it.
  is_named boolean not null,
  primary key (source, lang, word)
);

comment on table public.search_words is 'Every word of a published document, and what it has in common with its other forms.';
create index search_words_form_idx on public.search_words (source, lang, form);

alter table public.search_versions enable row level security;
alter table public.search_documents enable row level security;
alter table public.search_words enable row level security;
revoke all on public.search_versions, public.search_documents, public.search_words from anon, authenticated;

-- A word as it is looked for.
create function public.search_word(word text) returns tsquery
language sql
immutable
set search_path = ''
as $$
  select ('''' || replace(replace(word, '\', '\\'), '''', '''''') || '''')::tsquery
$$;

create function public.search_known(of_source text, of_lang text, of_ids text[]) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'ref', (select v.ref from public.search_versions v where v.source = of_source and v.lang = of_lang),
    'size', (select count(*) from public.search_documents d where d.source = of_source and d.lang = of_lang),
    'documents', coalesce(
      (
        select jsonb_object_agg(d.id, d.digest) from public.search_documents d
        where d.source = of_source and d.lang = of_lang and (of_ids is null or d.id = any (of_ids))
      ),
      '{}'::jsonb
    )
  )
$$;

-- Whether what the service named then may be written: not when something was written that it named later. A process that
-- is slow would put back what another one has replaced.
create function public.search_may_write(of_source text, of_lang text, of_time bigint) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Processes write the same documents at the same time, and would wait for each other's rows.
  perform pg_advisory_xact_lock(hashtextextended(of_source || ' ' || of_lang, 0));
  insert into public.search_versions as v (source, lang, named_at) values (of_source, of_lang, of_time)
  on conflict (source, lang) do update set named_at = excluded.named_at where v.named_at <= excluded.named_at;
  return found;
end
$$;

create function public.search_begin(of_source text, of_lang text, of_time bigint, by_filler text) returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(of_source || ' ' || of_lang, 0));
  if exists (
    select from public.search_versions v
    where v.source = of_source and v.lang = of_lang and v.named_at > of_time
  ) then
    return 'newer';
  end if;
  -- Who has to wait leaves the time as it is: who fills would otherwise be refused for it.
  insert into public.search_versions as v (source, lang, named_at, filler, filled_by)
  values (of_source, of_lang, of_time, by_filler, now() + interval '30 seconds')
  on conflict (source, lang) do update set
    named_at = excluded.named_at, filler = excluded.filler, filled_by = excluded.filled_by
  where v.filler is null or v.filler = by_filler or v.filled_by < now();
  return case when found then 'begun' else 'busy' end;
end
$$;

-- Words that no document has any more would be taken for what somebody means.
create function public.search_forget(of_source text, of_lang text, gone text[]) returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.search_words w
  where w.source = of_source and w.lang = of_lang and w.word = any (gone) and not exists (
    select from public.search_documents d
    where d.source = of_source and d.lang = of_lang and d.words @@ public.search_word(w.word)
  )
$$;

create function public.search_put(of_source text, of_lang text, of_time bigint, entries jsonb) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone text[];
begin
  if not public.search_may_write(of_source, of_lang, of_time) then
    return false;
  end if;
  -- Who fills it is still at it, also with nothing to put.
  update public.search_versions v set filled_by = now() + interval '30 seconds'
  where v.source = of_source and v.lang = of_lang and v.filler is not null;
  select array_agg(distinct had.word) into gone
  from jsonb_to_recordset(entries) as e (id text, digest text, words text)
  join public.search_documents d on d.source = of_source and d.lang = of_lang and d.id = e.id and d.digest <> e.digest
  cross join lateral (
    select unnest(tsvector_to_array(d.words)) except select unnest(tsvector_to_array(e.words::tsvector))
  ) as had (word);
  insert into public.search_documents as known (
    source, lang, id, uid, kind, title, summary, title_words, lines, sentences, folded, translates, digest, words
  )
  select
    of_source, of_lang, e.id, e.uid, e.kind, e.title, e.summary, e.title_words, e.lines, e.sentences, e.folded,
    e.translates, e.digest, e.words::tsvector
  from jsonb_to_recordset(entries) as e (
    id text, uid text, kind text, title text, summary text, title_words text[], lines text[], sentences integer,
    folded text[], translates text[], digest text, words text
  )
  on conflict (source, lang, id) do update set
    uid = excluded.uid, kind = excluded.kind, title = excluded.title, summary = excluded.summary,
    title_words = excluded.title_words, lines = excluded.lines, sentences = excluded.sentences,
    folded = excluded.folded, translates = excluded.translates, digest = excluded.digest, words = excluded.words
  where known.digest <> excluded.digest;
  insert into public.search_words as known (source, lang, word, form, is_named)
  select of_source, of_lang, w.word, max(w.form), bool_or(w.named)
  from jsonb_array_elements(entries) e
  cross join lateral jsonb_to_recordset(e.value -> 'terms') as w (word text, form text, named boolean)
  group by w.word
  on conflict (source, lang, word) do update set
    form = excluded.form, is_named = known.is_named or excluded.is_named
  where known.form is distinct from excluded.form or excluded.is_named and not known.is_named;
  perform public.search_forget(of_source, of_lang, gone);
  return true;
end
$$;

create function public.search_drop(of_source text, of_lang text, of_time bigint, ids text[]) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone text[];
begin
  if not public.search_may_write(of_source, of_lang, of_time) then
    return false;
  end if;
  with dropped as (
    delete from public.search_documents d
    where d.source = of_source and d.lang = of_lang and d.id = any (ids)
    returning d.words
  )
  select array_agg(distinct had.word) into gone
  from dropped cross join lateral unnest(tsvector_to_array(dropped.words)) as had (word);
  perform public.search_forget(of_source, of_lang, gone);
  return true;
end
$$;

create function public.search_reach(of_source text, of_lang text, of_time bigint, to_ref text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.search_may_write(of_source, of_lang, of_time) then
    return false;
  end if;
  update public.search_versions v set ref = to_ref, filler = null, filled_by = null
  where v.source = of_source and v.lang = of_lang;
  return true;
end
$$;

revoke execute on function
  public.search_word(text), public.search_known(text, text, text[]), public.search_may_write(text, text, bigint),
  public.search_begin(text, text, bigint, text), public.search_forget(text, text, text[]),
  public.search_put(text, text, bigint, jsonb), public.search_drop(text, text, bigint, text[]),
  public.search_reach(text, text, bigint, text)
from public, anon, authenticated;

comment on function public.search_word(text) is 'A word as it is looked for.';
comment on function public.search_known(text, text, text[]) is 'The version that can be searched, and digests of documents.';
comment on function public.search_may_write(text, text, bigint) is 'Whether nothing was written that is newer.';
comment on function public.search_begin(text, text, bigint, text) is 'Leaves it to one process at a time to fill.';
comment on function public.search_forget(text, text, text[]) is 'Takes away those of these words that no document has.';
comment on function public.search_put(text, text, bigint, jsonb) is 'Puts documents in the place of what was there of them.';
comment on function public.search_drop(text, text, bigint, text[]) is 'Documents that are no longer found.';
comment on function public.search_reach(text, text, bigint, text) is 'Says of which version everything is there.';
