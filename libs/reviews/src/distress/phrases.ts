import { foldLetters } from '../letters/fold-letters.ts'
import { fillers } from './vocabulary.ts'

/** A word, or the beginning of any word. */
export interface Stem {
  letters: string
  isOpen: boolean
}

export interface Phrase {
  stems: readonly Stem[]
  /** Nothing else is said. */
  isAlone: boolean
  /** It written as one word, such as “stopgambling”. `undefined`: too few letters. */
  joined: RegExp | undefined
  lang: string
  isDanger: boolean
}

/** Words of fewer letters written as one are found in other words. */
export const fewestJoined = 8
/** Stands for an amount in a phrase. */
export const amount = '#'

/** What is left above and below a letter that was taken apart, and what draws a word out: often not typed. */
const hamza = /[\u0640\u0653-\u0655]/g

/** Both ways to write an umlaut are one, and so are those to write thousands, and Arabic letters that are typed for each other. */
export function wordsOf(text: string): readonly string[] {
  const words = foldLetters(text)
    .replace(/n['’]t(?!\p{L})/gu, 'nt')
    .replace(/(\d)[.,\s](?=\d{3}(?!\d))/gu, '$1')
    .replace(/([aou])e/g, '$1')
    .replace(hamza, '')
    .replace(/[ىة]/g, (letter) => (letter === 'ى' ? 'ي' : 'ه'))
    .split(/[^\p{L}\p{N}*=#]+/u)
    .filter((word) => word !== '')
  // One word, its letters apart.
  return words.length > 3 && words.every((word) => word.length === 1) ? [words.join('')] : words
}

/** The same for the same word, in however many phrases. */
const stems = new Map<string, Stem>()
function stemOf(word: string): Stem {
  const stem = stems.get(word) ?? { letters: word.replace('*', ''), isOpen: word.endsWith('*') }
  stems.set(word, stem)
  return stem
}

/** The phrases of a text of the vocabulary, whose signs are told there. */
export function phrasesOf(lines: string): Pick<Phrase, 'stems' | 'isAlone' | 'joined'>[] {
  return lines
    .split(',')
    .flatMap(eachOf)
    .map((line) => {
      const isAlone = line.trim().startsWith('=')
      const words = wordsOf(line.replace('=', ''))
      const stems = (isAlone ? withoutFillers(words) : words).map(stemOf)
      return { stems, isAlone, joined: isAlone ? undefined : joinedOf(stems) }
    })
}

/** A phrase for each of its words to choose from. */
function eachOf(line: string): readonly string[] {
  return line
    .trim()
    .split(' ')
    .reduce(
      (begun, choice) => begun.flatMap((words) => choice.split('/').map((word) => `${words} ${word}`)),
      [''],
    )
}

function joinedOf(stems: readonly Stem[]): RegExp | undefined {
  if (stems.some(({ letters }) => letters === amount)) return undefined
  if (stems.length < 2 || stems.map(({ letters }) => letters).join('').length < fewestJoined) return undefined
  return new RegExp(
    `^${stems.map(({ letters, isOpen }) => letters + (isOpen ? '\\p{L}*' : '')).join('')}`,
    'u',
  )
}

const filling = new Set(wordsOf(fillers))
export const withoutFillers = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !filling.has(word))
