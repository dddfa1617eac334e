import type { CryptoKey } from 'jose'

/** Tokens whose signature was valid, and the key that verified them. */
export interface VerifiedTokens {
  has(token: string, key: CryptoKey): boolean
  add(token: string, key: CryptoKey): void
}

const memoryLimit = 5000

/**
 * Avoids verifying the same signature on every request of a visit.
 *
 * A signature stays valid for its key. When the key is rotated the entry no longer matches, because lookups
 * use the current key. Expiry is checked on every call.
 */
export function createVerifiedTokens(): VerifiedTokens {
  const known = new Map<string, CryptoKey>()
  return {
    has: (token, key) => known.get(token) === key,
    add(token, key) {
      known.delete(token)
      known.set(token, key)
      const [oldest] = known.keys()
      if (known.size > memoryLimit && oldest !== undefined) known.delete(oldest)
    },
  }
}
