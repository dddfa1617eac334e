import { describe, expect, it } from 'vitest'
import type { Claims } from '../claims/claims.ts'
import type { Session } from '../session/session.ts'
import { testNoonMs } from '../testing/test-clock.ts'
import { testClaims } from '../testing/test-tokens.ts'
import { createCookieJar } from './cookie-jar.ts'
import { forgetEnded, markEnded, wasEnded } from './ended-cookie.ts'

const claimsOf = (changes: Partial<Claims> = {}) => ({ ...testClaims(testNoonMs), ...changes }) as Claims
const session: Session = { accessToken: 'a', refreshToken: 'b', expiresAt: 0, lifetimeSeconds: 59.5 }

function markedJar(claims = claimsOf()) {
  const jar = createCookieJar({ getAll: () => [] })
  markEnded(jar, 'ended', claims, session)
  return jar
}

describe('markEnded', () => {
  it('outlives the access token by two minutes', () => {
    expect(markedJar().changes()[0]?.maxAgeSeconds).toBe(180)
  })

  it('names no session or visitor in the cookie', () => {
    const [{ value } = { value: '' }] = markedJar().changes()
    expect(value).toMatch(/^[\w-]{22}$/)
    expect(value).not.toContain(claimsOf().session_id)
  })
})

describe('wasEnded', () => {
  it('knows the session that was ended, and no other', () => {
    expect(wasEnded(markedJar(), 'ended', claimsOf())).toBe(true)
    expect(wasEnded(markedJar(), 'ended', claimsOf({ session_id: 'another' }))).toBe(false)
  })

  it('knows a visitor whose token names no session', () => {
    const claims = claimsOf({ session_id: undefined })
    expect(wasEnded(markedJar(claims), 'ended', claims)).toBe(true)
  })

  it('knows of none in a browser without the cookie', () => {
    expect(wasEnded(createCookieJar({ getAll: () => [] }), 'ended', claimsOf())).toBe(false)
  })
})

describe('forgetEnded', () => {
  it('removes the mark of this session, and of no other', () => {
    const jar = markedJar()
    forgetEnded(jar, 'ended', claimsOf({ session_id: 'another' }))
    expect(wasEnded(jar, 'ended', claimsOf())).toBe(true)
    forgetEnded(jar, 'ended', claimsOf())
    expect(wasEnded(jar, 'ended', claimsOf())).toBe(false)
  })
})
