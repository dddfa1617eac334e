import { readCasino } from '../rendering/review/casino.ts'
import type { CasinoReviewDocument } from '../documents.ts'
import type { ListedArticle } from '../listing/listed-article.ts'
import type { Links } from '../links.ts'
import type { NewsItem } from '../news/news-of.ts'
import type { ListedOffer } from '../offers/listed-offer.ts'
import { inRow } from '@house-edge/ui/language'
import { readText } from '@house-edge/slices/reading'
import { compareCodes } from '../letters/compare-codes.ts'
import { words } from '../words/words.ts'

/** An entry of a feed. */
export interface FeedEntry {
  path: string
  /** Tells it from others of the same page. @default the path */
  id?: string | undefined
  title: string
  words: string
  /** What the words are written in, where it may be another language than that of the feed. @default that of the feed */
  lang?: string | undefined
  /** When it was published or last reviewed. */
  at: Date
  author: string | undefined
}

/** About what a reader misses in a month. */
const mostEntries = 30

/** The latest articles and reviews, the newest first. */
export function feedEntries(
  articles: readonly ListedArticle[],
  reviews: readonly CasinoReviewDocument[],
  links: Pick<Links, 'documentPath'>,
): readonly FeedEntry[] {
  const entries = [
    ...articles.map((document) => {
      const { title, excerpt, published_on: day } = document.data
      return entryOf(document, links, { title, words: excerpt, day })
    }),
    ...reviews.map((document) => {
      const { name, headline, last_reviewed: day } = document.data
      const status = readCasino(document)?.status ?? 'active'
      return entryOf(document, links, {
        title: name && (status === 'active' ? name : `${statusWords(status)}: ${name}`),
        words: headline,
        day,
      })
    }),
  ]
  return entries
    .filter((entry) => entry !== undefined)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime() || compareCodes(one.path, other.path))
    .slice(0, mostEntries)
}

/** A title has no room for a badge, so its words come before the name. */
function statusWords(status: keyof ReturnType<typeof words>['lists']['options']['status']): string {
  const said = words().lists.options.status[status]
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** What happened at casinos, without offers: a feed is for readers of every market. */
export function newsEntries(news: readonly NewsItem[]): readonly FeedEntry[] {
  return news
    .filter(({ offer }) => offer === undefined)
    .slice(0, mostEntries)
    .map(({ id, kind, day, casino, path, words: told }) => ({
      path,
      id: `${path}#${id}`,
      title: `${words().news.kinds[kind]}: ${casino.name}`,
      words: told,
      lang: casino.lang,
      at: new Date(day),
      author: undefined,
    }))
}

/** The offers that readers in a market can take up, what began last first, each with its significant terms whole. */
export function offerEntries(
  offers: readonly ListedOffer[],
  { market, today, links }: { market: string; today: string; links: Pick<Links, 'documentPath'> },
): readonly FeedEntry[] {
  return offers
    .filter(
      ({ isIn, from, until }) =>
        isIn(market) && (from === undefined || from <= today) && (until === undefined || today < until),
    )
    .flatMap(({ document, casino, title, from }): FeedEntry[] => {
      const { data, type, uid } = document
      const path = links.documentPath(type, uid)
      const at = new Date(from ?? document.first_publication_date)
      if (path === undefined || data.noindex || Number.isNaN(at.getTime())) return []
      const named = inRow([readText(data.value), title].flatMap((part) => part ?? []))
      const terms = readRichText(data.significant_terms)
      return [{ path, title: `${casino.name}: ${named}`, words: terms, at, author: undefined }]
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime() || compareCodes(one.path, other.path))
    .slice(0, mostEntries)
}

/** Rich text as plain words. */
function readRichText(field: unknown): string {
  const blocks = Array.isArray(field) ? (field as { text?: unknown }[]) : []
  return blocks.flatMap((block) => readText(block?.text) ?? []).join(' ')
}

/** The articles about a topic. */
export function articlesAbout(topicId: string, articles: readonly ListedArticle[]): readonly ListedArticle[] {
  return articles.filter(({ data }) => data.topics.some(({ topic }) => 'id' in topic && topic.id === topicId))
}

/** Leaves out documents without page, title or date, and those that editors hide from search engines. */
function entryOf(
  document: ListedArticle | CasinoReviewDocument,
  { documentPath }: Pick<Links, 'documentPath'>,
  { title, words: told, day }: { title: string | null; words: string | null; day: string | null },
): FeedEntry | undefined {
  const path = documentPath(document.type, document.uid)
  const at = new Date(day ?? document.first_publication_date)
  if (path === undefined || !title || document.data.noindex || Number.isNaN(at.getTime())) return undefined
  const { author } = document.data
  const name = 'data' in author ? author.data?.name : undefined
  return { path, title, words: told ?? '', at, author: name ?? undefined }
}
