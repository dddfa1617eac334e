import { wordForms } from '../../letters/word-forms.ts'
import { slipsIn, wordsAsked } from '../../text-index/asked-words.ts'
import type { Hit } from '../../text-index/hits.ts'
import { type Intent, wordsOf } from './read-intent.ts'

/** The first results say which words were found. */
const mostLookedAt = 20

/**
 * A question as it was found, where a word of it stands nowhere and one that is written nearly so was found in its place.
 *
 * @param language Of the question, whose words have forms. Default: English, whose words are compared as they are.
 * @returns `undefined`: it was found as it was written.
 */
export function correctedOf(
  question: string,
  hits: readonly Hit[],
  { rest }: Pick<Intent, 'rest'>,
  language?: string,
): string | undefined {
  const found = new Set(hits.slice(0, mostLookedAt).flatMap(({ words }) => words))
  const formOf = wordForms(language) ?? ((word: string) => word)
  // What the question is read by is not looked for in texts alone.
  const subjects = new Set(wordsOf(rest))
  const asked = wordsAsked(question)
  const corrected = asked.map((word) => {
    const isFound = [...found].some((each) => each.includes(word) || formOf(each) === formOf(word))
    if (isFound || !subjects.has(word)) return word
    const near = [...found].map((each) => ({ each, slips: slipsBetween(word, each) }))
    const [nearest] = near.toSorted((one, other) => one.slips - other.slips)
    return nearest && nearest.slips <= slipsIn(word) ? nearest.each : word
  })
  return corrected.some((word, at) => word !== asked[at]) ? corrected.join(' ') : undefined
}

/** How many letters of a word are wrong, missing or too many (Levenshtein). */
function slipsBetween(one: string, other: string): number {
  const others = Array.from(other)
  let row = Array.from({ length: others.length + 1 }, (_, at) => at)
  for (const [at, letter] of Array.from(one).entries()) {
    const above = row
    row = [at + 1]
    for (const [place, each] of others.entries())
      row.push(Math.min(above[place]! + (letter === each ? 0 : 1), above[place + 1]! + 1, row[place]! + 1))
  }
  return row.at(-1)!
}
