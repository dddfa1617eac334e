import { z } from 'zod'
import type { ReadersBackend } from '../backend/readers-backend.ts'

/** The limit of an account. The database enforces it. */
export const mostWatched = 100

/** The token in a message about a changed score. */
export const WatchToken = z.uuid()

/** The reviews that a visitor watches. `undefined` when they cannot be read now. */
export async function listWatched(backend: ReadersBackend): Promise<ReadonlySet<string> | undefined> {
  const { data, error } = await backend.from('watches').select('document_id')
  if (error) backend.report('watches', { code: error.code })
  return data ? new Set(data.map(({ document_id }) => document_id)) : undefined
}

/** Watches a review, starting from its current score and status. @param language Of the messages: as its documents name it. */
export async function watch(
  backend: ReadersBackend,
  review: { id: string; score: number | undefined; status: string | undefined },
  language: string,
): Promise<'watched' | 'full' | 'failed'> {
  const { id: document_id, score = null, status = 'active' } = review
  const { error } = await backend.from('watches').insert({ document_id, score, status, language })
  if (!error) return 'watched'
  if (error.code === '23505') return writeIn(backend, document_id, language)
  if (error.hint === 'limit/watches') return 'full'
  backend.report('watches', { code: error.code })
  return 'failed'
}

/** Already watched, from a page in a language that may be another: messages are in that from now on. */
async function writeIn(
  backend: ReadersBackend,
  document_id: string,
  language: string,
): Promise<'watched' | 'failed'> {
  const { error } = await backend.from('watches').update({ language }).eq('document_id', document_id)
  if (!error) return 'watched'
  backend.report('watches', { code: error.code })
  return 'failed'
}

/** Stops watching a review. @returns Whether it has ended. */
export async function stopWatching(backend: ReadersBackend, id: string): Promise<boolean> {
  const { error } = await backend.from('watches').delete().eq('document_id', id)
  if (error) backend.report('watches', { code: error.code })
  return !error
}

/** Ends the watch named in a message, also if it has already ended. @returns Whether it has ended. */
export async function stopByToken(backend: ReadersBackend, token: string): Promise<boolean> {
  const { error } = await backend.rpc('stop_watch', { asked: token })
  if (error) backend.report('watches', { code: error.code })
  return !error
}
