import type { Casino } from '../rendering/review/casino.ts'
import { describe, expect, it } from 'vitest'
import { facets, orders } from './facets.ts'
import { type Asking, countOptions, findCasinos, narrow } from './find-casinos.ts'

const today = '2026-11-22'
const context = { today, market: undefined }
const asking: Asking = { today, marketOf: () => undefined }

/** A reader in Great Britain, where Ireland is a market too. */
const british: Asking = {
  today,
  marketOf: (country = 'gb') => (['gb', 'ie'].includes(country) ? country.toUpperCase() : 'none'),
}

function casino(uid: string, fields: Partial<Casino> = {}): Casino {
  return {
    id: `review_${uid}`,
    uid,
    name: uid,
    href: `/casino-reviews/${uid}`,
    headline: undefined,
    lang: undefined,
    score: 8,
    band: undefined,
    status: 'active',
    logo: undefined,
    payoutHours: undefined,
    payoutWords: undefined,
    payoutRange: undefined,
    quickestWay: undefined,
    parts: [],
    licences: [],
    methods: [],
    makers: [],
    operators: [],
    authors: [],
    checkers: [],
    countries: [],
    isOpenIn: (country) => fields.countries?.includes(country) ?? false,
    offers: [],
    lastReviewed: undefined,
    ...fields,
  }
}

function method(uid: string, payoutHours?: number): Casino['methods'][number] {
  return {
    uid,
    name: uid.toUpperCase(),
    payoutHours,
    fastestHours: undefined,
    smallestDepositIn: () => undefined,
    takesDeposits: true,
  }
}

function offer(multiple: number, until?: string, country?: string): Casino['offers'][number] {
  return {
    words: 'An offer',
    name: 'An offer',
    href: undefined,
    bonus: {} as never,
    lang: undefined,
    kind: undefined,
    multiple,
    wagering: `${multiple}×`,
    from: undefined,
    until,
    isIn: (market) => market === undefined || (market !== 'none' && [undefined, market].includes(country)),
  }
}

const quick = casino('quick', { score: 9.2, payoutHours: 2, countries: ['GB'], offers: [offer(10)] })
const slow = casino('slow', { score: 6, payoutHours: 72, countries: ['GB', 'IE'], offers: [offer(0)] })
const warned = casino('warned', { score: 3, payoutHours: 1, status: 'warning' })
const casinos = [slow, warned, quick]

const uids = (found: readonly Casino[]): string[] => found.map(({ uid }) => uid)
const ordered = (order: string): string[] => uids(casinos.toSorted(orders[order]?.compare(context)))

describe('narrow', () => {
  it('asks everything at once', () => {
    expect(uids(narrow(casinos, { values: { country: 'gb' } }, asking))).toEqual(['slow', 'quick'])
    expect(uids(narrow(casinos, { values: { country: 'gb', paid: '24' } }, asking))).toEqual(['quick'])
  })

  // shows P96
  it.each([
    ['score', '8', casino('it', { score: 8 }), casino('not', { score: 7.9 })],
    ['paid', '12', casino('it', { payoutHours: 12 }), casino('not', { payoutHours: 12.5 })],
    ['wagering', '10', casino('it', { offers: [offer(10)] }), casino('not', { offers: [offer(11)] })],
  ])('finds by %s what is exactly %s, and nothing beyond', (name, value, it, not) => {
    expect(uids(narrow([it, not], { values: { [name]: value } }, asking))).toEqual(['it'])
  })

  // shows P96
  it('joins the hours with the method that is chosen', () => {
    const both = [
      casino('card', { payoutHours: 2, methods: [method('card', 2), method('voucher')] }),
      casino('bank', { payoutHours: 2, methods: [method('card', 30), method('bank', 2)] }),
      casino('wallet', { payoutHours: 2, methods: [method('wallet', 2)] }),
    ]
    const find = (values: Record<string, string>) => uids(narrow(both, { values }, asking))
    expect(find({ paid: '24' })).toEqual(['card', 'bank', 'wallet'])
    expect(find({ paid: '24', method: 'card' })).toEqual(['card'])
    expect(find({ paid: '72', method: 'card' })).toEqual(['card', 'bank'])
    expect(find({ paid: '72', method: 'voucher' })).toEqual([])
    const byMethod = { values: { method: 'card' }, order: 'paid' }
    expect(uids(findCasinos(both.toReversed(), byMethod, asking).chosen)).toEqual(['card', 'bank'])
  })

  // shows P96
  it('finds by licence what was found in the register', () => {
    const licensed = (state: 'verified' | 'not found') =>
      casino(state, { licences: [{ uid: 'board', name: 'Board', state, words: '' }] })
    const both = [licensed('verified'), licensed('not found')]
    expect(uids(narrow(both, { values: { licence: 'board' } }, asking))).toEqual(['verified'])
    const licence = facets.find(({ name }) => name === 'licence')
    expect(licence?.optionsOf([licensed('not found')])).toEqual([])
  })

  it('finds nobody for a value nobody has', () => {
    expect(narrow(casinos, { values: { maker: 'nobody' } }, asking)).toEqual([])
  })

  it('counts no offer that has ended', () => {
    const ended = casino('ended', { offers: [offer(0, today)] })
    const open = casino('open', { offers: [offer(0, '2026-11-23')] })
    expect(uids(narrow([ended, open], { values: { wagering: '5' } }, asking))).toEqual(['open'])
  })
})

describe('countOptions', () => {
  // shows P96
  it('says what each option would leave', () => {
    const paid = facets.find(({ name }) => name === 'paid')
    const counts = paid && countOptions(casinos, { values: { country: 'gb', paid: '2' } }, paid, asking)
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
        methods: [method('card')],
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
      casino('c', {
        score: 5,
        status: 'warning',
        licences: [{ ...named('board'), state: 'verified', words: '' }],
        methods: [method('card')],
      }),
      casino('e', { payoutHours: 2, methods: [method('card', 30), method('bank', 2)] }),
      casino('d', {
        status: 'closed',
        score: undefined,
        makers: [named('pip')],
        offers: [offer(30), offer(8)],
      }),
    ]
    const facet = facets.find((each) => each.name === name)!
    for (const others of [{}, { country: 'gb' }, { status: 'active', method: 'card' }, { paid: '12' }]) {
      const counts = countOptions(many, { values: others }, facet, asking)
      expect(counts.length).toBeGreaterThan(0)
      for (const { value, count } of counts)
        expect([value, count]).toEqual([
          value,
          findCasinos(many, { values: { ...others, [name]: value }, order: 'score' }, asking).chosen.length,
        ])
    }
  })

  it('keeps the country that was asked for among the options', () => {
    const country = facets.find(({ name }) => name === 'country')!
    expect(countOptions(casinos, { values: { country: 'de' } }, country, asking).at(-1)).toEqual({
      value: 'de',
      words: 'Germany',
      count: 0,
    })
  })

  it('offers what the casinos bring along, by name', () => {
    const country = facets.find(({ name }) => name === 'country')
    expect(country && countOptions(casinos, { values: {} }, country, asking)).toEqual([
      { value: 'ie', words: 'Ireland', count: 1 },
      { value: 'gb', words: 'United Kingdom', count: 2 },
    ])
  })
})

describe('findCasinos', () => {
  const orrery = casino('orrery', {
    countries: ['GB', 'IE'],
    offers: [offer(10, undefined, 'GB'), offer(30, undefined, 'IE')],
  })
  const heron = casino('heron', { countries: ['GB', 'IE'], offers: [offer(20)] })
  const find = (values: Record<string, string>, order = 'score') =>
    findCasinos([orrery, heron, ...casinos], { values, order }, british)

  // shows P96, P196
  it('answers with offers of the country asked for', () => {
    expect(uids(find({ wagering: '10' }).chosen)).toContain('orrery')
    expect(uids(find({ wagering: '10', country: 'ie' }).chosen)).toEqual(['slow'])
    expect(uids(find({ wagering: '30', country: 'ie' }).chosen)).toContain('orrery')
    expect(uids(find({ country: 'gb' }, 'wagering').chosen)).toEqual(['slow', 'orrery', 'quick', 'heron'])
    expect(uids(find({ country: 'ie' }, 'wagering').chosen)).toEqual(['slow', 'heron', 'orrery'])
  })

  // shows P96, P196
  it('counts each country with its own offers', () => {
    const countsOf = (name: string, values: Record<string, string>) =>
      countOptions(
        [orrery, heron, ...casinos],
        { values },
        facets.find((facet) => facet.name === name)!,
        british,
      ).map(({ value, count }) => [value, count])
    expect(countsOf('country', { wagering: '10' })).toEqual([
      ['ie', 1],
      ['gb', 3],
    ])
    expect(countsOf('wagering', { country: 'ie' })).toEqual([
      ['0', 1],
      ['5', 1],
      ['10', 1],
      ['30', 3],
    ])
  })

  it('has no offers where there is no market', () => {
    const free = casino('free', { isOpenIn: () => true, offers: [offer(0)] })
    const there = { values: { country: 'ca', wagering: '30' }, order: 'score' }
    expect(findCasinos([free], there, british)).toEqual({ chosen: [], apart: [] })
  })

  it('keeps warned casinos apart unless a status is asked', () => {
    const there = casino('there', { status: 'warning', isOpenIn: () => true })
    const found = findCasinos([there, warned], { values: { country: 'ca' }, order: 'paid' }, british)
    expect(found).toEqual({ chosen: [], apart: [there] })
    expect(uids(find({}, 'paid').apart)).toEqual(['warned'])
    expect(uids(find({ status: 'warning' }).chosen)).toEqual(['warned'])
    expect(find({ status: 'warning' }).apart).toEqual([])
  })
})

describe('orders', () => {
  it('put the best, the fastest and the cheapest first', () => {
    expect(ordered('score')).toEqual(['quick', 'slow', 'warned'])
    expect(ordered('wagering')).toEqual(['slow', 'quick', 'warned'])
  })
})
