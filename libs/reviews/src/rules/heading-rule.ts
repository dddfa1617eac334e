import type { Rule } from '@house-edge/content/validation'
import { documentHeadings, readText } from '@house-edge/slices/reading'
import { itemsOf } from './document-values.ts'

/** What a review may be about: a heading with none of these words does not say what is below. */
const subject =
  /\b(?:answers?|asked|bonus(?:es)?|closed|closing|compared|complaints?|costs?|deposits?|exclusions?|fees?|for and against|games?|help|licen[cs]es?|limits?|offers?|operator|owner|pay(?:ments?|outs?)?|questions?|read next|register|regulator|returns?|safer|safety|scores?|slots?|stakes?|support|tables?|terms|test(?:ed)?|times?|tools?|use|verdict|wagering|withdrawals?)\b/i

/** Headings of reviews say what is below: who looks through the contents of one finds it by them. */
export const headingRule: Rule = function* (review) {
  // Its words are English.
  if (review.type !== 'casino_review' || !review.lang.startsWith('en')) return
  for (const [index, slice] of itemsOf(review.data['slices']).entries()) {
    const parts = documentHeadings({ data: { slices: [slice] } })
    for (const { text, level } of parts) {
      if (level !== 2 || subject.test(text)) continue
      const field = readText(slice['slice_type']) === 'rich_text' ? 'content' : 'title'
      yield {
        rule: 'headings/say-nothing',
        severity: 'warning',
        path: ['slices', index, 'primary', field],
        what: `has the heading “${text}”, which names nothing that a review is about`,
        todo: 'Name what is below, such as “Withdrawal times”, and move these words to the second line of the heading.',
      }
    }
  }
}
