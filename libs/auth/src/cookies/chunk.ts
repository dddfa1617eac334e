import type { CookieJar } from './cookie-jar.ts'

/** Characters of one cookie value, which leaves room for name and attributes in 4096 bytes. */
const chunkSize = 3180

const chunkSuffix = /^(?:0|[1-9]\d{0,2})$/

/** Splits a value of URL-safe characters into cookies: `key`, or `key.0`, `key.1` … when it is long. */
export function splitIntoChunks(key: string, value: string): { name: string; value: string }[] {
  if (value.length <= chunkSize) return [{ name: key, value }]
  const chunks: { name: string; value: string }[] = []
  for (let start = 0; start < value.length; start += chunkSize) {
    chunks.push({ name: `${key}.${chunks.length}`, value: value.slice(start, start + chunkSize) })
  }
  return chunks
}

/**
 * Puts the chunks of a key back together, in every way that could be right.
 *
 * A stale chunk behind the last one would spoil the value, so shorter
 * combinations follow the longest. The reader takes the first one it can read.
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
  return jar.names().filter((name) => {
    if (name === key) return true
    return name.startsWith(`${key}.`) && chunkSuffix.test(name.slice(key.length + 1))
  })
}
