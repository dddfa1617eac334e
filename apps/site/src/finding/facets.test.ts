import type { Casino } from '@house-edge/slices'
import { describe, expect, it } from 'vitest'
import { countOptions, facets, narrow, orders } from './facets.ts'

const today = '2026-11-22'

function casino(uid: string, fields: Partial<Casino> = {}): Casino {
  return {
    id: `review_${uid}`,
    uid,
    name: uid,
    href: `/casino-reviews/${uid}`,
    headline: undefined,
    score: 8,
    status: 'active',
    logo: undefined,
    payoutHours: undefined,
    payoutWords: undefined,
    licences: [],
    methods: [],
    makers: [],
    operators: [],
    authors: [],
    checkers: [],
    countries: [],
    offers: [],
    lastReviewed: undefined,
    ...fields,
  }
}

function offer(multiple: number, lastDay?: string): Casino['offers'][number] {
  return {
    words: 'An offer',
    multiple,
    wagering: `${multiple}×`,
    lastDay,
    staleFrom: undefined,
    isIn: () => true,
  }
}

const quick = casino('quick', { score: 9.2, payoutHours: 2, countries: ['GB'], offers: [offer(10)] })
const slow = casino('slow', { score: 6, payoutHours: 72, countries: ['GB', 'IE'], offers: [offer(0)] })
const warned = casino('warned', { score: 3, payoutHours: 1, status: 'warning' })
const casinos = [slow, warned, quick]

const uids = (found: readonly Casino[]): string[] => found.map(({ uid }) => uid)
const ordered = (order: string): string[] => uids(casinos.toSorted(orders[order]?.compare(today)))

describe('narrow', () => {
  it('asks everything at once', () => {
    expect(uids(narrow(casinos, { values: { country: 'gb' } }, today))).toEqual(['slow', 'quick'])
    expect(uids(narrow(casinos, { values: { country: 'gb', paid: '24' } }, today))).toEqual(['quick'])
  })

  // shows P96
  it.each([
    ['score', '8', casino('it', { score: 8 }), casino('not', { score: 7.9 })],
    ['paid', '12', casino('it', { payoutHours: 12 }), casino('not', { payoutHours: 12.5 })],
    ['wagering', '10', casino('it', { offers: [offer(10)] }), casino('not', { offers: [offer(11)] })],
  ])('finds by %s what is exactly %s, and nothing beyond', (name, value, it, not) => {
    expect(uids(narrow([it, not], { values: { [name]: value } }, today))).toEqual(['it'])
  })

  it('finds nobody for a value nobody has', () => {
    expect(narrow(casinos, { values: { maker: 'nobody' } }, today)).toEqual([])
  })

  it('counts no offer that has ended', () => {
    const ended = casino('ended', { offers: [offer(0, '2026-11-21')] })
    const open = casino('open', { offers: [offer(0, today)] })
    expect(uids(narrow([ended, open], { values: { wagering: '5' } }, today))).toEqual(['open'])
  })
})

describe('countOptions', () => {
  // shows P96
  it('says what each option would leave', () => {
    const paid = facets.find(({ name }) => name === 'paid')
    const counts = paid && countOptions(casinos, { values: { country: 'gb', paid: '2' } }, paid, today)
    expect(counts?.map(({ value, count }) => [value, count])).toEqual([
      ['2', 1],
      ['12', 1],
      ['24', 1],
      ['72', 2],
    ])
  })

  // shows P96
  it.each(facets.map(({ name }) => name))('counts what each option of %s leaves', (name) => {
    const named = (uid: string) => ({ uid, name: uid.toUpperCase() })
    const many = [
      casino('a', {
        score: 9,
        payoutHours: 2,
        countries: ['GB'],
        methods: [named('card')],
        offers: [offer(0)],
        operators: [named('lines')],
        authors: [named('wren')],
        checkers: [named('moss')],
      }),
      casino('b', {
        score: 7,
        payoutHours: 20,
        countries: ['GB', 'IE'],
        makers: [named('pip'), named('row')],
        operators: [named('lines')],
        authors: [named('moss')],
      }),
      casino('c', { score: 5, status: 'warning', licences: [named('board')], methods: [named('card')] }),
      casino('d', {
        status: 'closed',
        score: undefined,
        makers: [named('pip')],
        offers: [offer(30), offer(8)],
      }),
    ]
    const facet = facets.find((each) => each.name === name)!
    for (const others of [{}, { country: 'gb' }, { status: 'active', method: 'card' }]) {
      const counts = countOptions(many, { values: others }, facet, today)
      expect(counts.length).toBeGreaterThan(0)
      for (const { value, count } of counts)
        expect([value, count]).toEqual([
          value,
          narrow(many, { values: { ...others, [name]: value } }, today).length,
        ])
    }
  })

  it('offers what the casinos bring along, by name', () => {
    const country = facets.find(({ name }) => name === 'country')
    expect(country && countOptions(casinos, { values: {} }, country, today)).toEqual([
      { value: 'ie', words: 'Ireland', count: 1 },
      { value: 'gb', words: 'United Kingdom', count: 2 },
    ])
  })
})

describe('orders', () => {
  it('put the best, the fastest and the cheapest first', () => {
    expect(ordered('score')).toEqual(['quick', 'slow', 'warned'])
    expect(ordered('wagering')).toEqual(['slow', 'quick', 'warned'])
  })

  it('put no fast but warned casino first', () => {
    expect(ordered('paid')).toEqual(['quick', 'slow', 'warned'])
  })
})
