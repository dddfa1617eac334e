import type { ReadersBackend } from '../backend/readers-backend.ts'
import { averageRating } from '../criteria/average-rating.ts'

/** What readers make of a casino. */
interface CasinoAverage {
  votes: number
  /** Of all marks, from 1 to 5, to one decimal. */
  average: string
}

/**
 * What readers make of casinos, by the ids of their documents. One of which no reader has told is missing. `undefined`
 * when it cannot be read now.
 */
export async function readAverages(
  backend: ReadersBackend,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, CasinoAverage> | undefined> {
  if (documentIds.length === 0) return new Map()
  const { data, error } = await backend
    .from('experience_totals')
    .select('document_id, votes, payouts, terms, support, games')
    .in('document_id', documentIds)
  if (error) {
    backend.report('experiences', { code: error.code })
    return undefined
  }
  return new Map(
    data
      .filter(({ votes }) => votes > 0)
      .map(({ document_id: id, votes, ...sums }) => [id, { votes, average: averageRating(sums, votes) }]),
  )
}
