import { describe, expect, it } from 'vitest'
import { decideSignIn, type SignInDecision, type Visit } from './decide.ts'
import type { SignInRule } from './rule.ts'

const rule: SignInRule = {
  signIn: '/login',
  callback: '/confirm',
  secondFactor: '/second-factor',
  include: [
    '/account*',
    { match: '/account/security*', require: 'aal2' },
    { match: '/desk*', require: { role: 'editor' } },
  ],
  exclude: ['/account/help*'],
  remember: true,
}
const pass = { action: 'pass' } as const
const wait = { action: 'unavailable', retryAfterSeconds: 5 } as const
const signIn = (remember: string) => ({ action: 'redirect', to: '/login', remember }) as const
const raise = (remember: string) => ({ action: 'redirect', to: '/second-factor', remember }) as const

describe('decideSignIn', () => {
  it.each<[string, Visit, SignInDecision]>([
    ['passes a public page without a session', { path: '/', signedIn: false }, pass],
    ['passes a public page when nobody can tell', { path: '/', signedIn: 'unknown' }, pass],
    ['redirects from a covered page', { path: '/account', signedIn: false }, signIn('/account')],
    ['remembers the query too', { path: '/account?tab=2', signedIn: false }, signIn('/account?tab=2')],
    ['passes a covered page with a session', { path: '/account', signedIn: true }, pass],
    ['asks to wait when nobody can tell', { path: '/account', signedIn: 'unknown' }, wait],
    ['passes an excluded page', { path: '/account/help/faq', signedIn: false }, pass],
    ['passes the sign-in page', { path: '/login?x=1', signedIn: false }, pass],
    ['passes the callback page', { path: '/confirm?token_hash=x', signedIn: false }, pass],
    [
      'redirects to the second factor',
      { path: '/account/security', signedIn: true, assurance: 'aal1' },
      raise('/account/security'),
    ],
    [
      'asks for a session before a second factor',
      { path: '/account/security', signedIn: false },
      signIn('/account/security'),
    ],
    ['passes with the second factor', { path: '/account/security', signedIn: true, assurance: 'aal2' }, pass],
    ['forbids without the role', { path: '/desk', signedIn: true, roles: ['author'] }, { action: 'forbid' }],
    ['forbids without any role', { path: '/desk', signedIn: true }, { action: 'forbid' }],
    ['passes with the role', { path: '/desk', signedIn: true, roles: ['author', 'editor'] }, pass],
    ['redirects for a role too', { path: '/desk', signedIn: false }, signIn('/desk')],
    [
      'says so when it has just redirected for the same path',
      { path: '/account', signedIn: false, bounces: 1 },
      { action: 'redirect', to: '/login?code=auth/sign-in-loop', remember: '/account' },
    ],
    [
      'says so when there was a session until now',
      { path: '/account', signedIn: false, isLost: true, bounces: 1 },
      { action: 'redirect', to: '/login?code=auth/session-lost', remember: '/account' },
    ],
  ])('%s', (_, visit, expected) => {
    expect(decideSignIn(rule, visit)).toEqual(expected)
  })

  it('covers every path and remembers nothing by default', () => {
    const plain = { signIn: '/login', callback: '/confirm' }
    expect(decideSignIn(plain, { path: '/casino-blog/odds', signedIn: false })).toEqual({
      action: 'redirect',
      to: '/login',
    })
  })

  it('does not remember a path that leads elsewhere', () => {
    const everywhere: SignInRule = { signIn: '/login', callback: '/confirm', remember: true }
    expect(decideSignIn(everywhere, { path: '//evil.example', signedIn: false })).toEqual({
      action: 'redirect',
      to: '/login',
    })
  })

  it.each([true, false])('ends after one redirect from anywhere (%s)', (signedIn) => {
    const strict: SignInRule = { ...rule, include: [{ match: '*', require: 'aal2' }] }
    const follow = (path: string) => {
      const decision = decideSignIn(strict, { path, signedIn, assurance: 'aal1', bounces: 3 })
      return decision.action === 'redirect' ? decision.to : undefined
    }
    for (const path of [
      '/',
      '/login',
      '/login/',
      '//login',
      '/%6cogin',
      '/confirm',
      '/second-factor',
      '/x',
    ]) {
      const target = follow(path)
      expect([path, target === undefined ? undefined : follow(target)]).toEqual([path, undefined])
    }
  })

  it('throws for a sign-in path that is not absolute', () => {
    const broken = { signIn: 'https://evil.example', callback: '/confirm' }
    expect(() => decideSignIn(broken, { path: '/', signedIn: false })).toThrow(
      'signIn is "https://evil.example"',
    )
  })
})
