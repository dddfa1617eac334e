import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Compares secrets in constant time. An empty secret never matches: an unset variable must not open the
 * endpoint.
 */
export function isSameSecret(given: string | undefined, wanted: string | undefined): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
  const isEqual = timingSafeEqual(hash(given ?? ''), hash(wanted ?? ''))
  return isEqual && Boolean(wanted)
}
