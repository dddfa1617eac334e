import type { Claims } from '@house-edge/auth'
import type { listFactors } from '@house-edge/auth/server'
import { describe, expect, it } from 'vitest'
import { judgeStanding } from './judge-standing.ts'

type Listed = Awaited<ReturnType<typeof listFactors>>

const app = { id: 'one', type: 'totp', name: undefined, isActive: true, createdAt: '2026-11-20T09:05:07Z' }
const lost: Listed = { ok: false, code: 'auth/session-lost' }
const unavailable: Listed = { ok: false, code: 'auth/unavailable' }

describe('judgeStanding', () => {
  it.each<[string, string, Listed, unknown]>([
    ['has no second factor', 'aal1', { ok: true, factors: [], email: undefined }, 'complete'],
    ['owes it', 'aal1', { ok: true, factors: [app], email: undefined }, 'owes-second-factor'],
    ['has shown it', 'aal2', { ok: true, factors: [app], email: undefined }, 'complete'],
    ['nobody can judge', 'aal1', unavailable, unavailable],
    ['has shown it, and nobody can judge', 'aal2', unavailable, 'complete'],
    ['was ended elsewhere', 'aal1', lost, lost],
    ['was ended elsewhere after it had shown its second factor', 'aal2', lost, lost],
  ])('judges a session that %s', (_, aal, listed, expected) => {
    expect(judgeStanding(listed, { aal } as Claims).standing).toEqual(expected)
  })

  it.each<[string, Listed, string]>([
    ['the address it has now', { ok: true, factors: [], email: 'new@example.com' }, 'new@example.com'],
    ['the address it had, while nobody can tell', unavailable, 'old@example.com'],
  ])('tells of an account %s', (_, listed, email) => {
    const claims = { aal: 'aal1', email: 'old@example.com' } as Claims
    expect(judgeStanding(listed, claims).claims.email).toBe(email)
  })
})
