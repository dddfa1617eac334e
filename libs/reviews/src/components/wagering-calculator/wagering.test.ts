import { describe, expect, it } from 'vitest'
import { wageringCosts, wageringTurnover } from './wagering.ts'

const common = {
  deposit: 50,
  bonus: 50,
  multiple: 35,
  base: 'bonus',
  tables: 100,
  largestBet: 0,
  largestWin: 0,
} as const

describe('wageringTurnover', () => {
  it('multiplies the bonus', () => {
    expect(wageringTurnover(common)).toBe(1750)
  })

  it('multiplies deposit and bonus where the terms say so', () => {
    expect(wageringTurnover({ ...common, base: 'deposit and bonus' })).toBe(3500)
  })
})

describe('wageringCosts', () => {
  it('shows slots at 35× costing more than the bonus', () => {
    expect(wageringCosts(common)[0]).toMatchObject({ outcome: 'cleared', cost: 70, left: -20 })
  })

  it('rounds to the smallest coin', () => {
    expect(wageringCosts({ ...common, multiple: 10 })[1]).toMatchObject({ cost: 13.51, left: 36.49 })
  })

  it('stakes ten times as much where a tenth counts', () => {
    expect(wageringCosts({ ...common, multiple: 10, tables: 10 }).map(({ cost }) => cost)).toEqual([
      20, 135.14, 25,
    ])
  })

  it('promises nothing of an offer that nobody can clear', () => {
    const offer = { ...common, deposit: 500, bonus: 1500, multiple: 45, base: 'deposit and bonus' } as const
    expect(wageringCosts({ ...offer, tables: 10 }).map(({ outcome }) => outcome)).toEqual([
      'spent',
      'spent',
      'spent',
    ])
  })

  it('clears nothing on games that do not count', () => {
    const [slots, ...tables] = wageringCosts({ ...common, tables: 0 })
    expect(slots?.outcome).toBe('cleared')
    expect(tables.map(({ outcome, left }) => [outcome, left])).toEqual([
      ['not counted', 0],
      ['not counted', 0],
    ])
  })

  it('leaves no more than may be taken out', () => {
    expect(wageringCosts({ ...common, multiple: 1, largestWin: 25 })[0]).toMatchObject({ left: 25 })
  })

  it('counts the bets that the largest allows', () => {
    expect(wageringCosts({ ...common, tables: 50, largestBet: 2 }).map(({ bets }) => bets)).toEqual([
      875, 1750, 1750,
    ])
  })

  it.each([0, 10])('costs nothing where nothing must be staked, tables at %i', (tables) => {
    for (const row of wageringCosts({ ...common, multiple: 0, tables }))
      expect(row).toMatchObject({ outcome: 'cleared', cost: 0, left: 50 })
  })
})
