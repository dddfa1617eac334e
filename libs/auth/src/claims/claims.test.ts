import { describe, expect, it } from 'vitest'
import { testNoonMs } from '../testing/test-clock.ts'
import { encode, testClaims } from '../testing/test-tokens.ts'
import { type Claims, findClaims, readRoles } from './claims.ts'

const tokenOf = (changes: Record<string, unknown>) => `e30.${encode(testClaims(testNoonMs, changes))}.c2ln`

describe('findClaims', () => {
  it('reads a token without judging it, and keeps claims of the site', () => {
    expect(findClaims(tokenOf({ plan: 'gold' }))).toMatchObject({ role: 'authenticated', plan: 'gold' })
  })

  it('names each way of signing in, also in the short form', () => {
    const claims = findClaims(tokenOf({ amr: ['password', { method: 'totp', timestamp: 7 }] }))
    expect(claims?.amr).toEqual([{ method: 'password' }, { method: 'totp', timestamp: 7 }])
  })

  it.each([
    { sub: '' },
    { sub: 'x'.repeat(256) },
    { exp: 'tomorrow' },
    { aud: 7 },
    { session_id: '' },
    { app_metadata: 'admin' },
  ])('reads nothing of a token with %j', (changes) => {
    expect(findClaims(tokenOf(changes))).toBeUndefined()
  })

  it.each(['', 'no.token', 'a.b.c', `e30.${encode('text')}.c2ln`])('reads nothing of %j', (token) => {
    expect(findClaims(token)).toBeUndefined()
  })
})

describe('readRoles', () => {
  const claims = (changes: Partial<Claims>) => ({ ...testClaims(testNoonMs), ...changes }) as Claims

  it('finds the roles that the site has given', () => {
    const given = claims({ user_role: 'editor', app_metadata: { role: 'moderator', roles: ['desk', 7] } })
    expect(readRoles(given)).toEqual(['moderator', 'editor', 'desk'])
  })

  it('believes nothing a visitor writes about themselves', () => {
    expect(readRoles(claims({ role: 'authenticated', user_metadata: { role: 'moderator' } }))).toEqual([])
  })

  it('finds no role in a text where a list belongs', () => {
    expect(readRoles(claims({ app_metadata: { roles: 'moderator' } }))).toEqual([])
  })
})
