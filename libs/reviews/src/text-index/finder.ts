import { slipsIn, slipsMeant, wordsAsked } from './asked-words.ts'
import { type FoundDocument, foundDocuments, type Hit } from './hits.ts'
import type { Part } from './live-part.ts'
import { createMeanings, match, type Meanings, type Wanted } from './match.ts'
import { fieldOf } from './segment.ts'
import { takeApart } from './terms-by-form.ts'

/** What looks for documents. */
export interface Finder {
  /** Searches; the best result is first. Long queries are cut, an empty one finds nothing. */
  find: (question: string) => readonly Hit[]
  /** Documents whose titles have the words; the last one may be incomplete. Cheap enough for every key. */
  complete: (question: string) => readonly Hit[]
  /**
   * A suggestion for a query without results. One with thousands of them is not asked for: every mixture of words like its own
   * would be weighed.
   */
  suggest: (question: string) => string | undefined
}

const fieldOfText = 1 << fieldOf.text
const fieldsOfTitle = (1 << fieldOf.title) | (1 << fieldOf.joined)
const fieldsOfNames = fieldsOfTitle | (1 << fieldOf.summary)
const allFields = fieldsOfNames | fieldOfText

/** @param partsNow What is searched; another list when it has become another. */
export function createFinder(partsNow: () => readonly Part[]): Finder {
  /** Of these parts. */
  let known: { parts: readonly Part[]; meanings: Meanings } | undefined

  const wholly = (words: readonly string[]): Wanted => ({ words, isEach: true, mask: allFields })
  function find(question: string): readonly FoundDocument[] {
    const words = wordsAsked(question)
    if (words.length === 0) return []
    const look = looking()
    const forgiving = { words, mask: fieldsOfNames, prefixFrom: 2, slips: slipsIn }
    return firstFinding(
      // First, all words must match, the last one as a whole or as the beginning of a word in a title or summary.
      () => look(wholly(words), { words, isEach: true, mask: fieldsOfNames, prefixFrom: 3 }),
      // In whole texts a beginning has the places of all words that begin so: that is looked up when it must be.
      () => look({ words, isEach: true, mask: fieldOfText, prefixFrom: 5 }),
      // Then words that are written as one with others, and what is asked as one word.
      () => look({ ...wholly(words), isJoined: true }),
      () => {
        const apart = words.flatMap((word) => takeApart(partsNow(), word))
        return apart.length > words.length ? look({ ...wholly(apart), isJoined: true }) : []
      },
      // Then typing errors are allowed, but only in titles and summaries: in whole texts every word resembles one.
      () => look({ ...forgiving, isEach: true }),
      () => look({ ...forgiving, isEach: false }),
      () => look({ words, isEach: false, mask: allFields }),
    )
  }

  /** Looks for words in one way or several together. What they stand for is asked once. */
  function looking(): (...ways: readonly Wanted[]) => readonly FoundDocument[] {
    const parts = partsNow()
    if (known?.parts !== parts) known = { parts, meanings: createMeanings() }
    const { meanings } = known
    return (...ways) =>
      foundDocuments(
        parts,
        ways.map((wanted) => match(parts, wanted, meanings)),
      )
  }

  return {
    find,
    complete: (question) => {
      const words = wordsAsked(question)
      if (words.length === 0) return []
      const look = looking()
      const ofTitle = { words, isEach: true, mask: fieldsOfTitle, prefixFrom: 2 }
      return firstFinding(
        () => look(ofTitle),
        () => look({ ...ofTitle, slips: slipsIn }),
      )
    },
    suggest: (question) => {
      const words = wordsAsked(question)
      const [best] = looking()({ words, isEach: false, mask: allFields, prefixFrom: 1, slips: slipsMeant })
      return best?.wordFor(words.length).join(' ')
    },
  }
}

/** The results of the first search that finds anything. */
function firstFinding<Found>(...ways: readonly (() => readonly Found[])[]): readonly Found[] {
  for (const ask of ways) {
    const found = ask()
    if (found.length > 0) return found
  }
  return []
}
