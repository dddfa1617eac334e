/**
 * Where a page leads besides the documents that name its subject (`related.ts`): to what shares something with it. Pure:
 * documents go in, links come out. Nothing is related because it looks alike.
 *
 * @module
 */
import { readCasino } from '../rendering/review/casino.ts'
import type { AllDocumentTypes, CasinoReviewDocument } from '../documents.ts'
import type { FoundEntry } from '@house-edge/ui/page'
import { newestArticles } from '../articles/article-choice.ts'
import { placedOn } from '../articles/next-article.ts'
import type { ListedArticle } from '../listing/listed-article.ts'
import type { Links } from '../links.ts'
import { namings, regulatorsOf } from './related.ts'
import { mostShown } from './shown-documents.ts'
import { inOrder } from '@house-edge/ui/language'
import { idsOf, type Translated } from '../rendering/subject/ids-of.ts'
import { words } from '../words/words.ts'
import { compareCodes } from '../letters/compare-codes.ts'

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
  /** Topics in the language of the page: an article that is shown instead of a translation has their names in its own. */
  topics?: readonly DocumentOf<'topic'>[]
}

interface SeeAlso<Document> {
  /** Fields of reviews and of articles that decide what is in the lists. */
  fields: { casino_review?: readonly string[]; article?: readonly string[] }
  listsOf: (document: Document, published: Published, links: Links) => readonly LinkList[]
}

type DocumentOf<Type> = Extract<AllDocumentTypes, { type: Type }>

const mostArticles = 4

const seeAlsoByType: { [Type in AllDocumentTypes['type']]?: SeeAlso<DocumentOf<Type>> } = {
  casino_review: {
    fields: { casino_review: ['operator'] },
    listsOf: (review, { reviews }, links) => {
      const said = words().lists.seeAlso
      const operator = linked(review.data.operator)
      const placed = placedOn(review)
      const run = others(review, reviews)
        .filter(({ id, data }) => !placed.includes(id) && operator && isSame(linked(data.operator), operator))
        // Not by score: a changed score would then drop the page of every review of this operator.
        .toSorted(latestFirst)
      const [way] = namings.operator.reviews
      return [
        {
          title: said.alsoRunBy(operator?.data?.name ?? said.sameOperator),
          ...cut(
            run.flatMap((each) => entryOfReview(each, links)),
            {
              href: (operator?.uid && way?.hrefOfAll?.(operator.uid, links)) || links.reviews,
              text: said.allOfOperator,
            },
          ),
        },
      ]
    },
  },
  article: {
    fields: { casino_review: [], article: ['topics', 'published_on'] },
    listsOf: (article, { reviews, articles }, links) => {
      const placed = placedOn(article)
      const ids = new Set(linkedIn(article.data))
      const named = reviews.filter(
        (review) => !placed.includes(review.id) && [...idsOf(review)].some((id) => ids.has(id)),
      )
      return [
        {
          title: words().lists.seeAlso.sameTopics,
          entries: alike(article, articles, links).flatMap((each) => entryOfArticle(each, links)),
        },
        {
          title: words().lists.seeAlso.casinosHere,
          entries: named.flatMap((each) => entryOfReview(each, links)),
        },
      ]
    },
  },
  person: {
    fields: { article: ['author', 'topics'] },
    listsOf: (person, { articles, topics = [] }, links) => {
      const said = words().subjectPages.seeAlso
      const names = new Map(topics.map(({ uid, data }) => [uid, data.name]))
      const named = articles.filter(({ data }) => leadsTo(data.author, person)).flatMap(topicsOf)
      return [
        {
          title: said.writesAbout,
          ...cut(
            entriesOf(
              named.map((topic) => ({
                ...topic,
                data: { name: names.get(topic.uid ?? '') ?? topic.data?.name },
              })),
              links,
            ),
            { href: links.topics, text: said.allTopics },
          ),
        },
      ]
    },
  },
  topic: {
    fields: { article: ['author', 'topics'] },
    listsOf: (topic, { articles }, links) => [
      {
        title: words().subjectPages.seeAlso.writers,
        ...cut(
          entriesOf(
            articles
              .filter((article) => topicsOf(article).some((each) => leadsTo(each, topic)))
              .flatMap(({ data }) => linked(data.author) ?? []),
            links,
          ),
          { href: links.people, text: words().subjectPages.seeAlso.allPeople },
        ),
      },
    ],
  },
  operator: {
    fields: { casino_review: ['operator', 'licences'] },
    listsOf: (operator, { reviews }, links) => [
      {
        title: words().subjectPages.seeAlso.licensedBy,
        ...cut(
          entriesOf(
            reviews
              .filter(({ data }) => leadsTo(data.operator, operator))
              .flatMap(({ data }) => regulatorsOf(data.licences, true).flatMap((link) => linked(link) ?? [])),
            links,
          ),
          { href: links.regulators, text: words().subjectPages.seeAlso.allRegulators },
        ),
      },
    ],
  },
  regulator: {
    fields: { casino_review: ['operator', 'licences'] },
    listsOf: (regulator, { reviews }, links) => [
      {
        title: words().subjectPages.seeAlso.operators,
        ...cut(
          entriesOf(
            reviews
              .filter(({ data }) => data.licences.some((licence) => leadsTo(licence.regulator, regulator)))
              .flatMap(({ data }) => linked(data.operator) ?? []),
            links,
          ),
          { href: links.operators, text: words().subjectPages.seeAlso.allOperators },
        ),
      },
    ],
  },
}

/** The “see also” links of a page; lists without entries are left out. */
export function seeAlsoLinks(
  document: AllDocumentTypes,
  published: Published,
  links: Links,
): readonly LinkList[] {
  return seeAlsoOf(document)
    .listsOf(document, published, links)
    .filter(({ entries }) => entries.length > 0)
}

/** Fields of a type of document that decide the “see also” links of a page. `undefined`: none of its documents is in them. */
export function decisiveFields(
  document: AllDocumentTypes,
  type: 'casino_review' | 'article',
): readonly string[] | undefined {
  return seeAlsoOf(document).fields[type]
}

function seeAlsoOf({ type }: AllDocumentTypes): SeeAlso<AllDocumentTypes> {
  // The table has for each type what takes its documents.
  return (seeAlsoByType[type] as SeeAlso<AllDocumentTypes> | undefined) ?? { fields: {}, listsOf: () => [] }
}

/** A document that another one links to, with the fields that come with the link. */
interface Linked {
  id: string
  type: string
  uid?: string | null
  data?: { name?: string | null | undefined } | undefined
}

function linked(link: unknown): Linked | undefined {
  const { id, type } = Object(link) as Partial<Linked>
  return id === undefined || type === undefined ? undefined : (link as Linked)
}

/** The ids of all documents that fields lead to, however deep: in texts, tables and charts too. */
function* linkedIn(fields: unknown): Generator<string> {
  if (typeof fields !== 'object' || fields === null) return
  const link = linked(fields)
  if (link) yield link.id
  // What comes with a link are fields of the other document, which may lead anywhere.
  else for (const field of Object.values(fields)) yield* linkedIn(field)
}

/** Tells subjects from each other, whatever the language: filters, too, ask for them by their uid. */
function keyOf({ type, uid, id }: Linked): string {
  return `${type} ${uid ?? id}`
}

function isSame(one: Linked | undefined, other: Linked): boolean {
  return one !== undefined && keyOf(one) === keyOf(other)
}

/** Whether a link leads to a document, in any of its languages. */
function leadsTo(link: unknown, document: Translated): boolean {
  const { id } = linked(link) ?? {}
  return id !== undefined && idsOf(document).has(id)
}

function others<Document extends { id: string }>(
  { id }: AllDocumentTypes,
  documents: readonly Document[],
): readonly Document[] {
  return documents.filter((document) => document.id !== id)
}

/** The articles with the most topics of this one, the newest first. */
function alike(
  article: DocumentOf<'article'>,
  articles: readonly ListedArticle[],
  links: Links,
): readonly ListedArticle[] {
  const topics = new Set(topicsOf(article).map(keyOf))
  const shown = new Set([article.id, ...placedOn(article)])
  const byShared: ListedArticle[][] = [...topics].map(() => [])
  for (const other of topics.size > 0 ? newestArticles(articles, links) : []) {
    const shared = topicsOf(other).filter((topic) => topics.has(keyOf(topic))).length
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
    compareCodes(other.first_publication_date ?? '', one.first_publication_date ?? '') ||
    compareCodes(one.id, other.id)
  )
}

/** The first of the entries, with the way to all where there are more. */
function cut(
  entries: readonly FoundEntry[],
  more: NonNullable<LinkList['more']>,
): Pick<LinkList, 'entries' | 'more'> {
  return entries.length > mostShown ? { entries: entries.slice(0, mostShown), more } : { entries }
}

/** Each once, by name. */
function entriesOf(named: readonly Linked[], { documentPath }: Links): readonly FoundEntry[] {
  const once = new Map(named.map((link) => [keyOf(link), link]))
  return [...once.values()]
    .flatMap(({ id, type, uid, data }) => {
      const href = documentPath(type, uid ?? null)
      return href !== undefined && data?.name ? [{ id, title: data.name, href }] : []
    })
    .toSorted((one, other) => inOrder(one.title, other.title))
}

function entryOfReview(review: CasinoReviewDocument, { documentPath }: Links): readonly FoundEntry[] {
  const casino = readCasino(review)
  const href = documentPath(review.type, review.uid)
  if (!casino || href === undefined) return []
  return [{ id: review.id, title: casino.name, href, status: casino.status }]
}

function entryOfArticle(
  { id, type, uid, data }: ListedArticle,
  { documentPath }: Links,
): readonly FoundEntry[] {
  const href = documentPath(type, uid)
  return href !== undefined && data.title ? [{ id, title: data.title, href }] : []
}
