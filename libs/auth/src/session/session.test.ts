import { describe, expect, it } from 'vitest'
import { findSession } from './session.ts'

const answer = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  expires_in: 3600,
  expires_at: 5000,
  token_type: 'bearer',
}

describe('findSession', () => {
  // shows R037, R038, R039
  it('reads both tokens and the end of the first', () => {
    const session = { accessToken: 'a.b.c', refreshToken: 'r', lifetimeSeconds: 3600 }
    expect(findSession(answer, 1_000_000)).toEqual({ ...session, expiresAt: 5000 })
    expect(findSession({ ...answer, expires_at: undefined }, 1_000_000)).toEqual({
      ...session,
      expiresAt: 4600,
    })
  })

  // shows R037
  it.each([
    { access_token: undefined },
    { access_token: '' },
    { access_token: 7 },
    { refresh_token: '' },
    { expires_in: 0 },
    { expires_in: undefined },
  ])('takes an answer for no session with %j', (change) => {
    expect(findSession({ ...answer, ...change }, 0)).toBeUndefined()
  })
})
