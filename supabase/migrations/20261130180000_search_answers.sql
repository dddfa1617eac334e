-- How what `search` keeps is found: in spite of slips (levenshtein), and weighed.
--
-- Checked against the embedded backend by searches.contract.test.ts in tools/backend/src/product/migrations, and against
-- the index in the process and Debian's Postgres in libs/reviews/src/search. It needs no extension but that of `search`.

-- Which of these forms any word has.
create or replace function public.search_forms(of_source text, of_lang text, forms text[]) returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(distinct w.form), '{}') from public.search_words w
  where w.source = of_source and w.lang = of_lang and w.form = any (forms)
$$;

-- What some ways of looking find together, the best first; null: nothing. Weighs as the index in the process does
-- (BM25+), but for the lengths of texts.
--
-- Texts lie apart from their rows, and to fetch one takes as long as to look at twenty rows. So documents are found by the
-- indexes alone, word by word, and the texts of the best are read.
create or replace function public.search_look(asked jsonb, ways jsonb) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- Compiling the query takes seconds, running it milliseconds.
set jit = off
as $$
declare
  of_source text := asked ->> 'source';
  of_lang text := asked ->> 'lang';
  instead text := asked ->> 'instead';
  answer jsonb;
begin
  with way as materialized (
    select
      w.ordinality::integer as way, w.value ->> 'fields' as fields, (w.value ->> 'isEach')::boolean as is_each,
      (w.value ->> 'beginsFrom')::integer as begins_from,
      coalesce((w.value ->> 'isJoined')::boolean, false) as is_joined, w.value -> 'slips' as slips
    from jsonb_array_elements(ways) with ordinality w
  ),
  asked_word as materialized (
    select
      w.ordinality::integer - 1 as place, w.value as word, w.ordinality = count(*) over () as is_last,
      asked #>> array['forms', of_lang, (w.ordinality - 1)::text] as form,
      asked #>> array['forms', instead, (w.ordinality - 1)::text] as form_instead
    from jsonb_array_elements_text(asked -> 'words') with ordinality w
  ),
  -- What each word may stand for: itself, its other forms, what begins so, what has it within, what resembles it.
  meant as materialized (
    select near.way, near.fields, near.place, near.word, public.search_word(near.word) as query, max(near.weight) as weight
    from (
      select way.way, way.fields, a.place, stands.word, stands.weight
      from way
      cross join asked_word a
      cross join lateral (
        select a.word, 1::double precision as weight
        union all
        select t.word, 0.9 from public.search_words t
        where t.source = of_source
          and ((t.lang = of_lang and t.form = a.form) or (t.lang = instead and t.form = a.form_instead))
        union all
        (
          select t.word, 0.5 * length(t.word) / (length(t.word) + 0.3 * (length(t.word) - length(a.word)))
          from public.search_words t
          where a.is_last and length(a.word) >= way.begins_from and t.source = of_source
            and t.lang in (of_lang, instead) and t.word > a.word and t.word < a.word || chr(1114111)
            and (t.is_named or strpos(way.fields, 'D') > 0)
          order by length(t.word), t.word
          limit 200
        )
        union all
        (
          select t.word, 0.5 from public.search_words t
          where way.is_joined and length(a.word) >= 5 and t.source = of_source and t.lang = of_lang
            and strpos(t.form, a.form) > 0 and t.form <> a.form
          order by length(t.word), t.word
          limit 200
        )
        union all
        (
          select t.word, 0.3 * length(t.word) / (length(t.word) + slip.distance)
          from public.search_words t
          cross join lateral (select (way.slips ->> a.place)::integer as most) allowed
          cross join lateral (
            select extensions.levenshtein_less_equal(t.word, a.word, allowed.most) as distance
          ) slip
          where allowed.most > 0 and t.source = of_source and t.lang in (of_lang, instead)
            and (t.is_named or strpos(way.fields, 'D') > 0)
            and length(t.word) between length(a.word) - allowed.most and length(a.word) + allowed.most
            and slip.distance between 1 and allowed.most
          order by slip.distance, t.word
          limit 50
        )
      ) stands
    ) near
    group by near.way, near.fields, near.place, near.word
  ),
  had as materialized (
    select m.way, m.fields, m.place, m.word, m.query, m.weight, d.*
    from meant m
    cross join lateral (
      select
        d.lang, d.id, m.word = any (d.title_words) as is_in_title, d.names @@ (m.query::text || ':B')::tsquery as is_in_summary,
        cardinality(d.title_words) as title_size
      from public.search_documents d
      where m.fields = 'ABD' and d.source = of_source and d.lang in (of_lang, instead) and d.words @@ m.query
      union all
      select d.lang, d.id, false, false, 0
      from public.search_documents d
      where m.fields = 'D' and d.source = of_source and d.lang in (of_lang, instead)
        and d.words @@ (m.query::text || ':D')::tsquery
      union all
      select
        d.lang, d.id, m.word = any (d.title_words), m.fields = 'AB' and d.names @@ (m.query::text || ':B')::tsquery,
        cardinality(d.title_words)
      from public.search_documents d
      where m.fields in ('A', 'AB') and d.source = of_source and d.lang in (of_lang, instead)
        and d.names @@ (m.query::text || case m.fields when 'A' then ':A' else '' end)::tsquery
    ) d
  ),
  rarity as materialized (
    select h.way, h.place, ln(1 + (whole.documents - h.documents + 0.5) / (h.documents + 0.5)) as rarity
    from (
      select had.way, had.place, count(distinct (had.lang, had.id)) as documents from had group by had.way, had.place
    ) h
    cross join (
      select count(*) as documents from public.search_documents d
      where d.source = of_source and d.lang in (of_lang, instead)
    ) whole
  ),
  -- In a text as if it stood there once.
  weighed as materialized (
    select
      h.way, h.place, h.word, h.query, h.lang, h.id, h.is_in_title, h.is_in_summary, h.weight * r.rarity as worth,
      case when h.is_in_title then 8 * (0.5 + 2.2 / (1 + 1.2 * (0.3 + 0.14 * h.title_size))) else 0 end
      + case when h.is_in_summary then 3 else 0 end as of_names,
      case when strpos(h.fields, 'D') > 0 then 1.5 else 0 end as of_text
    from had h
    join rarity r on r.way = h.way and r.place = h.place
  ),
  found as materialized (
    select
      c.lang, c.id, max(c.matched) as matched, array_agg(c.way) as ways,
      row_number() over (order by sum(c.score) * max(c.matched) desc, c.id) as place
    from (
      select w.way, w.lang, w.id, count(distinct w.place) as matched, sum(w.worth * (w.of_names + w.of_text)) as score
      from weighed w
      group by w.way, w.lang, w.id
    ) c
    join way on way.way = c.way
    where (not way.is_each or c.matched = jsonb_array_length(asked -> 'words'))
      and (
        c.lang = of_lang or not exists (
          select from public.search_documents t
          where t.source = of_source and t.lang = of_lang and t.translates @> array[c.id]
        )
      )
    group by c.lang, c.id
    order by sum(c.score) * max(c.matched) desc, c.id
    limit (asked ->> 'most')::integer
  ),
  piece as materialized (
    select
      f.lang, f.id, f.matched, w.word, w.is_in_title, w.is_in_summary,
      w.worth * (
        w.of_names + case when w.of_text > 0 and often.rank > 0 then 0.5 + 1 + 1.6 * (1.64493406685 * often.rank - 1) else 0 end
      ) as score
    from found f
    join weighed w on w.lang = f.lang and w.id = f.id and w.way = any (f.ways)
    join public.search_documents d on d.source = of_source and d.lang = f.lang and d.id = f.id
    -- How often a word stands in a text, as the sum of 1/1, 1/4, 1/9, … has it: near enough to what BM25 makes of it.
    cross join lateral (
      select case when w.of_text > 0 then ts_rank('{1,0,0,0}', d.words, w.query) else 0 end as rank
    ) often
  ),
  ranked as (
    select
      s.*, d.uid, d.kind, d.title, d.summary, d.title_words, d.lines, d.folded, d.sentences,
      row_number() over (partition by d.kind order by s.score desc, s.id) as place
    from (
      select
        p.lang, p.id, p.matched, sum(p.score) * p.matched as score, array_agg(distinct p.word) as words,
        bool_or(p.is_in_summary) as is_in_summary
      from piece p
      group by p.lang, p.id, p.matched
    ) s
    join public.search_documents d on d.source = of_source and d.lang = s.lang and d.id = s.id
  )
  select jsonb_build_object(
    'hits', jsonb_agg(
      jsonb_build_object(
        'id', r.id, 'uid', r.uid, 'kind', r.kind, 'title', r.title, 'summary', r.summary, 'score', r.score,
        'matched', r.matched, 'words', r.words, 'isInSummary', r.is_in_summary,
        'inTitle', array(select unnest(r.words) intersect select unnest(r.title_words)),
        'line', best.line, 'isSentence', best.is_sentence
      )
      order by r.score desc, r.id
    ),
    'meant', (
      select jsonb_agg(jsonb_build_object('place', m.place, 'word', m.word, 'weight', m.weight) order by m.weight desc)
      from meant m
    )
  ) into answer
  from ranked r
  left join lateral (
    select l.line, l.ordinality <= r.sentences as is_sentence
    from unnest(r.lines, r.folded) with ordinality as l (line, folded, ordinality)
    where r.place <= (asked ->> 'lines')::integer and exists (
      select from unnest(r.words) as w (word) where strpos(' ' || l.folded || ' ', ' ' || w.word || ' ') > 0
    )
    order by l.ordinality
    limit 1
  ) best on true
  having count(*) > 0;
  return answer;
end
$$;

-- The first of several ways that finds anything.
create or replace function public.search_find(asked jsonb) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  ways jsonb;
  answer jsonb;
begin
  for ways in select w.value from jsonb_array_elements(asked -> 'ways') w loop
    answer := public.search_look(asked, ways);
    if answer is not null then
      return answer;
    end if;
  end loop;
  return '{"hits": [], "meant": []}'::jsonb;
end
$$;

revoke execute on function
  public.search_forms(text, text, text[]), public.search_look(jsonb, jsonb), public.search_find(jsonb)
from public, anon, authenticated;

comment on function public.search_forms(text, text, text[]) is 'Which of these forms of words there are.';
comment on function public.search_look(jsonb, jsonb) is 'What some ways of looking find together.';
comment on function public.search_find(jsonb) is 'Answers a question of the search. For the service role alone, as all of these.';
