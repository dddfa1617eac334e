import type { Claims } from '@house-edge/auth'
import { describe, expect, it } from 'vitest'
import { hasRecentProof } from './recent-proof.ts'

const nowMs = Date.UTC(2026, 0, 1, 12)
const claims = (method: string, secondsAgo: number): Claims => ({
  sub: '1',
  iss: 'x',
  aud: 'authenticated',
  iat: 0,
  exp: 0,
  amr: [{ method, timestamp: nowMs / 1000 - secondsAgo }],
})

describe('hasRecentProof', () => {
  it.each([
    ['password', 0, true],
    ['totp', 540, true],
    ['password', 541, false],
    ['token_refresh', 0, false],
  ])('judges %s %d seconds ago: %j', (method, secondsAgo, expected) => {
    expect(hasRecentProof(claims(method, secondsAgo), nowMs)).toBe(expected)
  })

  it('knows of no proof without a record of one', () => {
    expect(hasRecentProof({ sub: '1', iss: 'x', aud: 'authenticated', iat: 0, exp: 0 }, nowMs)).toBe(false)
  })
})
