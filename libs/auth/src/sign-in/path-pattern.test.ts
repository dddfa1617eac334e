import { describe, expect, it } from 'vitest'
import { SignInRuleError } from '../errors/configuration-errors.ts'
import { compilePattern } from './path-pattern.ts'

describe('compilePattern', () => {
  // shows R033
  it.each([
    ['/account', '/account', true],
    ['/account', '/account/', false],
    ['/account', '/Account', false],
    ['/account', '/accounts', false],
    ['/account*', '/account', true],
    ['/account*', '/accounts', true],
    ['/account*', '/account/a/b', true],
    ['/account/*', '/account', false],
    ['/account/*', '/account/a', true],
    ['/account/*', '/account/a/b/c', true],
    ['*', '/', true],
    ['*', '/a/b', true],
    ['*.pdf', '/files/a.pdf', true],
    ['*.pdf', '/files/a.pdf.html', false],
    ['/a*c*e', '/abcde', true],
    ['/a*c*e', '/ae', false],
    ['/a*a', '/a', false],
    ['/a*a', '/aa', true],
    ['/a**b', '/a-b', true],
    ['/v1.2', '/v1x2', false],
    ['/price-$5+', '/price-$5+', true],
    ['/caf%C3%A9', '/caf%C3%A9', true],
  ])('says of %s and %s: %s', (pattern, path, expected) => {
    expect(compilePattern(pattern)(path)).toBe(expected)
  })

  it.each([
    ['/blog(/.*)?', '('],
    ['/account^', '^'],
    ['/account|/saved', '|'],
    ['/account?tab=1', '?'],
    ['/account#top', '#'],
    ['/a[0-9]', '['],
    ['/\\d+', '\\'],
    ['/account ', ' '],
  ])('refuses %s and names its fault', (pattern, character) => {
    const refusal = () => compilePattern(pattern)
    expect(refusal).toThrow(SignInRuleError)
    expect(refusal).toThrow(JSON.stringify(pattern))
    expect(refusal).toThrow(JSON.stringify(character))
  })

  it('refuses a pattern that starts with neither slash nor star', () => {
    expect(() => compilePattern('account')).toThrow('It starts with neither "/" nor "*".')
  })

  it('refuses an empty pattern', () => {
    expect(() => compilePattern('')).toThrow(SignInRuleError)
  })

  it('reads each part once, however many stars', () => {
    const matches = compilePattern(`/${'a*'.repeat(2000)}b`)
    expect(matches(`/${'a'.repeat(100_000)}`)).toBe(false)
  })
})
