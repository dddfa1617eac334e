import type { Rule } from '@house-edge/content/validation'
import { isPromoted } from '../rendering/review/review-status.ts'
import type { LintedDocument } from './document-values.ts'

/**
 * A casino that is warned of or closed in one language has neither offers nor a way there in another. Each document says
 * it for itself, so an editor is told of those that do not yet. The warning is not held up by them: its own document may
 * be published, and only what goes on sending readers there may not.
 */
export const translationRule: Rule = function* (review, { documents }) {
  if (review.type !== 'casino_review') return
  const isOpen = isPromoted(review.data)
  for (const other of translationsOf(review, documents)) {
    if (isPromoted(other.data) === isOpen) continue
    const [open, closed] = isOpen ? [review, other] : [other, review]
    const status = String(closed.data['status'])
    yield {
      rule: 'reviews/status-elsewhere',
      severity: isOpen ? 'error' : 'warning',
      path: ['status'],
      what: isOpen
        ? `is "${status}" in ${languageOf(closed)}, and here offers and ways to the casino would stay`
        : `is "${String(open.data['status'] ?? 'active')}" in ${languageOf(open)}, so offers and ways to the casino stay there`,
      todo: isOpen
        ? `Choose "${status}" here too. To end it, choose "${String(open.data['status'] ?? 'active')}" in every language, and publish them together in one release.`
        : `Choose "${status}" there too. One release publishes every language at once.`,
    }
  }
}

const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })

/** Its name, by which the desk leads there, and its code: “German (Austria), de-at”. A mistaken code has no name. */
function languageOf({ lang }: LintedDocument): string {
  try {
    return `${names.of(lang) ?? lang}, ${lang}`
  } catch {
    return lang
  }
}

/** The same review in other languages. It is enough that one document names another, as in the content service. */
function translationsOf(review: LintedDocument, documents: readonly LintedDocument[]): LintedDocument[] {
  const reviews = documents.filter(({ type }) => type === review.type)
  const isTied = (one: LintedDocument, other: LintedDocument): boolean =>
    one.alternate_languages?.some(({ id }) => id === other.id)
  const found = new Set([review])
  for (const one of found)
    for (const other of reviews)
      if (other.id !== review.id && (isTied(one, other) || isTied(other, one))) found.add(other)
  found.delete(review)
  return [...found]
}
