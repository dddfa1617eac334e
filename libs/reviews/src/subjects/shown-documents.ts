/**
 * The lists on the page of a subject. A prolific author has thousands of articles, so each list shows the first of them,
 * says how many there are, and leads to the listing that has them all on pages. Pure: documents go in, lists come out.
 *
 * @module
 */
import { readCasino } from '../rendering/review/casino.ts'
import { type SubjectDocument, subjectName } from '../rendering/subject/subject-header.tsx'
import type { CasinoReviewDocument } from '../documents.ts'
import type { ListedArticle } from '../listing/listed-article.ts'
import { newestArticles } from '../articles/article-choice.ts'
import { byScore } from '../filter/facets.ts'
import type { Links } from '../links.ts'
import { naming, type Naming, namings } from './related.ts'

/** Two pages of a listing: enough to know a writer by, and about 80 kB of HTML. */
export const mostShown = 24

/** The documents that name a subject in one way. */
export interface ShownDocuments<Document> {
  title: string
  /** The best casinos or the newest articles, {@link mostShown} at most. */
  documents: readonly Document[]
  /** How many name the subject, with those that are not shown. */
  total: number
  /** The listing of all of them. `undefined`: no listing filters by this subject. */
  hrefOfAll: string | undefined
}

/** The reviews that name a subject, by score. */
export function shownReviews(
  subject: SubjectDocument,
  reviews: readonly CasinoReviewDocument[],
  links: Links,
): readonly ShownDocuments<CasinoReviewDocument>[] {
  // A review without a name has no row, so it must not be counted either.
  const casinos = new Map(
    reviews.flatMap((review) => {
      const casino = readCasino(review)
      return casino ? [[review, casino] as const] : []
    }),
  )
  const ranked = [...casinos]
    .toSorted(([, one], [, other]) => byScore(one, other))
    .map(([review]) => review)
    .filter(({ type, uid }) => links.documentPath(type, uid) !== undefined)
  return listsOf(subject, namings[subject.type].reviews, ranked, links)
}

/** The articles that name a subject, the newest first, but for the one that leads a topic. */
export function shownArticles(
  subject: SubjectDocument,
  articles: readonly ListedArticle[],
  links: Links,
): readonly ShownDocuments<ListedArticle>[] {
  const newest = newestArticles(articles, links)
  const lead = subject.type === 'topic' ? idOf(subject.data.lead) : undefined
  const ranked = newest.toSorted((one, other) => Number(other.id === lead) - Number(one.id === lead))
  return listsOf(subject, namings[subject.type].articles, ranked, links)
}

function idOf(link: unknown): string | undefined {
  const { id } = Object(link) as { id?: unknown }
  return typeof id === 'string' ? id : undefined
}

function listsOf<Document extends CasinoReviewDocument | ListedArticle>(
  subject: SubjectDocument,
  ways: readonly Naming<Document>[],
  ranked: readonly Document[],
  links: Links,
): readonly ShownDocuments<Document>[] {
  return ways.flatMap((way) => {
    const found = naming(subject, ranked, way)
    if (found.length === 0) return []
    return [
      {
        title: way.title(subjectName(subject) ?? ''),
        documents: found.slice(0, mostShown),
        total: found.length,
        hrefOfAll: subject.uid ? way.hrefOfAll?.(subject.uid, links) : undefined,
      },
    ]
  })
}
