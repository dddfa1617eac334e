import type { CallDatabase } from '@house-edge/reviews/site-search'
import { serviceBackend } from '../backend.ts'

/** A page waits no longer for an answer, and a portion of documents is taken in well before. */
const limitMs = 5_000

/** Calls the functions of `supabase/migrations` by which the backend searches. */
export const callSearch: CallDatabase = async (name, given) => {
  const called = serviceBackend().rpc(name as never, given as never)
  const { data } = await called.abortSignal(AbortSignal.timeout(limitMs)).throwOnError()
  return data
}
