import type { Complaint, LintContext, Rule } from '@house-edge/content/validation'
import { readDay, readText } from '@house-edge/slices/reading'
import { futureDay, idOf, itemsOf, type LintedDocument } from './document-values.ts'

/** Dates are in order, and pages with paid links have a disclosure. */
export const articleRule: Rule = function* (article, context) {
  if (article.type !== 'article') return
  const { data } = article
  yield* futureDay('articles/published-in-future', ['published_on'], data['published_on'], context.today)
  yield* futureDay('articles/updated-in-future', ['updated_on'], data['updated_on'], context.today)
  const [published, updated] = [readDay(data['published_on']), readDay(data['updated_on'])]
  if (published !== undefined && updated !== undefined && updated < published) {
    yield {
      rule: 'articles/dates-reversed',
      path: ['updated_on'],
      what: `was updated on ${updated}, before it was published on ${published}`,
      todo: 'Correct one of the two days.',
    }
  }
  if ((readText(data['disclosure']) ?? 'none') === 'none') yield* undisclosed(article, context)
}

/** Texts for search engines are neither too long nor too short. */
export const searchTextRule: Rule = function* ({ data }) {
  const title = readText(data['meta_title'])
  if (title !== undefined && title.length > 60) {
    yield {
      rule: 'search/title-long',
      severity: 'warning',
      path: ['meta_title'],
      what: `has ${title.length} characters, and search engines cut it`,
      todo: 'Keep to 60.',
    }
  }
  const description = readText(data['meta_description'])
  if (description !== undefined && (description.length < 50 || description.length > 160)) {
    yield {
      rule: 'search/description-length',
      severity: 'warning',
      path: ['meta_description'],
      what: `has ${description.length} characters`,
      todo: 'Keep to between 50 and 160.',
    }
  }
}

/** Slices with links that we may be paid for. */
function* undisclosed(article: LintedDocument, { documents, find }: LintContext): Generator<Complaint> {
  for (const [index, slice] of itemsOf(article.data['slices']).entries()) {
    const primary = Object(slice['primary']) as Record<string, unknown>
    const reviews =
      slice['slice_type'] === 'toplist'
        ? itemsOf(primary['items']).map(({ review }) => find(idOf(review) ?? ''))
        : slice['slice_type'] === 'bonus_card'
          ? reviewsWith(documents, idOf(primary['bonus']))
          : []
    if (!reviews.some((review) => review?.data['has_affiliate'] === true)) continue
    yield {
      rule: 'articles/disclosure-missing',
      path: ['slices', index],
      what: 'shows a casino that may pay us for visits, and the article does not say so',
      todo: 'Set the disclosure of the article to "affiliate".',
    }
  }
}

function reviewsWith(documents: readonly LintedDocument[], bonus: string | undefined): LintedDocument[] {
  if (bonus === undefined) return []
  return documents.filter(({ data }) =>
    itemsOf(data['bonuses']).some((item) => idOf(item['bonus']) === bonus),
  )
}
