/**
 * The reviews and articles for the page of a subject (a person, a topic, a payment method, …). Pure: documents go in,
 * documents come out.
 *
 * @module
 */
import { showsOffers } from '../rendering/subject/offer-panel.tsx'
import type { SubjectType } from '../rendering/subject/subject-header.tsx'
import type { CasinoReviewDocument } from '../documents.ts'
import { licenceState } from '../rendering/review/licence-state.ts'
import { type ArticleFilter, hrefOfArticles } from '../articles/article-choice.ts'
import type { ListedArticle } from '../listing/listed-article.ts'
import { hrefOfChoice } from '../filter/choice.ts'
import { noChoice } from '../filter/facets.ts'
import type { Links } from '../links.ts'
import { words } from '../words/words.ts'
import { idsOf, type Translated } from '../rendering/subject/ids-of.ts'

/** For each type of subject, the fields of reviews and articles that link to it, with their heading. */
export interface Naming<Document> {
  title: (name: string) => string
  /** Fields that decide who is in the list. */
  fields: readonly string[]
  linksOf: (document: Document) => readonly unknown[]
  /** The URL of the listing that shows exactly these documents, page by page. `undefined`: no listing filters by it. */
  hrefOfAll: ((uid: string, links: Links) => string) | undefined
  /** Whether a list of subjects counts them beside the name. @default true */
  isCounted?: boolean
}

const casinosBy =
  (filter: string) =>
  (uid: string, links: Links): string =>
    hrefOfChoice({ ...noChoice, values: { [filter]: uid } }, links)

const articlesBy =
  (filter: ArticleFilter['name']) =>
  (uid: string, links: Links): string =>
    hrefOfArticles({ values: { [filter]: uid }, page: 1 }, links)

interface Namings {
  reviews: readonly Naming<CasinoReviewDocument>[]
  articles: readonly Naming<ListedArticle>[]
}

export const namings: Record<SubjectType, Namings> = {
  // What they wrote, then what they checked: lists of people count by this order.
  person: {
    reviews: [
      {
        title: (name) => words().subjectPages.titles.reviewsBy(name),
        fields: ['author'],
        linksOf: ({ data }) => [data.author],
        hrefOfAll: casinosBy('author'),
      },
      {
        title: (name) => words().subjectPages.titles.reviewsCheckedBy(name),
        fields: ['fact_checker'],
        linksOf: ({ data }) => [data.fact_checker],
        hrefOfAll: casinosBy('checker'),
      },
    ],
    articles: [
      {
        title: (name) => words().subjectPages.titles.articlesBy(name),
        fields: ['author'],
        linksOf: ({ data }) => [data.author],
        hrefOfAll: articlesBy('author'),
      },
      {
        title: (name) => words().subjectPages.titles.articlesCheckedBy(name),
        fields: ['reviewer'],
        linksOf: ({ data }) => [data.reviewer],
        hrefOfAll: articlesBy('checker'),
      },
    ],
  },
  topic: {
    reviews: [],
    articles: [
      {
        title: (name) => words().subjectPages.titles.articlesAbout(name),
        fields: ['topics'],
        linksOf: ({ data }) => data.topics.map(({ topic }) => topic),
        hrefOfAll: articlesBy('topic'),
      },
    ],
  },
  game_provider: {
    reviews: [
      {
        title: (name) => words().subjectPages.titles.gamesBy(name),
        fields: ['providers'],
        linksOf: ({ data }) => data.providers.map(({ provider }) => provider),
        hrefOfAll: casinosBy('maker'),
      },
    ],
    articles: [],
  },
  payment_method: {
    reviews: [
      {
        title: (name) => words().subjectPages.titles.atCasinos(name),
        fields: ['payments', 'currencies'],
        linksOf: ({ data }) => data.payments.map(({ method }) => method),
        hrefOfAll: casinosBy('method'),
      },
    ],
    articles: [],
  },
  operator: {
    reviews: [
      {
        title: (name) => words().subjectPages.titles.runBy(name),
        fields: ['operator'],
        linksOf: ({ data }) => [data.operator],
        hrefOfAll: casinosBy('operator'),
      },
    ],
    articles: [],
  },
  regulator: {
    reviews: [
      {
        title: (name) => words().subjectPages.titles.licensedBy(name),
        fields: ['licences'],
        linksOf: ({ data }) => regulatorsOf(data.licences, true),
        hrefOfAll: casinosBy('licence'),
      },
      {
        title: (name) => words().subjectPages.titles.naming(name),
        fields: ['licences'],
        linksOf: ({ data }) => {
          const verified = new Set(regulatorsOf(data.licences, true).map(idOf))
          return regulatorsOf(data.licences, false).filter((link) => !verified.has(idOf(link)))
        },
        hrefOfAll: undefined,
        isCounted: false,
      },
    ],
    articles: [],
  },
  bonus: {
    reviews: [
      {
        title: () => words().subjectPages.titles.maker,
        fields: ['bonuses', 'status'],
        linksOf: ({ data }) => data.bonuses.map(({ bonus }) => bonus),
        hrefOfAll: undefined,
      },
    ],
    articles: [],
  },
}

type Licences = CasinoReviewDocument['data']['licences']

/** The regulators of licences that we found in the register, or of those that we did not. */
export function regulatorsOf(
  licences: Licences,
  isVerified: boolean,
): readonly Licences[number]['regulator'][] {
  return licences
    .filter((licence) => (licenceState(licence) === 'verified') === isVerified)
    .map(({ regulator }) => regulator)
}

function idOf(link: unknown): string | undefined {
  return (Object(link) as { id?: string }).id
}

/** The documents that name a subject in one way, in any of its languages, in their order. */
export function naming<Document extends object>(
  subject: Translated,
  documents: readonly Document[],
  way: Naming<Document>,
): readonly Document[] {
  const namers = namersOf(documents, way)
  const [first = [], ...others] = [...idsOf(subject)].flatMap((id) => {
    const named = namers.get(id)
    return named ? [named] : []
  })
  if (others.length === 0) return first
  const found = new Set([first, ...others].flat())
  return documents.filter((document) => found.has(document))
}

type Namers<Document> = Map<string, Document[]>

/** One page counts what names each of fifty subjects among twenty thousand documents. */
const known = new WeakMap<readonly object[], Map<unknown, unknown>>()

/** The documents by the ids of what they name in one way. Once for each list. */
function namersOf<Document extends object>(
  documents: readonly Document[],
  way: Naming<Document>,
): Namers<Document> {
  const ways = known.get(documents) ?? new Map<unknown, unknown>()
  known.set(documents, ways)
  const before = ways.get(way) as Namers<Document> | undefined
  if (before) return before
  const namers: Namers<Document> = new Map()
  for (const document of documents)
    for (const id of new Set(way.linksOf(document).map(idOf))) {
      if (id === undefined) continue
      const named = namers.get(id)
      if (named) named.push(document)
      else namers.set(id, [document])
    }
  ways.set(way, namers)
  return namers
}

/** Ids and uids of the shown offers: only of reviewed casinos without a warning. */
export function shownOffers(reviews: readonly CasinoReviewDocument[]): ReadonlySet<string> {
  const namesOf = ({ data }: CasinoReviewDocument): string[] =>
    data.bonuses.flatMap(({ bonus }) => ('id' in bonus ? [bonus.id, bonus.uid ?? ''] : []))
  const barred = new Set(reviews.filter((review) => !showsOffers(review)).flatMap(namesOf))
  return new Set(reviews.flatMap(namesOf).filter((name) => name !== '' && !barred.has(name)))
}

/** The review of the casino of an offer; `undefined` without a review, or when it is a warning. */
export function shownMaker(
  offer: Translated,
  reviews: readonly CasinoReviewDocument[],
): CasinoReviewDocument | undefined {
  const makers = namings.bonus.reviews.flatMap((way) => naming(offer, reviews, way))
  return makers.every(showsOffers) ? makers[0] : undefined
}
