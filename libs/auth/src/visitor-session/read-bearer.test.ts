import { describe, expect, it } from 'vitest'
import { forgeTokens } from '../testing/forged-tokens.ts'
import { createTestSite } from '../testing/test-site.ts'
import { createTestKey, signToken, testClaims } from '../testing/test-tokens.ts'

/** Also with what no `Request` would take into a header. */
const asked = (authorization: string | null) =>
  ({ headers: { get: () => authorization } }) as unknown as Request

describe('readBearer', () => {
  it('knows who sends a genuine token, in any spelling of the scheme', async () => {
    const { auth, clock, service } = createTestSite()
    const token = signToken(service.key, testClaims(clock.now()))
    for (const scheme of ['Bearer ', 'bearer ', 'BEARER  '])
      expect(await clock.run(auth.readBearer(asked(`${scheme}${token}`)))).toMatchObject({
        state: 'signed-in',
        claims: { email: 'reader@example.com' },
      })
  })

  it.each([null, '', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b'])(
    'knows nobody by %j',
    async (authorization) => {
      const { auth, clock, service } = createTestSite()
      expect(await clock.run(auth.readBearer(asked(authorization)))).toEqual({
        state: 'signed-out',
        why: 'no-session',
      })
      expect(service.calls).toEqual([])
    },
  )

  it('says that a token has ended, for which there is another', async () => {
    const { auth, clock, service } = createTestSite()
    const token = signToken(service.key, testClaims(clock.now() - 2 * 3_600_000))
    expect(await clock.run(auth.readBearer(asked(`Bearer ${token}`)))).toEqual({
      state: 'signed-out',
      why: 'expired',
    })
  })

  // shows F43
  it('lets nobody in by a forged token', async () => {
    const { auth, clock, service } = createTestSite()
    // Blanks around it are none of its own in a header.
    const forged = forgeTokens(service.key, clock.now()).filter(({ token }) => token.trim() === token)
    expect(forged.length).toBeGreaterThan(200)
    const letIn: string[] = []
    for (const { name, token } of forged) {
      const { state } = await clock.run(auth.readBearer(asked(`Bearer ${token}`)))
      if (state === 'signed-in') letIn.push(name)
    }
    expect(letIn).toEqual([])
  })

  it('cannot say while there are no keys, and no session is called over', async () => {
    const { auth, clock, service } = createTestSite()
    service.mood = { kind: 'refuses-connections' }
    const token = signToken(createTestKey(), testClaims(clock.now()))
    expect(await clock.run(auth.readBearer(asked(`Bearer ${token}`)))).toEqual({
      state: 'unknown',
      why: 'service-unavailable',
    })
  })
})
