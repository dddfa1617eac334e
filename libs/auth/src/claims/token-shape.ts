import { decodeProtectedHeader } from 'jose'
import { type Claims, findClaims } from './claims.ts'

/** What a token claims, before anything is verified. */
interface TokenShape {
  kid: string
  algorithm: string
  /** Unverified: good enough to refuse, never to accept. */
  claims: Claims
}

/** What tokens of this project must say. */
export interface TokenPolicy {
  /** Signature algorithms that are accepted, e.g. `ES256`. */
  algorithms: readonly string[]
  issuer: string
  audience: string
  /** How far two clocks may differ. */
  skewSeconds: number
}

const sizeLimit = 8192
const compact = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/
const keyId = /^[A-Za-z0-9_-]{1,128}$/

/** Header parameters that name or carry a key, or change the meaning of the rest (RFC 8725 §3.10). */
const forbiddenHeaders = ['jku', 'jwk', 'x5u', 'x5c', 'x5t', 'x5t#S256', 'crit', 'b64', 'zip']

/**
 * Reads just enough of a token to decide whether it is worth verifying.
 *
 * @returns The reason for refusing as a string, or the shape.
 */
export function readTokenShape(token: string, policy: TokenPolicy): TokenShape | string {
  if (token.length > sizeLimit) return 'the token is too long'
  if (!compact.test(token)) return 'it is not a signed compact token'

  const header = readHeader(token)
  if (!header) return 'its header is not JSON'
  if (typeof header['alg'] !== 'string' || !policy.algorithms.includes(header['alg'])) {
    return 'its algorithm is not accepted'
  }
  if (typeof header['kid'] !== 'string' || !keyId.test(header['kid'])) return 'its key id is malformed'
  if (header['typ'] !== undefined && header['typ'] !== 'JWT') return 'it is not an access token'
  if (forbiddenHeaders.some((name) => name in header)) return 'its header carries a key of its own'

  const claims = findClaims(token)
  if (!claims) return 'required claims are missing'
  if (claims.iss !== policy.issuer) return 'another service issued it'
  if (![claims.aud].flat().includes(policy.audience)) return 'it is meant for another audience'
  return { kid: header['kid'], algorithm: header['alg'], claims }
}

function readHeader(token: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return { ...decodeProtectedHeader(token) }
  } catch {
    return undefined
  }
}
