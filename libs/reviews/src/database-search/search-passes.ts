import { joinsWords, splitsOf, wordForms } from '../letters/word-forms.ts'
import { slipsIn, slipsMeant } from '../text-index/asked-words.ts'

/** One way of looking, as `search_look` takes it. Fields: A is the title, B the summary, D the text. */
interface Way {
  isEach: boolean
  fields: string
  /** The last word may be the beginning of one, from so many letters on. */
  beginsFrom?: number
  isJoined?: boolean
  /** By word. */
  slips?: readonly number[]
}

/** Ways that are looked together; the first that find anything answer. */
type Ways = readonly (readonly Way[])[]

const [ofTitle, ofNames, everywhere] = ['A', 'AB', 'ABD']
const wholly: Way = { isEach: true, fields: everywhere }

/** As the index in the process looks: whole words and beginnings, then words within others. */
export function closeWays(language: string): Ways {
  return [
    [wholly, { isEach: true, fields: ofNames, beginsFrom: 3 }],
    [{ isEach: true, fields: 'D', beginsFrom: 5 }],
    ...(joinsWords(language) ? [[{ ...wholly, isJoined: true }]] : []),
  ]
}

export const joinedWays: Ways = [[{ ...wholly, isJoined: true }]]

/** Then with slips, in titles and summaries alone, and in the end what has some of the words. */
export function forgivingWays(words: readonly string[]): Ways {
  const forgiving = { fields: ofNames, beginsFrom: 2, slips: words.map(slipsIn) }
  return [
    [{ ...forgiving, isEach: true }],
    [{ ...forgiving, isEach: false }],
    [{ isEach: false, fields: everywhere }],
  ]
}

export function completingWays(words: readonly string[]): Ways {
  const begun = { isEach: true, fields: ofTitle, beginsFrom: 2 }
  return [[begun], [{ ...begun, slips: words.map(slipsIn) }]]
}

export function meaningWays(words: readonly string[]): Ways {
  return [[{ isEach: false, fields: everywhere, beginsFrom: 1, slips: words.map(slipsMeant) }]]
}

/** How a word may be taken apart, with the forms of its parts. None in a language that does not join words. */
export function partsOf(
  word: string,
  language: string,
): readonly { words: readonly string[]; forms: readonly string[] }[] {
  const formOf = wordForms(language)
  if (!formOf || !joinsWords(language)) return []
  return Array.from(splitsOf(word), (words) => ({ words, forms: words.map(formOf) }))
}
