import { joinsWords, splitsOf, type WordForms, wordForms } from '../letters/word-forms.ts'
import type { Part } from './live-part.ts'
import { isIn } from './near-terms.ts'
import { type Segment, termAt, termCount } from './segment.ts'

/** A word of a part that has the form of another, or has it within. */
interface FormedTerm {
  term: number
  word: string
}

/** Shorter words stand within others by chance. */
const shortestWithin = 5

/** Read when a language is first asked for something: a part never changes. */
const known = new WeakMap<Segment, ReadonlyMap<string, readonly number[]>>()

function formsOf({ segment }: Part, formOf: NonNullable<WordForms>): ReadonlyMap<string, readonly number[]> {
  const before = known.get(segment)
  if (before) return before
  const forms = new Map<string, number[]>()
  for (let term = 0; term < termCount(segment); term += 1) {
    const form = formOf(termAt(segment, term))
    const same = forms.get(form)
    if (same) same.push(term)
    else forms.set(form, [term])
  }
  known.set(segment, forms)
  return forms
}

/** Other forms of a word in a part. */
export function* termsOfForm(part: Part, word: string, mask: number): Generator<FormedTerm> {
  const formOf = wordForms(part.language)
  if (!formOf) return
  for (const term of formsOf(part, formOf).get(formOf(word)) ?? []) {
    const found = termAt(part.segment, term)
    if (found !== word && isIn(part.segment, term, mask)) yield { term, word: found }
  }
}

/** Words in a part that are written as one with others, this among them. */
export function* termsJoinedWith(part: Part, word: string, mask: number): Generator<FormedTerm> {
  const formOf = wordForms(part.language)
  if (!formOf || !joinsWords(part.language) || word.length < shortestWithin) return
  const wanted = formOf(word)
  for (const [form, terms] of formsOf(part, formOf)) {
    if (form === wanted || !form.includes(wanted)) continue
    for (const term of terms)
      if (isIn(part.segment, term, mask)) yield { term, word: termAt(part.segment, term) }
  }
}

/** A word that several are written as, in the parts of it that are known. Itself where there are none. */
export function takeApart(parts: readonly Part[], word: string): readonly string[] {
  const joined = parts.filter(({ language }) => joinsWords(language))
  const isKnown = (part: string): boolean =>
    joined.some((each) => {
      const formOf = wordForms(each.language)
      return formOf !== undefined && formsOf(each, formOf).has(formOf(part))
    })
  if (joined.length === 0 || isKnown(word)) return [word]
  for (const parts of splitsOf(word)) if (parts.every(isKnown)) return parts
  return [word]
}
