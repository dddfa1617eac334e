import { describe, expect, it } from 'vitest'
import { faultOfRule } from './check-rule.ts'
import type { RedirectRule } from './rule.ts'

const rule: RedirectRule = { from: '/old', to: '/new', status: 308 }

describe('faultOfRule', () => {
  it.each<Partial<RedirectRule>>([
    {},
    { to: '/new?from=old#top' },
    { to: 'https://partner.example/a' },
    { from: '/old/*', to: '/new/*' },
    { from: '/*', to: '/*' },
    { to: undefined, status: 410 },
    { validFrom: '2026-03-01', validTo: '2026-03-01' },
  ])('finds none in %j', (change) => {
    expect(faultOfRule({ ...rule, ...change })).toBeUndefined()
  })

  it.each<[Partial<RedirectRule>, string, string]>([
    [{ from: '/old?a=1' }, 'from', 'has a query'],
    [{ from: '/old/*/page' }, 'from', 'not its last segment'],
    [{ from: 'old' }, 'from', 'not a path on this site'],
    [{ from: '/a/../b' }, 'from', 'not a path on this site'],
    [{ status: 300 as 301 }, 'status', 'none of 301, 302, 307, 308, 410'],
    [{ status: 410 }, 'to', 'leads nowhere'],
    [{ to: undefined }, 'to', 'is missing'],
    [{ to: '/new/*' }, 'to', 'has a "*"'],
    [{ from: '/old/*', to: '/*/new' }, 'to', 'has a "*"'],
    [{ to: 'javascript:alert(1)' }, 'to', 'neither a path'],
    [{ to: '//partner.example/a' }, 'to', 'names a host without'],
    [{ validFrom: '2026-13-01' }, 'validFrom', 'is not a day'],
    [{ validTo: 'tomorrow' }, 'validTo', 'is not a day'],
    [{ validFrom: '2026-03-02', validTo: '2026-03-01' }, 'validTo', 'ends before it begins'],
  ])('finds that of %j', (change, part, what) => {
    const fault = faultOfRule({ ...rule, ...change })
    expect(fault).toMatchObject({ part })
    expect(fault?.what).toContain(what)
    expect(fault?.todo).toMatch(/\.$/)
  })
})
