import { foldLetters } from '../letters/fold-letters.ts'
import { isOneSlip } from '../search-index/one-slip.ts'
import { fillers, innocent, vocabularies } from './vocabulary.ts'

/** What a search says of a reader in distress. */
export interface Distress {
  /** A life may be in danger. */
  isDanger: boolean
  /** The languages it may be in, ISO 639. */
  langs: readonly string[]
}

/** A word, or the beginning of any word. */
interface Stem {
  letters: string
  isOpen: boolean
}

interface Phrase {
  stems: readonly Stem[]
  /** Nothing else is said. */
  isAlone: boolean
  /** It written as one word, such as “stopgambling”. `undefined`: too few letters. */
  joined: RegExp | undefined
  lang: string
  isDanger: boolean
}

/** Words between two of a phrase, such as “my own” in “take my own life”. */
const mostBetween = 2
/** A slip in a shorter word makes another word of it. Letters. */
const shortestSlip = { open: 6, closed: 7 }
/** Fewer letters of an unfinished word begin too much. */
const fewestBegun = 5
const shareBegun = 0.7
/** Words of fewer letters written as one are found in other words. */
const fewestJoined = 8

/** Both ways to write an umlaut are one. */
function wordsOf(text: string): readonly string[] {
  const words = foldLetters(text)
    .replace(/n['’]t(?!\p{L})/gu, 'nt')
    .replace(/([aou])e/g, '$1')
    .split(/[^\p{L}\p{N}*=]+/u)
    .filter((word) => word !== '')
  // One word, its letters apart.
  return words.length > 3 && words.every((word) => word.length === 1) ? [words.join('')] : words
}

function stemOf(word: string): Stem {
  return { letters: word.replace('*', ''), isOpen: word.endsWith('*') }
}

function phrasesOf(lines: string): Pick<Phrase, 'stems' | 'isAlone' | 'joined'>[] {
  return lines.split(',').map((line) => {
    const isAlone = line.trim().startsWith('=')
    const words = wordsOf(line.replace('=', ''))
    const stems = (isAlone ? withoutFillers(words) : words).map(stemOf)
    return { stems, isAlone, joined: isAlone ? undefined : joinedOf(stems) }
  })
}

function joinedOf(stems: readonly Stem[]): RegExp | undefined {
  if (stems.length < 2 || stems.map(({ letters }) => letters).join('').length < fewestJoined) return undefined
  return new RegExp(
    `^${stems.map(({ letters, isOpen }) => letters + (isOpen ? '\\p{L}*' : '')).join('')}`,
    'u',
  )
}

const filling = new Set(wordsOf(fillers))
const withoutFillers = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !filling.has(word))

const phrases: readonly Phrase[] = vocabularies.flatMap(({ lang, danger, help }) => [
  ...phrasesOf(danger).map((phrase) => ({ ...phrase, lang, isDanger: true })),
  ...phrasesOf(help).map((phrase) => ({ ...phrase, lang, isDanger: false })),
])
/** A word and a stem that it matches begin with the same letter. */
const byLetter = Map.groupBy(phrases, ({ stems }) => stems[0]?.letters[0])
const innocents = phrasesOf(innocent)

type Matches = (word: string, stem: Stem, isLast: boolean) => boolean

const isExactly: Matches = (word, { letters, isOpen }) =>
  word === letters || (isOpen && word.startsWith(letters))

const isNearly: Matches = (word, stem, isLast) => {
  const { letters, isOpen } = stem
  if (isExactly(word, stem, isLast)) return true
  if (letters.length < (isOpen ? shortestSlip.open : shortestSlip.closed) || word[0] !== letters[0])
    return false
  if (!isOpen) return isOneSlip(word, letters)
  return [-1, 0, 1].some((longer) => isOneSlip(word.slice(0, letters.length + longer), letters))
}

/** The last word is still being typed. */
const isBegun: Matches = (word, stem, isLast) =>
  isExactly(word, stem, isLast) ||
  (isLast &&
    word.length >= Math.max(fewestBegun, stem.letters.length * shareBegun) &&
    stem.letters.startsWith(word))

/** The places of the words of a phrase. `undefined`: it is not said. */
function placesOf(
  stems: readonly Stem[],
  words: readonly string[],
  matches: Matches,
): readonly number[] | undefined {
  const isThere = (place: number, stem: Stem | undefined): boolean =>
    stem !== undefined && matches(words[place] ?? '', stem, place === words.length - 1)
  for (let start = 0; start < words.length; start += 1) {
    if (!isThere(start, stems[0])) continue
    const places = [start]
    for (const stem of stems.slice(1)) {
      const from = (places.at(-1) ?? start) + 1
      const next = words.findIndex(
        (_, place) => place >= from && place <= from + mostBetween && isThere(place, stem),
      )
      if (next < 0) break
      places.push(next)
    }
    if (places.length === stems.length) return places
  }
  return undefined
}

function isSaid({ stems, isAlone, joined }: Phrase, words: readonly string[], matches: Matches): boolean {
  // A word may go on behind it: “cantstopgambling”.
  if (matches === isExactly && joined && words.some((word) => joined.test(word))) return true
  const said = isAlone ? withoutFillers(words) : words
  if (isAlone && said.length !== stems.length) return false
  return placesOf(stems, said, matches) !== undefined
}

/**
 * Whether a search is that of a reader in distress: about dying, addiction, debts, or about stopping and being kept out,
 * in English or one of the languages of the vocabulary, with a slip of the finger forgiven.
 *
 * @returns `undefined` when it is not.
 */
export function findDistress(question: string): Distress | undefined {
  return find(question, [isExactly, isNearly])
}

/** The same while it is being typed: the last word may be unfinished. */
export function findDistressTyped(typed: string): Distress | undefined {
  return find(typed, [isExactly, isNearly, isBegun])
}

function find(text: string, ways: readonly Matches[]): Distress | undefined {
  const words = [...wordsOf(text)]
  for (const { stems } of innocents) {
    const places = placesOf(stems, words, isExactly)
    for (const place of places?.toReversed() ?? []) words.splice(place, 1)
  }
  const near = [...new Set(words.map((word) => word[0]))].flatMap((letter) => byLetter.get(letter) ?? [])
  for (const matches of ways) {
    // “debi” begins “debit card” as well as a word that means debts when it stands alone.
    const said = near.filter(
      (phrase) => !(matches === isBegun && phrase.isAlone) && isSaid(phrase, words, matches),
    )
    if (said.length > 0)
      return {
        isDanger: said.some(({ isDanger }) => isDanger),
        langs: [...new Set(said.map(({ lang }) => lang))],
      }
  }
  return undefined
}
