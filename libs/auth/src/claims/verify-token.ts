import { errors, jwtVerify } from 'jose'
import { InvalidJwtError } from '../errors/credential-errors.ts'
import { type Claims, findClaims } from './claims.ts'
import type { SigningKeys } from './signing-keys.ts'
import type { TokenClock } from './token-clock.ts'
import { readTokenShape, type TokenPolicy } from './token-shape.ts'

/** What verifying an access token found. Claims are always verified ones. */
export type TokenVerdict =
  | { kind: 'valid'; claims: Claims }
  /** Genuine, but over, or not yet begun by this machine's clock: worth a refresh, no proof of identity. */
  | { kind: 'untimely'; claims: Claims }
  /**
   * Signed with a key nobody knows: invented, or older than the last rotation.
   * Not certain while the service may not be asked again.
   */
  | { kind: 'unknown-key'; isCertain: boolean }
  /** Cannot be told now, because there are no keys to tell by. */
  | { kind: 'unavailable' }
  | { kind: 'invalid'; error: InvalidJwtError }

/**
 * Verifies an access token without asking the auth service about it.
 *
 * Cheap checks come first, so that a token that cannot be right costs neither
 * a signature nor a call. Never rejects: whatever is wrong with a token, the
 * visitor has no session, and the site goes on.
 */
export async function verifyToken(
  token: string,
  context: { policy: TokenPolicy; keys: SigningKeys; clock: TokenClock },
): Promise<TokenVerdict> {
  const { policy } = context
  const shape = readTokenShape(token, policy)
  if (typeof shape === 'string') return refuse(shape)

  const lookup = await context.keys.find(shape.kid, shape.algorithm)
  if (lookup.kind === 'unavailable') return { kind: 'unavailable' }
  if (lookup.kind !== 'found') return { kind: 'unknown-key', isCertain: lookup.kind === 'absent' }

  try {
    const { payload } = await jwtVerify(token, lookup.key, {
      algorithms: [shape.algorithm],
      issuer: policy.issuer,
      audience: policy.audience,
      clockTolerance: policy.skewSeconds,
      currentDate: new Date(context.clock.now()),
    })
    const claims = findClaims(payload)
    return claims ? { kind: 'valid', claims } : refuse('required claims are missing')
  } catch (cause) {
    const claims = isUntimely(cause) ? findClaims(cause.payload) : undefined
    return claims ? { kind: 'untimely', claims } : refuse('its signature or claims are wrong', cause)
  }
}

/** jose looks at the times last: signature, issuer and audience are right by then. */
function isUntimely(cause: unknown): cause is errors.JWTExpired | errors.JWTClaimValidationFailed {
  if (cause instanceof errors.JWTExpired) return true
  return (
    cause instanceof errors.JWTClaimValidationFailed &&
    cause.claim === 'nbf' &&
    cause.reason === 'check_failed'
  )
}

function refuse(reason: string, cause?: unknown): TokenVerdict {
  const error = new InvalidJwtError(
    `The access token was refused: ${reason}. The visitor counts as signed out. Sign in again to get a new one.`,
    cause === undefined ? {} : { cause },
  )
  return { kind: 'invalid', error }
}
