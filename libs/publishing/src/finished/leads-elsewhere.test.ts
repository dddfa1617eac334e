import { sortRedirects } from '@house-edge/routing'
import { describe, expect, it } from 'vitest'
import { createLeadsElsewhere } from './leads-elsewhere.ts'

type Rules = Parameters<typeof sortRedirects>[0]
const origin = 'https://site.example'

function visits(first: Rules) {
  let { table } = sortRedirects(first)
  let now = Date.parse('2026-11-22T12:00:00Z')
  const leadsElsewhere = createLeadsElsewhere({ origin, rules: () => table, nowMs: () => now })
  return {
    leadsElsewhere,
    publish: (rules: Rules) => (table = sortRedirects(rules).table),
    passTo: (time: string) => (now = Date.parse(time)),
  }
}

describe('createLeadsElsewhere', () => {
  it('learns of rules as soon as they are published', () => {
    const { leadsElsewhere, publish } = visits([])
    expect(leadsElsewhere('/old')).toBe(false)
    publish([{ from: '/old', to: '/new', status: 308 }])
    expect([leadsElsewhere('/old'), leadsElsewhere('/other')]).toEqual([true, false])
    publish([])
    expect(leadsElsewhere('/old')).toBe(false)
  })

  it('lets a rule begin and end with its day', () => {
    const rule = { from: '/sale', to: '/offers', status: 302, validFrom: '2026-11-23', validTo: '2026-11-23' }
    const { leadsElsewhere, passTo } = visits([rule as Rules[number]])
    expect(leadsElsewhere('/sale')).toBe(false)
    passTo('2026-11-23T00:00:00Z')
    expect(leadsElsewhere('/sale')).toBe(true)
    passTo('2026-11-24T00:00:00Z')
    expect(leadsElsewhere('/sale')).toBe(false)
  })

  it('tells targets apart by their query too', () => {
    const { leadsElsewhere } = visits([{ from: '/old', to: '/new', status: 308 }])
    expect(['/old?x=1', '/new?x=1'].map(leadsElsewhere)).toEqual([true, false])
  })
})
