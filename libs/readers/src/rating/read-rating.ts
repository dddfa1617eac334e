import { averageRating, averagesByCriterion } from '../criteria/average-rating.ts'
import type { ReadersBackend } from '../backend/readers-backend.ts'
import { findTotal } from '../experiences/experience-store.ts'
import type { ReaderRating } from './reader-rating.ts'

const mostShown = 3
/** Characters of an experience that a review shows. */
const longestWords = 280

const empty: ReaderRating = { votes: 0, average: '', marks: [], latest: [] }

/** Reads what a review shows of its readers' experiences. `undefined` when it cannot be read now. */
export async function readRating(
  backend: ReadersBackend,
  documentId: string,
): Promise<ReaderRating | undefined> {
  const total = await findTotal(backend, documentId)
  if (!total) return total === null ? empty : undefined
  const { votes, ...sums } = total
  const latest = await backend
    .from('experiences')
    .select('id, author_name, created_at, body, payouts, terms, support, games')
    .eq('document_id', documentId)
    .eq('status', 'approved')
    .order('created_at', { ascending: false })
    .order('id')
    .limit(mostShown)
  if (latest.error) {
    backend.report('experiences', { code: latest.error.code })
    return undefined
  }
  return {
    votes,
    average: averageRating(sums, votes),
    marks: averagesByCriterion(sums, votes),
    latest: latest.data.map((experience) => ({
      id: experience.id,
      author: experience.author_name,
      day: experience.created_at.slice(0, 10),
      average: averageRating(experience),
      words: cut(experience.body),
    })),
  }
}

/** The beginning of a text, up to a whole word. */
export function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (line.length <= longestWords) return line
  const begin = line.slice(0, longestWords)
  const end = begin.lastIndexOf(' ')
  return `${begin.slice(0, end > 0 ? end : longestWords).toWellFormed()}…`
}
