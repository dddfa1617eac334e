import { sortRedirects } from '@house-edge/routing'
import { describe, expect, it } from 'vitest'
import { createRedirectCheck } from './has-redirect.ts'

type Rules = Parameters<typeof sortRedirects>[0]
const origin = 'https://site.example'

function visits(first: Rules) {
  let { table } = sortRedirects(first)
  let now = Date.parse('2026-11-22T12:00:00Z')
  const hasRedirect = createRedirectCheck({ origin, rules: () => table, nowMs: () => now })
  return {
    hasRedirect,
    publish: (rules: Rules) => (table = sortRedirects(rules).table),
    passTo: (time: string) => (now = Date.parse(time)),
  }
}

describe('createRedirectCheck', () => {
  it('learns of rules as soon as they are published', () => {
    const { hasRedirect, publish } = visits([])
    expect(hasRedirect('/old')).toBe(false)
    publish([{ from: '/old', to: '/new', status: 308 }])
    expect([hasRedirect('/old'), hasRedirect('/other')]).toEqual([true, false])
    publish([])
    expect(hasRedirect('/old')).toBe(false)
  })

  it('lets a rule begin and end with its day', () => {
    const rule = { from: '/sale', to: '/offers', status: 302, validFrom: '2026-11-23', validTo: '2026-11-23' }
    const { hasRedirect, passTo } = visits([rule as Rules[number]])
    expect(hasRedirect('/sale')).toBe(false)
    passTo('2026-11-23T00:00:00Z')
    expect(hasRedirect('/sale')).toBe(true)
    passTo('2026-11-24T00:00:00Z')
    expect(hasRedirect('/sale')).toBe(false)
  })

  it('tells targets apart by their query too', () => {
    const { hasRedirect } = visits([{ from: '/old', to: '/new', status: 308 }])
    expect(['/old?x=1', '/new?x=1'].map(hasRedirect)).toEqual([true, false])
  })
})
