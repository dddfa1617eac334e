import { isChunkLike } from '@supabase/ssr'
import type { CookieJar } from './cookie-jar.ts'

/**
 * Puts the chunks of a key back together, in every way that could be right.
 *
 * A stale chunk behind the last one would spoil the value, so shorter
 * combinations follow the longest; the vendor's `combineChunks` knows the
 * longest alone. The reader takes the first one it can read.
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

/** Names of all cookies that are this key or one of its chunks, stale ones included. */
export function chunkNames(key: string, jar: Pick<CookieJar, 'names'>): string[] {
  return jar.names().filter((name) => isChunkLike(name, key))
}
