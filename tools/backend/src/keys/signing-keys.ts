import { importJWK, jwtVerify, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose'
import type { Clock } from '@house-edge/double/clock'
import type { Random } from '../random.ts'
import { createSigningKey, writeKeyFile, type KeyFile, type StoredSigningKey } from './key-file.ts'
import { BackendError } from '../backend-error.ts'

/** The ES256 keys that access tokens are signed with. */
export interface SigningKeys {
  sign(claims: JWTPayload): Promise<string>
  /** @throws A jose error when the token is not ours, not ES256, expired or not yet valid. */
  verify(token: string, toleranceSeconds?: number): Promise<JWTPayload>
  jwks(): { keys: JWK[] }
  /** Signs with a new key from now on. Tokens of the old one stay valid unless `revoke` is given. */
  rotate(options?: { revoke?: boolean }): Promise<string>
}

interface LoadedKey {
  kid: string
  privateKey: CryptoKey
  publicKey: CryptoKey
  publicJwk: JWK
}

export async function createSigningKeys(
  file: string,
  stored: KeyFile,
  clock: Clock,
  random: Random,
): Promise<SigningKeys> {
  let keys = await Promise.all(stored.signingKeys.map(load))

  return {
    sign: (claims) => {
      const key = firstOf(keys)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ: 'JWT' })
        .sign(key.privateKey)
    },
    verify: async (token, toleranceSeconds = 0) => {
      const { payload } = await jwtVerify(
        token,
        (header) => {
          const key = keys.find((candidate) => candidate.kid === header.kid)
          if (!key)
            throw new BackendError('backend/unknown-key', `No signing key has the id ${String(header.kid)}.`)
          return key.publicKey
        },
        { algorithms: ['ES256'], currentDate: new Date(clock.nowMs()), clockTolerance: toleranceSeconds },
      )
      return payload
    },
    jwks: () => ({ keys: keys.map((key) => key.publicJwk) }),
    rotate: async ({ revoke = false } = {}) => {
      const fresh = await createSigningKey(random)
      stored.signingKeys = revoke ? [fresh] : [fresh, ...stored.signingKeys]
      await writeKeyFile(file, stored)
      keys = await Promise.all(stored.signingKeys.map(load))
      return fresh.kid
    },
  }
}

async function load({ kid, privateJwk }: StoredSigningKey): Promise<LoadedKey> {
  const { d: _secret, ...publicPart } = privateJwk
  return {
    kid,
    privateKey: (await importJWK(privateJwk, 'ES256')) as CryptoKey,
    publicKey: (await importJWK(publicPart, 'ES256')) as CryptoKey,
    publicJwk: { ...publicPart, alg: 'ES256', ext: true, key_ops: ['verify'], kid, use: 'sig' },
  }
}

function firstOf(keys: LoadedKey[]): LoadedKey {
  const [key] = keys
  if (!key)
    throw new BackendError(
      'backend/no-signing-key',
      'keys.json holds no signing key. No token can be issued. Delete the file to have it made anew.',
    )
  return key
}
