import type { ReadersBackend } from '../backend/readers-backend.ts'
import { averageRating } from '../criteria/average-rating.ts'
import { knownUntilChange } from './start-following.ts'

/** What readers make of a casino. */
interface CasinoAverage {
  votes: number
  /** Of all marks, from 1 to 5, to one decimal. */
  average: string
}

type Averages = ReadonlyMap<string, CasinoAverage>

/**
 * What readers make of casinos, by the ids of their documents. One of which no reader has told is missing. `undefined`
 * when it cannot be read now. Where changes are followed (`startFollowing`), each is read once until something changes.
 */
export async function readAverages(
  backend: ReadersBackend,
  documentIds: readonly string[],
  known: Map<string, unknown> = knownUntilChange() ?? new Map<string, unknown>(),
): Promise<Averages | undefined> {
  const unread = documentIds.filter((id) => !known.has(id))
  if (unread.length > 0) {
    const read = await readFrom(backend, unread)
    if (!read) return undefined
    for (const id of unread) known.set(id, read.get(id))
  }
  return new Map(
    documentIds.flatMap((id) => {
      const average = known.get(id) as CasinoAverage | undefined
      return average ? [[id, average]] : []
    }),
  )
}

async function readFrom(
  backend: ReadersBackend,
  documentIds: readonly string[],
): Promise<Averages | undefined> {
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
