import { kindOfSubject, type SubjectDocument, subjectName } from '../rendering/subject/subject-header.tsx'
import type { CasinoReviewDocument } from '../documents.ts'
import type { ListedArticle } from '../listing/listed-article.ts'
import type { Links } from '../links.ts'
import { findableOf } from '../search-index/searchable.ts'
import { naming, namings, shownMaker } from './related.ts'
import { inOrder, listFormat } from '@house-edge/ui/language'
import { compareCodes } from '../letters/compare-codes.ts'
import { words } from '../words/words.ts'

/** A subject in the list of its type. */
interface ListedSubject {
  document: SubjectDocument
  title: string
  href: string
  /** What it is, and how many casinos and articles name it. */
  context: string
  /** The casino of an offer. */
  maker: CasinoReviewDocument | undefined
}

/** What a list is made of: all documents of a type, and those that may name them. */
interface Published {
  documents: readonly SubjectDocument[]
  reviews: readonly CasinoReviewDocument[]
  articles: readonly ListedArticle[]
}

/**
 * The subjects on one page of the list of a type, by name. Pure: documents go in, a page comes out.
 *
 * @param size Subjects on one page.
 */
export function subjectsOnPage(
  { documents, reviews, articles }: Published,
  page: number,
  size: number,
  links: Links,
): { shown: readonly ListedSubject[]; pages: number } {
  const listed = documents
    .flatMap((document) => {
      const found = findableOf(document, links)
      const maker = document.type === 'bonus' ? shownMaker(document, reviews) : undefined
      // Nothing may attract readers to a casino that they are warned of.
      if (!found || (document.type === 'bonus' && !maker)) return []
      return [{ ...found, document, title: subjectName(document) ?? found.title, maker }]
    })
    .toSorted(
      (one, other) => inOrder(one.title, other.title) || compareCodes(one.document.id, other.document.id),
    )
  const from = (page - 1) * size
  return {
    // Only what is shown is counted: to look for each of many subjects in every review takes long.
    shown: listed.slice(from, from + size).map(({ document, title, href, summary, maker }) => ({
      document,
      title,
      href,
      maker,
      context: sentenceAndCounts(kindOfSubject(document) ?? summary, countsOf(document, reviews, articles)),
    })),
    pages: Math.max(1, Math.ceil(listed.length / size)),
  }
}

function countsOf(
  document: SubjectDocument,
  reviews: readonly CasinoReviewDocument[],
  articles: readonly ListedArticle[],
): string {
  const said = words().subjectPages
  if (document.type === 'person') return countsOfPerson(document, reviews, articles)
  const ways = namings[document.type]
  const casinosBy = (isWanted: boolean): ReadonlySet<CasinoReviewDocument> =>
    new Set(
      ways.reviews
        .filter(({ isCounted = true }) => isCounted === isWanted)
        .flatMap((way) => naming(document, reviews, way)),
    )
  const casinos = casinosBy(true)
  const claiming = casinos.size === 0 ? casinosBy(false) : casinos
  const written = new Set(ways.articles.flatMap((way) => naming(document, articles, way)))
  const named = casinos.size > 0 ? said.casinos(casinos.size) : said.claimedOnly(claiming.size)
  return [claiming.size > 0 && named, written.size > 0 && said.articles(written.size)]
    .filter(Boolean)
    .join(' · ')
}

/** What somebody wrote, apart from what others wrote and they checked. */
function countsOfPerson(
  person: SubjectDocument,
  reviews: readonly CasinoReviewDocument[],
  articles: readonly ListedArticle[],
): string {
  const said = words().subjectPages
  const [byReviews, byArticles] = [namings.person.reviews, namings.person.articles]
  return [said.written, said.checked]
    .flatMap((did, at) => {
      const [ofReviews, ofArticles] = [byReviews[at], byArticles[at]]
      const reviewed = ofReviews ? naming(person, reviews, ofReviews).length : 0
      const told = ofArticles ? naming(person, articles, ofArticles).length : 0
      const works = [
        ...(reviewed > 0 ? [said.reviews(reviewed)] : []),
        ...(told > 0 ? [said.articles(told)] : []),
      ]
      return works.length > 0 ? [did(listFormat().format(works))] : []
    })
    .join(' · ')
}

/** A summary that ends a sentence needs no separator. */
function sentenceAndCounts(summary: string, counts: string): string {
  return [summary, counts].filter(Boolean).join(/[.!?…]$/.test(summary) ? ' ' : ' · ')
}
