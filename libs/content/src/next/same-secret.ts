import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Compares secrets in a time that depends on neither. An empty secret equals
 * nothing: an unset variable must leave the door shut.
 */
export function isSameSecret(given: string | undefined, wanted: string | undefined): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
  const isEqual = timingSafeEqual(hash(given ?? ''), hash(wanted ?? ''))
  return isEqual && Boolean(wanted)
}
