/**
 * Filters for the list of articles. Pure: a query and articles go in, articles, counts and addresses come out.
 *
 * @module
 */
import type { ListedArticle } from '../listing/listed-article.ts'
import { isNotCanonical, type Query } from '../question/is-not-canonical.ts'
import { readPage } from '../question/read-page.ts'
import type { Links } from '../links.ts'
import { inOrder } from '@house-edge/ui/language'
import { words } from '../words/words.ts'
import { compareCodes } from '../letters/compare-codes.ts'

interface Named {
  value: string
  words: string
}

const facets = {
  topic: {
    label: () => words().lists.articles.topic,
    of: ({ data }: ListedArticle) => data.topics.flatMap(({ topic }) => namedBy(topic)),
  },
  author: {
    label: () => words().lists.articles.writtenBy,
    of: ({ data }: ListedArticle) => namedBy(data.author),
  },
  year: {
    label: () => words().lists.articles.year,
    of: ({ data }: ListedArticle) => {
      const year = data.published_on?.slice(0, 4)
      return year === undefined ? [] : [{ value: year, words: year }]
    },
  },
  checker: {
    label: () => words().lists.facets.checker.label,
    of: ({ data }: ListedArticle) => namedBy(data.reviewer),
  },
} as const satisfies Record<string, { label: () => string; of: (article: ListedArticle) => readonly Named[] }>

type FacetName = keyof typeof facets
const names = Object.keys(facets) as FacetName[]

/** A reader's choice of filters, and the page. */
interface ArticleChoice {
  values: Readonly<Partial<Record<FacetName, string>>>
  page: number
}

/** A filter with the articles that each of its options leaves. */
export interface ArticleFilter {
  name: FacetName
  label: string
  chosen: string | undefined
  options: readonly (Named & { count: number })[]
}

/** Reads a choice from a URL. Unknown values are ignored. */
export function readArticleChoice(query: Query, { isUid }: Pick<Links, 'isUid'>): ArticleChoice {
  const asked = (name: string): string => [query[name]].flat()[0] ?? ''
  return {
    values: Object.fromEntries(names.flatMap((name) => (isUid(asked(name)) ? [[name, asked(name)]] : []))),
    page: readPage(asked('page')),
  }
}

/** The canonical URL of a choice; without one, that of the blog. */
export function hrefOfArticles(
  { values, page }: ArticleChoice,
  { blog, blogFound }: Pick<Links, 'blog' | 'blogFound'>,
): string {
  const query = new URLSearchParams(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
  if (query.size === 0 && page === 1) return blog
  if (page > 1) query.set('page', String(page))
  return `${blogFound}?${query}`
}

/** Whether a URL is not the canonical one of its choice. */
export function isOtherwise(
  query: Query,
  choice: ArticleChoice,
  links: Pick<Links, 'blog' | 'blogFound'>,
): boolean {
  return isNotCanonical(query, links.blogFound, hrefOfArticles(choice, links))
}

/** The articles that match the whole choice, newest first. */
export function narrowArticles(
  articles: readonly ListedArticle[],
  { values }: Pick<ArticleChoice, 'values'>,
  links: Pages,
): readonly ListedArticle[] {
  return matching(newestArticles(articles, links), values)
}

type Pages = Pick<Links, 'documentPath'>

const ordered = new WeakMap<readonly ListedArticle[], readonly ListedArticle[]>()

/** Articles with a page, by day, the newest first. Once for each list: a process has one table of routes. */
export function newestArticles(articles: readonly ListedArticle[], links: Pages): readonly ListedArticle[] {
  const known = ordered.get(articles)
  if (known) return known
  const listed = articles.filter((article) => hasPage(article, links)).toSorted(newestFirst)
  ordered.set(articles, listed)
  return listed
}

const pages = new WeakMap<ListedArticle, boolean>()

function hasPage(article: ListedArticle, { documentPath }: Pages): boolean {
  const known = pages.get(article)
  if (known !== undefined) return known
  const has = documentPath(article.type, article.uid) !== undefined
  pages.set(article, has)
  return has
}

/**
 * Those of one day by id, which never changes: otherwise a publish could exchange two of them on a page that no tag
 * drops.
 */
function newestFirst(one: ListedArticle, other: ListedArticle): number {
  return (
    -compareCodes(one.data.published_on ?? '', other.data.published_on ?? '') ||
    compareCodes(one.id, other.id)
  )
}

/**
 * The filters, with how many articles each option leaves together with what else is chosen.
 *
 * @param articles Those in the language of the page first: the first that names something in a filter gives it its name.
 */
export function articleFilters(
  articles: readonly ListedArticle[],
  { values }: Pick<ArticleChoice, 'values'>,
  links: Pages,
): readonly ArticleFilter[] {
  const listed = newestArticles(articles, links)
  return names.map((name) => {
    const { label, of } = facets[name]
    const { [name]: chosen, ...others } = values
    const options = new Map<string, Named & { count: number }>()
    // What is in the language of the page comes first, and names a topic as its readers do.
    for (const article of articles)
      if (hasPage(article, links))
        for (const { value, words } of of(article))
          if (!options.has(value)) options.set(value, { value, words, count: 0 })
    for (const article of matching(listed, others))
      for (const value of new Set(of(article).map((each) => each.value))) {
        const option = options.get(value)
        if (option) option.count += 1
      }
    return {
      name,
      label: label(),
      chosen,
      options: [...options.values()].toSorted((one, other) =>
        name === 'year' ? compareCodes(other.value, one.value) : inOrder(one.words, other.words),
      ),
    }
  })
}

function matching(
  articles: readonly ListedArticle[],
  values: ArticleChoice['values'],
): readonly ListedArticle[] {
  const chosen = names.filter((name) => values[name] !== undefined)
  if (chosen.length === 0) return articles
  return articles.filter((article) =>
    chosen.every((name) => facets[name].of(article).some(({ value }) => value === values[name])),
  )
}

/** A linked document by name. A missing or broken link names nothing. */
function namedBy(link: ListedArticle['data']['author'] | TopicLink | undefined): readonly Named[] {
  if (!link || !('uid' in link) || !link.uid || !('data' in link)) return []
  return [{ value: link.uid, words: link.data?.name ?? link.uid }]
}

type TopicLink = ListedArticle['data']['topics'][number]['topic']
