import { wordsAsked } from '../text-index/asked-words.ts'
import type { Hit } from '../text-index/hits.ts'
import type { Answering } from './search-engine.ts'

/** Shorter words are names more often than they have a plural. */
const shortest = 4

/**
 * What an English word finds, and what its singular or plural does: words of an English index are compared as they are.
 * Other languages reduce words to what their forms have in common, and longer questions are read by more than a word.
 */
export async function findBothNumbers(
  index: Pick<Answering, 'find'>,
  question: string,
  language?: string,
): Promise<readonly Hit[]> {
  const other = (language ?? 'en').startsWith('en') ? otherNumberOf(wordsAsked(question)) : undefined
  if (other === undefined) return await index.find(question)
  const [hits, others] = await Promise.all([index.find(question), index.find(other)])
  const known = new Set(hits.map(({ id }) => id))
  // What merely resembles the other number resembles what was asked still less.
  const added = others.filter(({ id, words }) => !known.has(id) && words.includes(other))
  return added.length === 0 ? hits : [...hits, ...added].toSorted((one, next) => next.score - one.score)
}

function otherNumberOf([word, ...more]: readonly string[]): string | undefined {
  if (word === undefined || more.length > 0 || word.length < shortest || !/^[a-z]+$/.test(word))
    return undefined
  if (!word.endsWith('s')) return `${word}s`
  return /(?:ss|us|is)$/.test(word) ? undefined : word.slice(0, -1)
}
