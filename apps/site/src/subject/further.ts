/**
 * Where a page leads besides the documents that name its subject (`related.ts`): to what shares something with it. Pure:
 * documents go in, links come out. Nothing is related because it looks alike.
 *
 * @module
 */
import { readCasino } from '@house-edge/slices'
import type { AllDocumentTypes, CasinoReviewDocument } from '@house-edge/slices/documents'
import type { FoundEntry } from '@house-edge/ui/page'
import { href } from '@house-edge/routing'
import { newestArticles } from '../blog-finding/article-choice.ts'
import type { ListedArticle } from '../document/listed-article.ts'
import { findDocumentPath, routes } from '../routes.ts'
import { namings } from './related.ts'
import { mostShown } from './shown-documents.ts'

/** Links under a heading. */
interface LinkList {
  title: string
  entries: readonly FoundEntry[]
  /** The way to the listing where the others are. `undefined`: the entries are all. */
  more?: { href: string; text: string } | undefined
}

/** Every review and article. */
export interface Published {
  reviews: readonly CasinoReviewDocument[]
  articles: readonly ListedArticle[]
}

interface Further<Document> {
  /** Fields of reviews and of articles that decide what is in the lists. */
  fields: { casino_review?: readonly string[]; article?: readonly string[] }
  linksOf: (document: Document, published: Published) => readonly LinkList[]
}

type DocumentOf<Type> = Extract<AllDocumentTypes, { type: Type }>

const mostArticles = 4

const furthers: { [Type in AllDocumentTypes['type']]?: Further<DocumentOf<Type>> } = {
  casino_review: {
    fields: { casino_review: ['operator'] },
    linksOf: (review, { reviews }) => {
      const operator = linked(review.data.operator)
      const run = others(review, reviews)
        .filter(({ data }) => operator && leadsTo(data.operator, operator))
        // Not by score: a changed score would then drop the page of every review of this operator.
        .toSorted(latestFirst)
      const [way] = namings.operator.reviews
      return [
        {
          title: `Also run by ${operator?.data?.name ?? 'the same operator'}`,
          ...cut(run.flatMap(entryOfReview), {
            href: (operator?.uid && way?.hrefOfAll?.(operator.uid)) || href(routes.reviews),
            text: 'All casinos it runs',
          }),
        },
      ]
    },
  },
  article: {
    fields: { casino_review: [], article: ['topics', 'published_on'] },
    linksOf: (article, { reviews, articles }) => {
      const placed = placedOn(article)
      const named = reviews.filter(
        (review) =>
          !placed.includes(review.id) &&
          article.data.related.some(({ document }) => leadsTo(document, review)),
      )
      return [
        {
          title: 'More on the same topics',
          entries: alike(article, articles).flatMap(entryOfArticle),
        },
        { title: 'Casinos in this article', entries: named.flatMap(entryOfReview) },
      ]
    },
  },
  person: {
    fields: { article: ['author', 'topics'] },
    linksOf: (person, { articles }) => [
      {
        title: 'Writes about',
        ...cut(entriesOf(articles.filter(({ data }) => leadsTo(data.author, person)).flatMap(topicsOf)), {
          href: href(routes.topics),
          text: 'All topics',
        }),
      },
    ],
  },
  topic: {
    fields: { article: ['author', 'topics'] },
    linksOf: (topic, { articles }) => [
      {
        title: 'Who writes about it',
        ...cut(
          entriesOf(
            articles
              .filter((article) => topicsOf(article).some(({ id }) => id === topic.id))
              .flatMap(({ data }) => linked(data.author) ?? []),
          ),
          { href: href(routes.people), text: 'All people' },
        ),
      },
    ],
  },
  operator: {
    fields: { casino_review: ['operator', 'licences'] },
    linksOf: (operator, { reviews }) => [
      {
        title: 'Licensed by',
        ...cut(
          entriesOf(
            reviews
              .filter(({ data }) => leadsTo(data.operator, operator))
              .flatMap(({ data }) => data.licences.flatMap(({ regulator }) => linked(regulator) ?? [])),
          ),
          { href: href(routes.regulators), text: 'All regulators' },
        ),
      },
    ],
  },
  regulator: {
    fields: { casino_review: ['operator', 'licences'] },
    linksOf: (regulator, { reviews }) => [
      {
        title: 'Operators that name it',
        ...cut(
          entriesOf(
            reviews
              .filter(({ data }) => data.licences.some((licence) => leadsTo(licence.regulator, regulator)))
              .flatMap(({ data }) => linked(data.operator) ?? []),
          ),
          { href: href(routes.operators), text: 'All operators' },
        ),
      },
    ],
  },
}

/** The further links of a page; lists without entries are left out. */
export function furtherLinks(document: AllDocumentTypes, published: Published): readonly LinkList[] {
  return furtherOf(document)
    .linksOf(document, published)
    .filter(({ entries }) => entries.length > 0)
}

/** Fields of a type of document that decide the further links of a page. `undefined`: none of its documents is in them. */
export function decisiveFields(
  document: AllDocumentTypes,
  type: 'casino_review' | 'article',
): readonly string[] | undefined {
  return furtherOf(document).fields[type]
}

function furtherOf({ type }: AllDocumentTypes): Further<AllDocumentTypes> {
  // The table has for each type what takes its documents.
  return (furthers[type] as Further<AllDocumentTypes> | undefined) ?? { fields: {}, linksOf: () => [] }
}

/** A document that another one links to, with the fields that come with the link. */
interface Linked {
  id: string
  type: string
  uid?: string | null
  data?: { name?: string | null }
}

function linked(link: unknown): Linked | undefined {
  const { id, type } = Object(link) as Partial<Linked>
  return id === undefined || type === undefined ? undefined : (link as Linked)
}

function leadsTo(link: unknown, { id }: { id: string }): boolean {
  return linked(link)?.id === id
}

function others<Document extends { id: string }>(
  { id }: AllDocumentTypes,
  documents: readonly Document[],
): readonly Document[] {
  return documents.filter((document) => document.id !== id)
}

/** The articles with the most topics of this one, the newest first. */
function alike(article: DocumentOf<'article'>, articles: readonly ListedArticle[]): readonly ListedArticle[] {
  const topics = new Set(topicsOf(article).map(({ id }) => id))
  const shown = new Set([article.id, ...placedOn(article)])
  const byShared: ListedArticle[][] = [...topics].map(() => [])
  for (const other of topics.size > 0 ? newestArticles(articles) : []) {
    const shared = topicsOf(other).filter(({ id }) => topics.has(id)).length
    const found = byShared[topics.size - shared]
    if (!found || found.length === mostArticles || shown.has(other.id)) continue
    found.push(other)
    // No other can share more, or be newer.
    if (byShared[0]?.length === mostArticles) break
  }
  return byShared.flat().slice(0, mostArticles)
}

function topicsOf({ data }: Pick<ListedArticle, 'data'>): readonly Linked[] {
  return data.topics.flatMap(({ topic }) => linked(topic) ?? [])
}

/** The latest first. Unlike the day of the last publish, this one never changes. */
function latestFirst(one: CasinoReviewDocument, other: CasinoReviewDocument): number {
  return (
    (other.first_publication_date ?? '').localeCompare(one.first_publication_date ?? '') ||
    one.id.localeCompare(other.id, 'en')
  )
}

/** The first of the entries, with the way to all where there are more. */
function cut(
  entries: readonly FoundEntry[],
  more: NonNullable<LinkList['more']>,
): Pick<LinkList, 'entries' | 'more'> {
  return entries.length > mostShown ? { entries: entries.slice(0, mostShown), more } : { entries }
}

/** Ids of what an editor has placed on the page. */
function placedOn(page: DocumentOf<'article'>): readonly string[] {
  return page.data.slices.flatMap((slice) =>
    slice.slice_type === 'related'
      ? slice.primary.items.flatMap(({ document }) => linked(document)?.id ?? [])
      : [],
  )
}

/** Each once, by name. */
function entriesOf(links: readonly Linked[]): readonly FoundEntry[] {
  const once = new Map(links.map((link) => [link.id, link]))
  return [...once.values()]
    .flatMap(({ id, type, uid, data }) => {
      const href = findDocumentPath(type, uid ?? null)
      return href !== undefined && data?.name ? [{ id, title: data.name, href }] : []
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en-GB'))
}

function entryOfReview(review: CasinoReviewDocument): readonly FoundEntry[] {
  const casino = readCasino(review)
  const href = findDocumentPath(review.type, review.uid)
  if (!casino || href === undefined) return []
  return [{ id: review.id, title: casino.name, href, status: casino.status }]
}

function entryOfArticle({ id, type, uid, data }: ListedArticle): readonly FoundEntry[] {
  const href = findDocumentPath(type, uid)
  return href !== undefined && data.title ? [{ id, title: data.title, href }] : []
}
