import { createHash, timingSafeEqual } from 'node:crypto'
import type { KeyFile } from '../keys/key-file.ts'

export type ApiRole = 'anon' | 'service_role'

/** The role an API key stands for, or undefined when it is not one of ours. */
export function findApiRole(keys: KeyFile, presented: string): ApiRole | undefined {
  if (isSame(presented, keys.secretKey)) return 'service_role'
  if (isSame(presented, keys.publishableKey)) return 'anon'
  return undefined
}

/** The token after `Bearer` in the `Authorization` header. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1]
}

/** Digests have one length, so the comparison takes the same time whatever was sent. */
function isSame(presented: string, expected: string): boolean {
  return timingSafeEqual(digest(presented), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
