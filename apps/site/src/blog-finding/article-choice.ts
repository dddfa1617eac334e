/**
 * Filters for the list of articles. Pure: a query and articles go in, articles, counts and addresses come out.
 *
 * @module
 */
import { href } from '@house-edge/routing'
import type { ArticleDocument } from '@house-edge/slices/documents'
import { isAskedOtherwise, type Query } from '../finding/is-asked-otherwise.ts'
import { readPage } from '../finding/read-page.ts'
import { isUid, routes } from '../routes.ts'

interface Named {
  value: string
  words: string
}

const facets = {
  topic: {
    label: 'Topic',
    of: ({ data }: ArticleDocument) => data.topics.flatMap(({ topic }) => namedBy(topic)),
  },
  author: { label: 'Written by', of: ({ data }: ArticleDocument) => namedBy(data.author) },
  year: {
    label: 'Year',
    of: ({ data }: ArticleDocument) => {
      const year = data.published_on?.slice(0, 4)
      return year === undefined ? [] : [{ value: year, words: year }]
    },
  },
  checker: { label: 'Facts checked by', of: ({ data }: ArticleDocument) => namedBy(data.reviewer) },
} as const satisfies Record<string, { label: string; of: (article: ArticleDocument) => readonly Named[] }>

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
export function readArticleChoice(query: Query): ArticleChoice {
  const asked = (name: string): string => [query[name]].flat()[0] ?? ''
  return {
    values: Object.fromEntries(names.flatMap((name) => (isUid(asked(name)) ? [[name, asked(name)]] : []))),
    page: readPage(asked('page')),
  }
}

/** The canonical URL of a choice; without one, that of the blog. */
export function hrefOfArticles({ values, page }: ArticleChoice): string {
  const query = new URLSearchParams(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
  if (query.size === 0 && page === 1) return href(routes.blog)
  if (page > 1) query.set('page', String(page))
  return `${href(routes.blogFound)}?${query}`
}

/** Whether a URL is not the canonical one of its choice. */
export function isOtherwise(query: Query, choice: ArticleChoice): boolean {
  return isAskedOtherwise(query, href(routes.blogFound), hrefOfArticles(choice))
}

/** The articles that match the whole choice, newest first. */
export function narrowArticles(
  articles: readonly ArticleDocument[],
  { values }: Pick<ArticleChoice, 'values'>,
): readonly ArticleDocument[] {
  return articles
    .filter((article) =>
      names.every((name) => values[name] === undefined || has(article, name, values[name])),
    )
    .toSorted(newestFirst)
}

/**
 * Articles by day, the newest first. Those of one day by id, which never changes: otherwise a publish could exchange two
 * of them on a page that no tag drops.
 */
export function newestFirst(one: ArticleDocument, other: ArticleDocument): number {
  return (
    (other.data.published_on ?? '').localeCompare(one.data.published_on ?? '') ||
    one.id.localeCompare(other.id, 'en')
  )
}

/** The filters, with how many articles each option leaves together with what else is chosen. */
export function articleFilters(
  articles: readonly ArticleDocument[],
  { values }: Pick<ArticleChoice, 'values'>,
): readonly ArticleFilter[] {
  return names.map((name) => {
    const { label, of } = facets[name]
    const { [name]: chosen, ...others } = values
    const left = narrowArticles(articles, { values: others })
    const options = new Map(
      articles.flatMap((article) => of(article).map((each) => [each.value, each.words])),
    )
    return {
      name,
      label,
      chosen,
      options: [...options]
        .map(([value, words]) => ({
          value,
          words,
          count: left.filter((article) => has(article, name, value)).length,
        }))
        .toSorted((one, other) =>
          name === 'year'
            ? other.value.localeCompare(one.value)
            : one.words.localeCompare(other.words, 'en-GB'),
        ),
    }
  })
}

function has(article: ArticleDocument, name: FacetName, value: string): boolean {
  return facets[name].of(article).some((each) => each.value === value)
}

/** A linked document by name. A missing or broken link names nothing. */
function namedBy(link: ArticleDocument['data']['author'] | TopicLink | undefined): readonly Named[] {
  if (!link || !('uid' in link) || !link.uid || !('data' in link)) return []
  return [{ value: link.uid, words: link.data?.name ?? link.uid }]
}

type TopicLink = ArticleDocument['data']['topics'][number]['topic']
