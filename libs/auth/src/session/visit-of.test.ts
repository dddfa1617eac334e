import { describe, expect, it } from 'vitest'
import type { Claims } from '../claims/claims.ts'
import { testNoonMs } from '../testing/test-clock.ts'
import { testClaims } from '../testing/test-tokens.ts'
import { visitOf } from './visit-of.ts'

const claims = testClaims(testNoonMs, { aal: 'aal2', app_metadata: { role: 'editor' } }) as Claims

describe('visitOf', () => {
  it('says of a signed-in visitor what rules ask for', () => {
    expect(visitOf('/account', { state: 'signed-in', claims }, 1)).toEqual({
      path: '/account',
      signedIn: true,
      assurance: 'aal2',
      roles: ['editor'],
      bounces: 1,
    })
  })

  it('does not guess while nobody can tell', () => {
    const visitor = { state: 'unknown', why: 'service-unavailable' } as const
    expect(visitOf('/account', visitor)).toMatchObject({ signedIn: 'unknown' })
  })

  it.each([
    ['refused', true],
    ['ended', false],
    ['no-session', false],
  ] as const)('calls a session lost that was %s: %s', (why, isLost) => {
    expect(visitOf('/account', { state: 'signed-out', why })).toMatchObject({ signedIn: false, isLost })
  })
})
