import type { CryptoKey } from 'jose'

/** Tokens whose signature was found right, and the key it was found with. */
export interface VerifiedTokens {
  has(token: string, key: CryptoKey): boolean
  add(token: string, key: CryptoKey): void
}

const memoryLimit = 5000

/**
 * Spares the work of verifying the same signature at every request of a visit.
 *
 * A signature is right for a key and stays so. With a key that is replaced or
 * withdrawn the memory is of no use, for it is asked with the key of today.
 * Times are judged anew each time.
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
