import { isChunkLike } from '@supabase/ssr'
import type { CookieJar } from './cookie-jar.ts'

/**
 * Joins the chunks of a key in every combination that could be right.
 *
 * A stale chunk after the last one would corrupt the value, so shorter combinations follow the longest; the
 * vendor's `combineChunks` tries only the longest. The reader takes the first one that parses.
 */
export function joinChunks(key: string, jar: Pick<CookieJar, 'get'>): string[] {
  const candidates: string[] = []
  const whole = jar.get(key)
  if (whole) candidates.push(whole)

  const chunks: string[] = []
  for (let chunk = jar.get(`${key}.0`); chunk; chunk = jar.get(`${key}.${chunks.length}`)) chunks.push(chunk)
  for (let length = chunks.length; length > 0; length -= 1) candidates.push(chunks.slice(0, length).join(''))
  return candidates
}

/** Names of all cookies for this key and its chunks, including stale ones. */
export function chunkNames(key: string, jar: Pick<CookieJar, 'names'>): string[] {
  return jar.names().filter((name) => isChunkLike(name, key))
}
