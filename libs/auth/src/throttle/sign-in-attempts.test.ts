import { describe, expect, it } from 'vitest'
import { signInWithPassword } from '../operations/sign-in-with-password.ts'
import { createTestBrowser, createTestSite } from '../testing/test-site.ts'
import { type Tried, triedBy } from './sign-in-attempts.ts'

describe('onTried', () => {
  it('tells of refused, unavailable and limited attempts, and not whose', async () => {
    const tried: Tried[] = []
    const { auth, service } = createTestSite({ onTried: (attempt) => tried.push(attempt) })
    const attempt = () =>
      signInWithPassword(auth.open(createTestBrowser().request('/api/auth/sign-in', { method: 'POST' })), {
        email: 'person@example.com',
        password: 'a guess',
      })
    service.replies.set('/token', { status: 503, body: {} })
    await attempt()
    service.replies.set('/token', { status: 400, body: { error_code: 'invalid_credentials' } })
    for (let guess = 0; guess < 12; guess += 1) await attempt()
    expect(tried[0]).toEqual({ by: 'password', outcome: 'unavailable' })
    expect(tried.filter(({ outcome }) => outcome === 'refused')).toHaveLength(10)
    const limited = { by: 'password', outcome: 'limited' }
    expect(tried.slice(-2)).toEqual([limited, limited])
    expect(JSON.stringify(tried)).not.toContain('person')
  })
})

describe('triedBy', () => {
  it.each([
    ['/token', { grant_type: 'password' }, 'password'],
    ['/token', { grant_type: 'pkce' }, 'provider'],
    ['/token', { grant_type: 'refresh_token' }, undefined],
    ['/verify', undefined, 'code'],
    ['/factors/0a/verify', undefined, 'factor'],
    ['/logout', undefined, undefined],
  ])('takes %s %j for %s', (path, query, by) => {
    expect(triedBy({ method: 'POST', path, ...(query && { query }) })).toBe(by)
  })
})
