import { describe, expect, it } from 'vitest'
import { RedirectRulesError } from '../errors/routing-error.ts'
import { findRedirect } from './find.ts'
import { lintRedirects } from './lint.ts'
import { resolveRedirect } from './resolve.ts'
import type { RedirectRule } from './rule.ts'
import { defineRedirects, sortRedirects } from './table.ts'

const origin = 'https://site.example'
const noon = Date.UTC(2026, 5, 15, 12)
const rule = (from: string, to?: string, rest: Partial<RedirectRule> = {}): RedirectRule => ({
  from,
  to,
  status: 308,
  ...rest,
})
const visit = (rules: RedirectRule[], path: string, nowMs = noon) =>
  findRedirect(defineRedirects(rules), { path, origin, nowMs })
const faultsOf = (rules: RedirectRule[], hasPage?: (path: string) => boolean) =>
  lintRedirects(rules, hasPage && { hasPage }).map(({ code, rule: { from } }) => `${code} ${from}`)

describe('resolveRedirect', () => {
  it.each(['/new', '/new?a=1', '/a//b', '/search?q=//x'])('lets the site navigate to %s by itself', (to) => {
    expect(resolveRedirect(to, { origin })).toEqual({ kind: 'client', href: to })
  })

  // shows R024
  it.each(['https://other.example/', '//other.example/', 'http://site.example/', `${origin}/own`])(
    'loads the whole page for the absolute target %s',
    (to) => {
      expect(resolveRedirect(to, { origin })?.kind).toBe('document')
    },
  )

  it.each([
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '//evil。com',
    '//0x7f000001',
  ])('judges %j by the origin a browser ends at', (to) => {
    expect(resolveRedirect(to, { origin })).toMatchObject({
      kind: 'document',
      href: expect.not.stringContaining('site.example') as string,
    })
  })

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:x',
    'data:text/html,x',
    'file:///etc',
    'blob:x',
    '/..//evil.example',
    '/.//evil.example',
    '/%5Cevil.example',
    '/..%2F..%2Fevil.example',
    'new',
    '?a=1',
  ])('leads nowhere for %j', (to) => {
    expect(resolveRedirect(to, { origin })).toBeUndefined()
  })

  // shows R023
  it('keeps the fragment unless the target has one', () => {
    expect(resolveRedirect('/new', { origin, hash: '#odds' })?.href).toBe('/new#odds')
    expect(resolveRedirect('/new#top', { origin, hash: '#odds' })?.href).toBe('/new#top')
    expect(resolveRedirect('/new#', { origin, hash: '#odds' })?.href).toBe('/new#')
    const elsewhere = 'https://elsewhere.example/new'
    expect(resolveRedirect(elsewhere, { origin, hash: '#odds' })?.href).toBe(`${elsewhere}#odds`)
    expect(resolveRedirect(`${elsewhere}#top`, { origin, hash: '#odds' })?.href).toBe(`${elsewhere}#top`)
  })
})

describe('findRedirect', () => {
  it('answers with the status and the target of the rule', () => {
    expect(visit([rule('/old', '/new', { status: 302 })], '/old')).toMatchObject({
      action: 'redirect',
      status: 302,
      location: '/new',
      kind: 'client',
    })
  })

  it('says what is gone', () => {
    expect(visit([rule('/old', undefined, { status: 410 })], '/old')?.action).toBe('gone')
  })

  it('finds nothing at other paths', () => {
    const rules = [rule('/old', '/new'), rule('/a/*', '/b/*')]
    for (const path of ['/', '/olde', '/old/x', '/Old', '/a', '/constructor', '//old', '/%']) {
      expect(visit(rules, path)).toBeUndefined()
    }
  })

  it('takes the query along unless the target has one', () => {
    expect(visit([rule('/old', '/new')], '/old?a=1?b&c=%2F')).toMatchObject({ location: '/new?a=1?b&c=%2F' })
    expect(visit([rule('/old', '/new#top')], '/old?a=1')).toMatchObject({ location: '/new?a=1#top' })
    expect(visit([rule('/old', '/new?b=2')], '/old?a=1')).toMatchObject({ location: '/new?b=2' })
  })

  it.each([
    ['/café', '/caf%C3%A9'],
    ['/caf%c3%a9', '/cafe%CC%81'],
    ['/old', '/%6Fld'],
    ['/old/', '/old'],
    ['/old', '/old/'],
  ])('takes %s and %s for one path', (from, asked) => {
    expect(visit([rule(from, '/new')], asked)).toMatchObject({ location: '/new' })
  })

  it('puts what the star stands for into the target', () => {
    expect(visit([rule('/blog/*', '/casino-blog/*')], '/blog/2026/odds?x=1')).toMatchObject({
      location: '/casino-blog/2026/odds?x=1',
    })
    expect(visit([rule('/blog/*', '/casino-blog')], '/blog/odds')).toMatchObject({ location: '/casino-blog' })
  })

  it('prefers the path itself, then the longest star', () => {
    const rules = [rule('/*', 'https://other.example/'), rule('/a/*', '/a-any'), rule('/a/b', '/a-b')]
    expect(visit(rules, '/a/b')).toMatchObject({ location: '/a-b' })
    expect(visit(rules, '/a/c')).toMatchObject({ location: '/a-any' })
    expect(visit(rules, '/x/y')).toMatchObject({ location: 'https://other.example/' })
  })

  it.each([
    '/go//evil.example',
    '/go/%2Fevil.example',
    '/go/%2F%2Fevil.example',
    '/go/%5Cevil.example',
    '/go/..//evil.example',
    '/go/%09/evil.example',
    '/go/https:%2F%2Fevil.example',
  ])('never leaves the site when the star stands for %s', (path) => {
    const found = visit([rule('/go/*', '/*')], path)
    const location = found?.action === 'redirect' ? found.location : '/'
    expect(new URL(location, origin).origin).toBe(origin)
  })

  it('holds from the first day to the last', () => {
    const rules = [rule('/offer', '/new', { validFrom: '2026-06-15', validTo: '2026-06-15' })]
    expect(visit(rules, '/offer', Date.UTC(2026, 5, 14, 23, 59, 59, 999))).toBeUndefined()
    expect(visit(rules, '/offer', Date.UTC(2026, 5, 15))).toMatchObject({ location: '/new' })
    expect(visit(rules, '/offer', Date.UTC(2026, 5, 15, 23, 59, 59, 999))).toMatchObject({ location: '/new' })
    expect(visit(rules, '/offer', Date.UTC(2026, 5, 16))).toBeUndefined()
  })

  it('takes today’s rule among several', () => {
    const rules = [
      rule('/offer', '/spring', { validTo: '2026-05-31' }),
      rule('/offer', '/summer', { validFrom: '2026-06-01' }),
    ]
    expect(visit(rules, '/offer')).toMatchObject({ location: '/summer' })
  })
})

describe('defineRedirects', () => {
  it('refuses rules that cannot be followed and names each', () => {
    const rules = [rule('/a', '/b'), rule('/b', '/a'), rule('nowhere', '/c')]
    expect(() => defineRedirects(rules)).toThrow(RedirectRulesError)
    expect(() => defineRedirects(rules)).toThrow(
      [
        'Redirect rules in code cannot be followed:',
        '  The redirect from "nowhere" is not followed: "from" is not a path on this site. Write it like "/old-address".',
        '  The redirect from "/a" is not followed: it leads in a circle: /a → /b → /a. Change one of them.',
        '  The redirect from "/b" is not followed: it leads in a circle: /b → /a → /b. Change one of them.',
        'Visitors would be sent in circles or nowhere, so no rule was taken. Correct those named and start again.',
      ].join('\n'),
    )
  })
})

describe('sortRedirects', () => {
  it('leaves out what cannot be followed and keeps the rest', () => {
    const { table, faults } = sortRedirects([rule('/a', '/b'), rule('/b', '/a'), rule('/old', '/new')])
    expect(table.size).toBe(1)
    expect(faults.map((fault) => fault.code)).toEqual(['loop', 'loop'])
    expect(findRedirect(table, { path: '/a', origin, nowMs: noon })).toBeUndefined()
    expect(findRedirect(table, { path: '/old', origin, nowMs: noon })).toMatchObject({ location: '/new' })
  })
})

describe('lintRedirects', () => {
  it('has nothing to say about sound rules', () => {
    expect(faultsOf([rule('/a', '/b'), rule('/c/*', '/d/*'), rule('/e', 'https://other.example/x')])).toEqual(
      [],
    )
  })

  it.each([
    [rule('', '/b')],
    [rule('old', '/b')],
    [rule('//evil.example', '/b')],
    [rule('/a?x=1', '/b')],
    [rule('/a/*/c', '/b')],
    [rule('/../a', '/b')],
    [rule('/a%', '/b')],
    [rule('/a')],
    [rule('/a', 'b')],
    [rule('/a', '//evil.example')],
    [rule('/a', '/\\evil.example')],
    [rule('/a', '/\t/evil.example')],
    [rule('/a', 'javascript:alert(1)')],
    [rule('/a', 'https:evil.example:99999')],
    [rule('/a', '/b/*')],
    [rule('/a/*', '/b/*/c')],
    [rule('/a', '/b', { status: 410 })],
    [rule('/a', '/b', { status: 200 as 301 })],
    [rule('/a', '/b', { validFrom: '1.6.2026' })],
    [rule('/a', '/b', { validFrom: '2026-06-02', validTo: '2026-06-01' })],
  ])('finds %j malformed', (broken) => {
    expect(faultsOf([broken])).toEqual([`malformed ${broken.from}`])
  })

  // shows F27
  it('finds circles of any length, with the way round', () => {
    expect(faultsOf([rule('/a', '/a')])).toEqual(['loop /a'])
    expect(faultsOf([rule('/a', '/b?x=1'), rule('/b', '/c#x'), rule('/c', '/a')])).toEqual([
      'loop /a',
      'loop /b',
      'loop /c',
    ])
    expect(lintRedirects([rule('/a', '/b'), rule('/b', '/a')])[0]?.path).toEqual(['/a', '/b', '/a'])
    expect(faultsOf([rule('/a/*', '/b/*'), rule('/b/*', '/a/*')])).toEqual(['loop /a/*', 'loop /b/*'])
    expect(faultsOf([rule('/a/*', '/a/b/*')])).toEqual(['loop /a/*'])
  })

  it('takes more hops than browsers follow for endless', () => {
    const steps = (count: number) =>
      Array.from({ length: count }, (_, index) => rule(`/step-${index}`, `/step-${index + 1}`))
    const loops = (count: number, options = {}) =>
      lintRedirects(steps(count), options).filter(({ code }) => code === 'loop').length
    expect([loops(20), loops(21)]).toEqual([0, 1])
    expect([loops(3, { maxHops: 3 }), loops(4, { maxHops: 3 })]).toEqual([0, 1])
  })

  it('finds no circle between rules of different days', () => {
    expect(
      faultsOf([rule('/a', '/b', { validTo: '2026-05-31' }), rule('/b', '/a', { validFrom: '2026-06-01' })]),
    ).toEqual([])
  })

  it('finds chains and says where to lead at once', () => {
    const [fault] = lintRedirects([rule('/a', '/b'), rule('/b', '/c')])
    expect(fault).toMatchObject({ code: 'chain', severity: 'warning', path: ['/a', '/b', '/c'] })
    expect(fault?.message).toContain('Let it lead to "/c" at once.')
  })

  it('finds two rules for one path on one day', () => {
    expect(faultsOf([rule('/a', '/b'), rule('/a/', '/c')])).toEqual(['duplicate /a/'])
  })

  it('finds rules that hide pages or lead nowhere', () => {
    const hasPage = (path: string) => path === '/a' || path === '/c'
    expect(faultsOf([rule('/a', '/c'), rule('/b', '/x')], hasPage)).toEqual(['hides-page /a', 'dead-end /b'])
  })

  it('finds rules that lead to removed or outdated addresses', () => {
    const gone = rule('/gone', undefined, { status: 410 })
    expect(faultsOf([rule('/b', '/gone'), gone], () => false)).toEqual(['dead-end /b'])
    const over = rule('/over', '/c', { validTo: '2026-05-31' })
    const hasPage = (path: string) => path === '/c'
    expect(faultsOf([rule('/b', '/over', { validFrom: '2026-06-01' }), over], hasPage)).toEqual([
      'dead-end /b',
    ])
  })
})
