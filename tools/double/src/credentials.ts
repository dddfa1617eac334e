import { createHash, timingSafeEqual } from 'node:crypto'

/** The token after `Bearer` in the `Authorization` header. */
export function bearerOf(authorization: string | null | undefined): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1]
}

/** Whether two texts are the same. Takes the same time wherever they differ: digests have one length. */
export function isSameText(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
