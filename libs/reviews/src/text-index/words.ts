import { separators } from '@house-edge/ui/language'
import { foldLetters } from '../letters/fold-letters.ts'

/** Words in almost every text, which are ignored. */
const common = new Set(
  'a an and are as at be but by for from has have if in into is it its no not of on or our so such that the their then there these they this to was we what when which who will with you your'.split(
    ' ',
  ),
)

/** Readers write no name of more words together. */
const mostJoined = 3

/** The words of a text as they are compared, without those in almost every text. */
export function wordsOfText(text: string): string[] {
  return splitFolded(text).filter((word) => !common.has(word))
}

/** A short name in one word, as in the address of a casino: `velvetcomet`. */
export function joinedName(title: string): string {
  const words = splitFolded(title)
  return words.length > 1 && words.length <= mostJoined ? words.join('') : ''
}

function splitFolded(text: string): string[] {
  return foldLetters(text.toWellFormed())
    .split(separators)
    .filter((word) => word !== '')
}
