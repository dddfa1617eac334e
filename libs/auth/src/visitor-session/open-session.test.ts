import { describe, expect, it } from 'vitest'
import type { TokenVerdict } from '../claims/verify-token.ts'
import { createCookieJar } from '../cookies/cookie-jar.ts'
import { cookieNames } from '../cookies/cookie-names.ts'
import { writeSessionCookie } from '../cookies/session-cookie.ts'
import { openSession } from './open-session.ts'

const names = cookieNames({ base: 'test', isHttps: true })
const session = { accessToken: 'a', refreshToken: 'r', expiresAt: 5_000, lifetimeSeconds: 3_600 }
const claims = { sub: 'ada', exp: 5_000 } as never

/** Opens the session of cookies this site wrote, for which verifying finds this. */
function open(verdict: TokenVerdict, { writtenWith = 'secret', previousSecret = 'none', nowMs = 0 } = {}) {
  const jar = createCookieJar({ getAll: () => [] })
  writeSessionCookie(jar, names.session, session, writtenWith)
  return openSession(
    jar,
    { names, secret: 'secret', previousSecret, verify: async () => verdict, now: () => nowMs },
    undefined,
  )
}

describe('openSession', () => {
  it('finds no session without cookies, and removes those it cannot read', async () => {
    const opened = (pairs: { name: string; value: string }[]) =>
      openSession(
        createCookieJar({ getAll: () => pairs }),
        { names, secret: undefined, verify: () => Promise.reject(new Error('not asked')), now: () => 0 },
        undefined,
      )
    expect(await opened([])).toMatchObject({ visitor: { why: 'no-session' }, cookies: 'leave' })
    const torn = [{ name: names.session, value: 'base64-x' }]
    expect(await opened(torn)).toMatchObject({ visitor: { why: 'unreadable' }, cookies: 'remove' })
  })

  it('keeps cookies while a token cannot be judged', async () => {
    expect(await open({ kind: 'unavailable' })).toMatchObject({
      visitor: { state: 'unknown' },
      cookies: 'leave',
    })
  })

  it('gives up an unknown key only when certain, or trusts its own seal', async () => {
    const forged = { writtenWith: 'another secret' }
    const unknown = (isCertain: boolean) => open({ kind: 'unknown-key', isCertain }, forged)
    expect(await unknown(true)).toMatchObject({ visitor: { why: 'invalid' }, cookies: 'remove' })
    expect(await unknown(false)).toMatchObject({ visitor: { why: 'invalid' }, cookies: 'leave' })
    const sealed = await open({ kind: 'unknown-key', isCertain: true })
    expect(sealed.visitor).toEqual({ state: 'unknown', why: 'refresh-due' })
  })

  it('signs nobody out while keys of tokens and the secret are changed', async () => {
    const before = { writtenWith: 'the secret of before', previousSecret: 'the secret of before' }
    const opened = await open({ kind: 'unknown-key', isCertain: true }, before)
    expect(opened.visitor).toEqual({ state: 'unknown', why: 'refresh-due' })
  })

  it('stays signed in where nothing can be refreshed, until the token ends', async () => {
    const late = { nowMs: 4_999_000 }
    expect((await open({ kind: 'valid', claims }, late)).visitor.state).toBe('signed-in')
    expect((await open({ kind: 'untimely', claims }, late)).visitor.state).toBe('unknown')
  })
})
