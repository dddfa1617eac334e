import { describe, expect, it } from 'vitest'
import { SignInRuleError } from '../errors/configuration-errors.ts'
import { defineSignInRule, findRequirement, type SignInRule } from './rule.ts'

const paths = { signIn: '/login', callback: '/confirm' }
const session = { secondFactor: false, roles: [] }

describe('defineSignInRule', () => {
  it('returns the rule it was given', () => {
    const rule = { ...paths, include: ['/account*'] }
    expect(defineSignInRule(rule)).toBe(rule)
  })

  it.each([
    'login',
    '//login',
    '/\\login',
    'https://evil.example/login',
    '/login?x',
    '/login#x',
    '/login/',
    '',
    '/lo*',
  ])('refuses %j as sign-in path', (signIn) => {
    const define = () => defineSignInRule({ ...paths, signIn })
    expect(define).toThrow(SignInRuleError)
    expect(define).toThrow(`signIn is ${JSON.stringify(signIn)}`)
  })

  it('refuses a callback that is not on this site', () => {
    expect(() => defineSignInRule({ ...paths, callback: '//x' })).toThrow('callback is "//x"')
  })

  // shows R033
  it('names the pattern that is no pattern, in either list', () => {
    expect(() => defineSignInRule({ ...paths, include: ['/ok', '/a(.*)'] })).toThrow('"/a(.*)"')
    expect(() => defineSignInRule({ ...paths, exclude: ['help'] })).toThrow('"help"')
  })

  it('asks for no second factor without a page', () => {
    const include = [{ match: '/account*', require: 'aal2' as const }]
    expect(() => defineSignInRule({ ...paths, include })).toThrow('names no secondFactor path')
    const rule = defineSignInRule({ ...paths, include, secondFactor: '/second-factor' })
    expect(findRequirement(rule, '/account')).toEqual({ secondFactor: true, roles: [] })
  })
})

describe('findRequirement', () => {
  const rule: SignInRule = {
    ...paths,
    secondFactor: '/account/second-factor',
    include: [
      '/account*',
      { match: '/account/security*', require: 'aal2' },
      { match: '/desk*', require: { role: 'editor' } },
      { match: '/desk/publish', require: 'aal2' },
    ],
    exclude: ['/account/help*'],
  }

  it.each([
    ['/', undefined],
    ['/casino-blog/odds', undefined],
    ['/account', session],
    ['/account/saved?page=2', session],
    ['/account/security', { secondFactor: true, roles: [] }],
    ['/desk', { secondFactor: false, roles: ['editor'] }],
    ['/desk/publish', { secondFactor: true, roles: ['editor'] }],
    ['/account/help/faq', undefined],
    ['/account/second-factor', session],
    ['/login', undefined],
    ['/login?next=/account', undefined],
    ['/confirm?token_hash=x', undefined],
  ])('asks of %s for %j', (path, expected) => {
    expect(findRequirement(rule, path)).toEqual(expected)
  })

  // shows R032
  it('covers every path when nothing is included', () => {
    expect(findRequirement(paths, '/anything')).toEqual(session)
    expect(findRequirement({ ...paths, include: [] }, '/')).toEqual(session)
  })

  // shows R032
  it('lets exclusions win over inclusions', () => {
    expect(findRequirement({ ...paths, include: ['/a*'], exclude: ['/a/b*'] }, '/a/b/c')).toBeUndefined()
  })

  // shows R030, R031, F77
  it('never covers sign-in and callback paths', () => {
    const everything = { ...paths, include: ['/login', '/confirm', '*'] }
    expect(findRequirement(everything, '/login')).toBeUndefined()
    expect(findRequirement(everything, '/confirm')).toBeUndefined()
    expect(findRequirement(everything, '/login/other')).toEqual(session)
  })

  // shows R033
  it.each([
    '//account',
    '/account/',
    '/%61ccount',
    '/x/../account',
    '/x/..%2faccount',
    '/account%2f..%2faccount',
    '/account/help/..%2fsaved',
    '/account/help/%2e%2e/saved',
    '/login/../account',
    '/login%2f..%2faccount',
    '/account.rsc',
    '/account.segments/_tree.segment.rsc',
    '/_next/data/b/account.json',
  ])('is not fooled by the spelling %s', (path) => {
    expect(findRequirement(rule, path)).toEqual(session)
  })
})
