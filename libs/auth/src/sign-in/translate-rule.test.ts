import { describe, expect, it } from 'vitest'
import { findRequirement, type SignInRule } from './rule.ts'
import { coversPath, translateSignInRule } from './translate-rule.ts'

const rule: SignInRule = {
  signIn: '/login',
  callback: '/confirm',
  secondFactor: '/login/step',
  include: [
    '/account*',
    { match: '/account/security', require: 'aal2' },
    { match: '/desk', require: { role: 'editor' } },
    { match: '/guides/members-*', require: 'aal2' },
    '/guides/paid/notes',
  ],
  exclude: ['/account/help', '/guides/members-of-parliament'],
}
const own = { signIn: '/de/anmelden', callback: '/de/bestaetigen', secondFactor: '/de/anmelden/schritt' }
const german = translateSignInRule(rule, own, [
  { original: '/account', translation: '/de/konto' },
  { original: '/account/security', translation: '/de/konto/sicherheit' },
  { original: '/account/:page', translation: '/de/konto/:page' },
  { original: '/account/help', translation: '/de/konto/hilfe' },
  { original: '/desk', translation: '/de/pult' },
  { original: '/login', translation: '/de/anmelden' },
  { original: '/guides', translation: '/de/ratgeber' },
  { original: '/guides/:uid', translation: '/de/ratgeber/:uid' },
  { original: '/guides/:uid/notes', translation: '/de/ratgeber/:uid/notizen' },
])

describe('translateSignInRule', () => {
  it.each([
    ['/de/konto', { secondFactor: false, roles: [] }],
    ['/de/konto/sicherheit', { secondFactor: true, roles: [] }],
    ['/de/konto/daten', { secondFactor: false, roles: [] }],
    ['/de/pult', { secondFactor: false, roles: ['editor'] }],
    ['/de/konto/hilfe', undefined],
    ['/de/ratgeber', undefined],
    ['/de/ratgeber/odds', undefined],
    ['/de/ratgeber/members-only', { secondFactor: true, roles: [] }],
    ['/de/ratgeber/members-of-parliament', undefined],
    ['/de/ratgeber/members-only/notizen', { secondFactor: true, roles: [] }],
    ['/de/ratgeber/paid/notizen', { secondFactor: false, roles: [] }],
    ['/de/ratgeber/odds/notizen', undefined],
    ['/de/anmelden', undefined],
    ['/account', { secondFactor: false, roles: [] }],
  ])('requires of %s what its original requires: %j', (path, required) => {
    expect(findRequirement(german, path)).toEqual(required)
  })

  it('leaves out what the original leaves out where everything is covered', () => {
    const everything = { signIn: '/login', callback: '/confirm', exclude: ['/guides'] }
    const translated = translateSignInRule(everything, own, [
      { original: '/guides', translation: '/de/ratgeber' },
    ])
    expect(['/de/ratgeber', '/de/konto'].map((path) => coversPath(translated, path))).toEqual([false, true])
  })
})

describe('coversPath', () => {
  it('covers nothing without a rule', () => {
    expect([coversPath(undefined, '/account'), coversPath(rule, '/account')]).toEqual([false, true])
  })
})
