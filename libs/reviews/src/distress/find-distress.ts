import { createRecentMap } from '@house-edge/paths'
import { isOneSlip } from '../search-index/one-slip.ts'
import { type Distress, readHelpQuestion } from './help-question.ts'
import {
  amount,
  fewestJoined,
  type Phrase,
  phrasesOf,
  type Stem,
  withoutFillers,
  wordsOf,
} from './phrases.ts'
import { innocent, vocabularies } from './vocabulary.ts'

/** Words between two of a phrase, such as “my own” in “take my own life”. */
const mostBetween = 2
/** No story is longer, and an address could be. Characters. */
const longestHeard = 2000
/** A slip in a shorter word makes another word of it. Letters. */
const shortestSlip = { open: 6, closed: 7 }
/** Fewer letters of an unfinished word begin too much. */
const fewestBegun = 5
const shareBegun = 0.7
/** “5000”, “20k”, “500eur”. One figure alone counts other things than money. */
const amounts = /^(?:\d{2,}\p{L}{0,5}|\d+k)$/u

const phrases: readonly Phrase[] = vocabularies.flatMap(({ lang, danger, help }) => [
  ...phrasesOf(danger).map((phrase) => ({ ...phrase, lang, isDanger: true })),
  ...phrasesOf(help).map((phrase) => ({ ...phrase, lang, isDanger: false })),
])
/** With one first word: hundreds of phrases begin with few words. A word and a stem that it matches begin with the same letter. */
const byLetter = groupedByLetter(phrases)
const innocents = groupedByLetter(phrasesOf(innocent))

function groupedByLetter<Said extends Pick<Phrase, 'stems'>>(said: readonly Said[]) {
  const byFirst = Map.groupBy(said, ({ stems }) => stems[0])
  return Map.groupBy(byFirst, ([first]) => first?.letters[0])
}

/** What phrases of these words may begin with. */
function beginningsOf(words: readonly string[]): ReadonlySet<string | undefined> {
  const begins = new Set(words.map((word) => word[0]))
  if (words.some((word) => amounts.test(word))) begins.add(amount)
  return begins
}

type Begun = readonly (readonly [first: Stem | undefined, begun: readonly Phrase[]])[]

/** Which phrases a word may begin, by it and the way in which it is meant. */
const begunBy = createRecentMap<Begun>(5_000)

/** Phrases whose first word is said. Of hundreds that begin with a letter few do. */
function beginningIn(
  words: readonly string[],
  begins: ReadonlySet<string | undefined>,
  matches: Matches,
): Begun {
  if (matches === isBegun) return [...begins].flatMap((letter) => byLetter.get(letter) ?? [])
  const found = words.flatMap((word) => {
    const key = `${matches === isExactly} ${word}`
    const known = begunBy.get(key)
    if (known) return known
    const ofWord = [word[0], ...(amounts.test(word) ? [amount] : [])]
      .flatMap((letter) => byLetter.get(letter) ?? [])
      .filter(([first]) => first && (matches(word, first, false) || word.startsWith(first.letters)))
    // Not of words that may be a reader’s distress, which is kept nowhere.
    if (ofWord.length === 0) begunBy.set(key, ofWord)
    return ofWord
  })
  return [...new Set(found)]
}

type Matches = (word: string, stem: Stem, isLast: boolean) => boolean

const isExactly: Matches = (word, { letters, isOpen }) =>
  letters === amount ? amounts.test(word) : word === letters || (isOpen && word.startsWith(letters))

const isNearly: Matches = (word, stem, isLast) => {
  const { letters, isOpen } = stem
  if (isExactly(word, stem, isLast)) return true
  if (letters.length < (isOpen ? shortestSlip.open : shortestSlip.closed) || word[0] !== letters[0])
    return false
  if (!isOpen) return Math.abs(word.length - letters.length) <= 1 && isOneSlip(word, letters)
  return [-1, 0, 1].some((longer) => isOneSlip(word.slice(0, letters.length + longer), letters))
}

/** The last word is still being typed. */
const isBegun: Matches = (word, stem, isLast) =>
  isExactly(word, stem, isLast) ||
  (isLast &&
    word.length >= Math.max(fewestBegun, stem.letters.length * shareBegun) &&
    stem.letters.startsWith(word))

/** Where a stem is among the words of a text. */
type Heard = (stem: Stem) => ReadonlySet<number>

const nowhere: ReadonlySet<number> = new Set()

/** Looks for each stem once, among the words of its letter: a text may have hundreds, and so may a letter phrases. */
function hear(words: readonly string[], matches: Matches): Heard {
  const byFirst = Map.groupBy(words.keys(), (place) => words[place]?.[0])
  const found = new Map<Stem, ReadonlySet<number>>()
  const search = (stem: Stem): ReadonlySet<number> => {
    const near = stem.letters === amount ? [...words.keys()] : (byFirst.get(stem.letters[0]) ?? [])
    const places = near.filter((place) => matches(words[place] ?? '', stem, place === words.length - 1))
    return places.length > 0 ? new Set(places) : nowhere
  }
  return (stem) => {
    const places = found.get(stem) ?? search(stem)
    found.set(stem, places)
    return places
  }
}

/** The places of the words of a phrase. `undefined`: it is not said. */
function placesOf([first, ...others]: readonly Stem[], heard: Heard): readonly number[] | undefined {
  for (const start of first ? heard(first) : []) {
    const places = [start]
    let before = first
    for (const stem of others) {
      const from = (places.at(-1) ?? start) + 1
      const between = [stem, before].some((one) => one?.letters === amount) ? 0 : mostBetween
      const there = heard(stem)
      let next = from
      while (next <= from + between && !there.has(next)) next += 1
      if (next > from + between) break
      places.push(next)
      before = stem
    }
    if (places.length === others.length + 1) return places
  }
  return undefined
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
  const kept = readHelpQuestion(text)
  if (kept) return kept
  const typed = wordsOf(text.slice(0, longestHeard))
  const heard = hear(typed, isExactly)
  const meant = new Set(
    [...beginningsOf(typed)].flatMap((letter) =>
      (innocents.get(letter) ?? []).flatMap(([first, begun]) =>
        first && heard(first).size > 0 ? begun.flatMap(({ stems }) => placesOf(stems, heard) ?? []) : [],
      ),
    ),
  )
  const words = typed.filter((_, place) => !meant.has(place))
  const spoken = withoutFillers(words)
  const begins = beginningsOf(words)
  const long = Map.groupBy(new Set(words.filter((word) => word.length >= fewestJoined)), (word) => word[0])
  // A word may go on behind it: “cantstopgambling”.
  const isJoined = ({ stems, joined }: Phrase): boolean =>
    joined !== undefined && (long.get(stems[0]?.letters[0]) ?? []).some((word) => joined.test(word))
  const mayBeJoined = ({ letters }: Stem): boolean =>
    (long.get(letters[0]) ?? []).some((word) => word.startsWith(letters))
  for (const matches of ways) {
    const [all, alone] = [hear(words, matches), hear(spoken, matches)]
    const isSaid = (phrase: Phrase): boolean => {
      const { stems, isAlone } = phrase
      if (!isAlone) return (matches === isExactly && isJoined(phrase)) || placesOf(stems, all) !== undefined
      // “debi” begins “debit card” as well as a word that means debts when it stands alone.
      return matches !== isBegun && spoken.length === stems.length && placesOf(stems, alone) !== undefined
    }
    // None of the phrases is said whose first word is not.
    const said = beginningIn(words, begins, matches).flatMap(([first, begun]) =>
      first && (all(first).size > 0 || (matches === isExactly && mayBeJoined(first)))
        ? begun.filter(isSaid)
        : [],
    )
    if (said.length > 0)
      return {
        isDanger: said.some(({ isDanger }) => isDanger),
        langs: [...new Set(said.map(({ lang }) => lang))],
      }
  }
  return undefined
}
