import { describe, expect, it } from 'vitest'
import { factsOf } from '../review/offer.tsx'
import { countedShares, offerCost } from './offer-cost.ts'
import { offerWarnings } from './offer-warnings.ts'

const offer = {
  value: '100% up to £50',
  cap: 50,
  wagering_multiple: 10,
  wagering_base: 'bonus',
  max_bet: 2,
  eligible_games: 'Slots; 96 titles are excluded',
  contribution: 'Slots 100%, tables 10%',
} as const

describe('offerCost', () => {
  it('is the edge of slots on everything to stake', () => {
    expect(offerCost(offer)).toEqual({
      bonus: 50,
      cost: 20,
      share: 0.4,
      left: 30,
      bets: 250,
      game: 'slots',
    })
  })

  it('counts the deposit that the largest bonus asks for', () => {
    const of = (value: string) => offerCost({ ...offer, value, wagering_base: 'deposit and bonus' })?.cost
    expect([of('100% up to £50'), of('50% up to £50')]).toEqual([40, 60])
  })

  it('is nothing without wagering', () => {
    expect(offerCost({ ...offer, wagering_multiple: 0 })).toMatchObject({ cost: 0, share: 0, left: 50 })
  })

  it('takes free spins for what they win, not for what they stake', () => {
    const spins = { ...offer, type: 'free spins', cap: 2.5, wagering_multiple: 0 } as const
    expect(offerCost(spins)).toMatchObject({ bonus: 2.4, cost: 0, left: 2.4 })
    expect(offerCost({ ...spins, wagering_multiple: 10 })).toMatchObject({
      bonus: 2.4,
      cost: 0.96,
      left: 1.44,
    })
  })

  it('counts what has to be staked before anything is given', () => {
    const spins = {
      ...offer,
      type: 'free spins',
      cap: 2.5,
      wagering_multiple: 0,
      qualifying_stake: 10,
    } as const
    expect(offerCost(spins)).toMatchObject({ bonus: 2.4, cost: 0.4, left: 2 })
    expect(offerCost({ ...offer, qualifying_stake: 100, max_cashout: 25 })).toMatchObject({
      cost: 24,
      left: 21,
    })
  })

  it('says whom an offer is for where that is not everybody new, and what is staked first', () => {
    const told = (of: Parameters<typeof factsOf>[0]) =>
      factsOf({ ...of, currency: 'GBP' }).map(({ label, value }) => [label, value])
    expect(told({ players: 'existing', qualifying_stake: 10 })).toEqual([
      ['For', 'existing players'],
      ['To stake first', '£10'],
    ])
    expect(told({ players: 'new' })).toEqual([])
  })

  it('says of what free spins win that it is an average, wherever it counts', () => {
    const fact = (of: Parameters<typeof factsOf>[0]) =>
      factsOf({ ...of, currency: 'GBP' }).find(({ label }) => label.startsWith('To stake'))
    const spins = { ...offer, type: 'free spins', cap: 2.5 } as const
    expect(fact(offer)).toEqual({ label: 'To stake at most', value: '£500' })
    expect(fact(spins)).toEqual({ label: 'To stake on average', value: '£24' })
  })

  it('leaves no more than may be taken out', () => {
    expect(offerCost({ ...offer, max_cashout: 25 })?.left).toBe(25)
  })

  it('is reckoned on tables where slots do not count', () => {
    const live = { eligible_games: 'Live dealer tables', contribution: 'Live tables 100%' }
    expect(offerCost({ ...offer, ...live })).toMatchObject({ cost: 13.51, game: 'roulette' })
  })

  it('is not known without a largest bonus or a wagering', () => {
    expect([offerCost({}), offerCost({ cap: 50 }), offerCost({ wagering_multiple: 5 })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('offerWarnings', () => {
  it('warns wherever an offer is shown of what it costs', () => {
    expect(offerWarnings({ ...offer, wagering_multiple: 30, expires_days: 2 })).toEqual([
      'It costs more than it gives',
      'At least 375 bets a day for 2 days',
    ])
    expect(offerWarnings({ ...offer, wagering_base: 'deposit and bonus' })).toEqual([
      'Your own deposit is staked as often',
    ])
    // A first stake costs something as well, and is staked once.
    const free = {
      ...offer,
      wagering_multiple: 0,
      wagering_base: 'deposit and bonus',
      qualifying_stake: 10,
    } as const
    expect(offerWarnings(free)).toEqual([])
    expect(offerWarnings({ ...free, qualifying_stake: 2000 })).toEqual(['It costs more than it gives'])
  })
})

describe('countedShares', () => {
  it.each([
    ['Slots 100%, all else 0%', 'Slots', 10, [1, 0, 0]],
    ['Slots 100% or 50% by title, all else 0%', 'Slots', 10, [1, 0, 0]],
    ['Slots 100%, tables 25%', 'All games but live dealers', 12, [1, 0.25, 0]],
    ['Named slots 100%', 'Six named slots', 10, [1, 0, 0]],
    ['Live tables 100%', 'Live dealer tables', 1, [0, 0, 1]],
    ['No wagering', 'All games', 0, [1, 1, 1]],
    ['No wagering', 'Slow Water (Abacus Row), 96.2% return', 0, [1, 0, 0]],
    [undefined, undefined, 10, [1, 0, 0]],
  ])('reads “%s” of “%s”', (contribution, eligible_games, wagering_multiple, shares) => {
    expect(
      Object.values(
        countedShares({
          contribution: contribution ?? null,
          eligible_games: eligible_games ?? null,
          wagering_multiple,
        }),
      ),
    ).toEqual(shares)
  })
})
