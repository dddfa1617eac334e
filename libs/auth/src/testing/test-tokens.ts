import { createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'

/** A key pair as the auth service has it, with the name it is published under. */
export interface TestKey {
  kid: string
  privateKey: KeyObject
  jwk: Record<string, unknown>
}

export const testIssuer = 'http://127.0.0.1:54399/auth/v1'

export function createTestKey(kid: string = randomUUID()): TestKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }
  return { kid, privateKey, jwk }
}

export function testClaims(nowMs: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  const iat = Math.floor(nowMs / 1000)
  return {
    iss: testIssuer,
    aud: 'authenticated',
    sub: '5f0c2f3e-0000-4000-8000-000000000001',
    role: 'authenticated',
    aal: 'aal1',
    session_id: 'c0ffee00-0000-4000-8000-000000000001',
    email: 'reader@example.com',
    iat,
    exp: iat + 3600,
    ...changes,
  }
}

/** Signs whatever it is given; a test of forgery needs that. */
export function signToken(key: TestKey, claims: unknown, header: Record<string, unknown> = {}): string {
  const input = `${encode({ alg: 'ES256', typ: 'JWT', kid: key.kid, ...header })}.${encode(claims)}`
  const signature = createSign('sha256')
    .update(input)
    .sign({ key: key.privateKey, dsaEncoding: 'ieee-p1363' })
  return `${input}.${signature.toString('base64url')}`
}

export function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
