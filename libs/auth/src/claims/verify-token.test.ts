import { describe, expect, it, vi } from 'vitest'
import { createTestClock, testNoonMs } from '../testing/test-clock.ts'
import { createTestKey, signToken, testClaims, testIssuer } from '../testing/test-tokens.ts'
import { forgeTokens } from '../testing/forged-tokens.ts'
import { createSigningKeys } from './signing-keys.ts'
import { createVerifiedTokens } from './verified-tokens.ts'
import { createTokenClock } from './token-clock.ts'
import { verifyToken } from './verify-token.ts'

const second = 1000

function createVerifier() {
  const clock = createTestClock()
  const key = createTestKey()
  const fetched: number[] = []
  const keys = createSigningKeys({
    algorithms: ['ES256'],
    clock,
    load: async () => {
      fetched.push(clock.now())
      return { keys: [key.jwk] }
    },
  })
  const policy = { algorithms: ['ES256'], issuer: testIssuer, audience: 'authenticated', skewSeconds: 60 }
  const verified = createVerifiedTokens()
  const context = { policy, keys, verified, clock: createTokenClock(clock) }
  const verify = (token: string) => verifyToken(token, context)
  return { clock, key, keys, fetched, verified, verify }
}

describe('verifyToken', () => {
  // shows R042, R043
  it('reads the claims of a genuine token', async () => {
    const { key, verify } = createVerifier()
    const verdict = await verify(signToken(key, testClaims(testNoonMs, { app_metadata: { role: 'editor' } })))
    expect(verdict).toMatchObject({
      kind: 'valid',
      claims: { email: 'reader@example.com', aal: 'aal1', app_metadata: { role: 'editor' } },
    })
  })

  it('looks at a signature once', async () => {
    const { key, verify, verified } = createVerifier()
    const has = vi.spyOn(verified, 'has')
    const token = signToken(key, testClaims(testNoonMs))
    await verify(token)
    await verify(token)
    expect(has.mock.results.map(({ value }) => value as boolean)).toEqual([false, true])
  })

  it.each([
    ['an audience among several', { aud: ['other', 'authenticated'] }],
    ['methods as plain names', { amr: ['password', { method: 'totp', timestamp: 1 }] }],
    ['claims of the project', { tier: 'gold' }],
  ])('accepts %s', async (_, change) => {
    const { key, verify } = createVerifier()
    expect(await verify(signToken(key, testClaims(testNoonMs, change)))).toMatchObject({ kind: 'valid' })
  })

  it('refuses over 200 forged tokens with one key request', async () => {
    const { key, fetched, verify } = createVerifier()
    const forged = forgeTokens(key, testNoonMs)
    const accepted: string[] = []
    for (const { name, token } of forged) {
      const verdict = await verify(token)
      if (verdict.kind !== 'invalid') accepted.push(name)
    }
    expect(accepted).toEqual([])
    expect(forged.length).toBeGreaterThanOrEqual(200)
    expect(fetched.length).toBe(1)
  })

  it.each([
    ['another issuer', { iss: 'https://another.example/auth/v1' }],
    ['another audience', { aud: 'other' }],
    ['no subject', { sub: undefined }],
  ])('asks for no keys when a token names %s', async (_, change) => {
    const { key, fetched, verify } = createVerifier()
    expect(await verify(signToken(key, testClaims(testNoonMs, change)))).toMatchObject({ kind: 'invalid' })
    expect(fetched).toEqual([])
  })

  it.each([
    ['59 s after its end', 3600 + 59, 'valid'],
    ['61 s after its end', 3600 + 61, 'untimely'],
    ['a month after its end', 30 * 86_400, 'untimely'],
  ])('judges a token %s', async (_, ageSeconds, kind) => {
    const { clock, key, verify } = createVerifier()
    const token = signToken(key, testClaims(testNoonMs))
    await clock.advance(ageSeconds * second)
    expect(await verify(token)).toMatchObject({ kind })
  })

  it.each([
    [59, 'valid'],
    [61, 'untimely'],
  ])('judges a token that begins in %i s', async (aheadSeconds, kind) => {
    const { key, verify } = createVerifier()
    const nbf = testNoonMs / second + aheadSeconds
    expect(await verify(signToken(key, testClaims(testNoonMs, { nbf })))).toMatchObject({ kind })
  })

  it('calls no expired token with a bad signature genuine', async () => {
    const { clock, key, verify } = createVerifier()
    const token = signToken(createTestKey(key.kid), testClaims(testNoonMs))
    await clock.advance(7200 * second)
    expect(await verify(token)).toMatchObject({ kind: 'invalid' })
  })

  it('judges a known token by the keys of today', async () => {
    const { clock, key, verify } = createVerifier()
    const token = signToken(key, testClaims(testNoonMs))
    expect(await verify(token)).toMatchObject({ kind: 'valid' })
    key.jwk = { ...createTestKey(key.kid).jwk }
    await clock.advance(11 * 60 * second)
    expect(await verify(token)).toMatchObject({ kind: 'invalid' })
  })

  it('judges a known token’s times anew', async () => {
    const { clock, key, verify } = createVerifier()
    const token = signToken(key, testClaims(testNoonMs))
    expect(await verify(token)).toMatchObject({ kind: 'valid' })
    await clock.advance(3700 * second)
    expect(await verify(token)).toMatchObject({ kind: 'untimely' })
  })

  it('tells apart tokens that begin alike', async () => {
    const { key, verify } = createVerifier()
    const token = signToken(key, testClaims(testNoonMs))
    await verify(token)
    expect(await verify(`${token.slice(0, -4)}AAAA`)).toMatchObject({ kind: 'invalid' })
  })

  it('says in the error that the visitor counts as signed out', async () => {
    const { verify } = createVerifier()
    expect(await verify('nonsense')).toMatchObject({
      error: {
        code: 'auth/invalid-jwt',
        status: 400,
        message:
          'The access token was refused: it is not a signed compact token. ' +
          'The visitor counts as signed out. Sign in again to get a new one.',
      },
    })
  })
})
