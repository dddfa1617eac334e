import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '@house-edge/double/clock'
import { StorageError } from './storage-error.ts'

interface UrlToken {
  /** `<bucket>/<name>` */
  url: string
  scope: 'download' | 'upload'
  transformations?: string
  owner?: string
  upsert?: boolean
}

/** Tokens in signed URLs. They have a key of their own, so that none can pass for an access token. */
export interface UrlTokens {
  sign(token: UrlToken, expiresInSeconds: number): Promise<string>
  /** @throws {StorageError} `InvalidJWT` when forged or expired, `InvalidSignature` when for another object or use. */
  verify(
    text: string,
    expected: { url: string; scope: UrlToken['scope'] },
  ): Promise<UrlToken & { exp: number }>
}

export function createUrlTokens(secret: string, clock: Clock): UrlTokens {
  const key = new TextEncoder().encode(secret)
  return {
    sign: (token, expiresInSeconds) =>
      new SignJWT({ ...token })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(clock.nowSeconds())
        .setExpirationTime(clock.nowSeconds() + expiresInSeconds)
        .sign(key),
    verify: async (text, expected) => {
      const token = await readToken(text, key, clock)
      if (token.scope !== expected.scope) {
        throw new StorageError(400, 'InvalidSignature', `Token is not scoped for ${expected.scope}`)
      }
      if (token.url !== expected.url) throw new StorageError(400, 'InvalidSignature', 'Invalid signature')
      return token
    },
  }
}

async function readToken(text: string, key: Uint8Array, clock: Clock): Promise<UrlToken & { exp: number }> {
  try {
    const { payload } = await jwtVerify(text, key, {
      algorithms: ['HS256'],
      currentDate: new Date(clock.nowMs()),
      requiredClaims: ['exp'],
    })
    return payload as unknown as UrlToken & { exp: number }
  } catch (error) {
    throw new StorageError(400, 'InvalidJWT', error instanceof Error ? error.message : 'Invalid JWT')
  }
}
