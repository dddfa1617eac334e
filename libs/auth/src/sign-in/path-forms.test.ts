import { describe, expect, it } from 'vitest'
import { pathForms } from './path-forms.ts'

describe('pathForms', () => {
  it.each([
    ['/account', '/account'],
    ['/account?next=/x#y', '/account'],
    ['/account/', '/account'],
    ['//account', '/account'],
    ['/%61ccount', '/account'],
    ['/%2561ccount', '/account'],
    ['/help/../account', '/account'],
    ['/help/%2e%2e/account', '/account'],
    ['/help/..%2faccount', '/account'],
    ['/help\\..\\account', '/account'],
    ['/./account', '/account'],
    ['/account.rsc', '/account'],
    ['/account.prefetch.rsc', '/account'],
    ['/account.segments/_tree.segment.rsc', '/account'],
    ['/_next/data/build-1/account.json', '/account'],
    ['/_next/data/build-1/index.json', '/'],
  ])('finds in %s the page %s', (path, page) => {
    expect(pathForms(path)).toContain(page)
  })

  it.each([
    ['/account/saved-casinos', ['/account/saved-casinos']],
    ['/account/index', ['/account/index']],
    ['/index', ['/index', '/']],
    ['/account\n', ['/account\n']],
    ['/ACCOUNT', ['/ACCOUNT']],
  ])('has for %j no form but %j', (path, forms) => {
    expect(pathForms(path)).toEqual(forms)
  })

  it('keeps the path as it was sent among the forms', () => {
    expect(pathForms('/a%2Fb')).toEqual(['/a%2Fb', '/a/b'])
  })

  it('leaves sequences alone that are not UTF-8', () => {
    expect(pathForms('/%c0%ae%zz%')).toEqual(['/%c0%ae%zz%'])
  })

  it('gives the root for nothing', () => {
    expect(pathForms('')).toEqual(['/'])
  })
})
