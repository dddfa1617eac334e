import { compactVerify, type CryptoKey } from 'jose'
import { InvalidJwtError } from '../errors/credential-errors.ts'
import type { Claims } from './claims.ts'
import type { SigningKeys } from './signing-keys.ts'
import type { TokenClock } from './token-clock.ts'
import { readTokenShape, type TokenPolicy } from './token-shape.ts'
import type { VerifiedTokens } from './verified-tokens.ts'

/** What verifying an access token found. Claims are always verified ones. */
export type TokenVerdict =
  | { kind: 'valid'; claims: Claims }
  /**
   * Genuine but expired, or not yet valid by this machine's clock: worth a refresh, but no proof of
   * identity.
   */
  | { kind: 'untimely'; claims: Claims }
  /**
   * Signed with an unknown key: forged, or older than the last rotation. Not certain until the key set may
   * be fetched again.
   */
  | { kind: 'unknown-key'; isCertain: boolean }
  /** Cannot be decided now, because no keys are available. */
  | { kind: 'unavailable' }
  | { kind: 'invalid'; error: InvalidJwtError }

/** What verifying needs. */
interface VerificationContext {
  policy: TokenPolicy
  keys: SigningKeys
  verified: VerifiedTokens
  clock: TokenClock
}

/**
 * Verifies an access token without asking the auth service about it.
 *
 * Cheap checks come first, so that a token that cannot be right costs neither
 * a signature nor a call. Never rejects: whatever is wrong with a token, the
 * visitor has no session, and the site goes on.
 */
export async function verifyToken(token: string, context: VerificationContext): Promise<TokenVerdict> {
  const shape = readTokenShape(token, context.policy)
  if (typeof shape === 'string') return refuse(shape)

  const lookup = await context.keys.find(shape.kid, shape.algorithm)
  if (lookup.kind === 'unavailable') return { kind: 'unavailable' }
  if (lookup.kind !== 'found') return { kind: 'unknown-key', isCertain: lookup.kind === 'absent' }
  if (!(await isSigned(token, shape.algorithm, lookup.key, context.verified))) {
    return refuse('its signature is wrong')
  }
  return { kind: isTimely(shape.claims, context) ? 'valid' : 'untimely', claims: shape.claims }
}

async function isSigned(
  token: string,
  algorithm: string,
  key: CryptoKey,
  verified: VerifiedTokens,
): Promise<boolean> {
  if (verified.has(token, key)) return true
  try {
    await compactVerify(token, key, { algorithms: [algorithm] })
  } catch {
    return false
  }
  verified.add(token, key)
  return true
}

function isTimely({ exp, nbf = 0 }: Claims, { clock, policy }: VerificationContext): boolean {
  const nowSeconds = clock.now() / 1000
  return exp > nowSeconds - policy.skewSeconds && nbf <= nowSeconds + policy.skewSeconds
}

function refuse(reason: string): TokenVerdict {
  const error = new InvalidJwtError(
    `The access token was refused: ${reason}. The visitor counts as signed out. Sign in again to get a new one.`,
  )
  return { kind: 'invalid', error }
}
