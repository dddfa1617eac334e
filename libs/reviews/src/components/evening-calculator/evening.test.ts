import { describe, expect, it } from 'vitest'
import { eveningCost } from './evening.ts'

const roulette = { stake: 2, rounds: 40, hours: 4, edge: 100 / 37, swing: 'even' } as const

describe('eveningCost', () => {
  it('is the edge of all that is staked', () => {
    expect(eveningCost({ ...roulette, edge: 2.7 }, 1)).toMatchObject({ staked: 320, average: -8.64 })
  })

  it('spreads with the rounds’ root: £25 after 160 of £2', () => {
    expect(eveningCost(roulette, 1).usual).toEqual({ from: -34, to: 17 })
    expect(eveningCost(roulette, 1).nearlyAll).toEqual({ from: -58, to: 41 })
  })

  it('leaves less to chance the more evenings are taken together', () => {
    const year = eveningCost(roulette, 52)
    expect(year.average).toBeCloseTo(-449.73)
    expect(year.usual).toEqual({ from: -632, to: -267 })
  })

  it('loses no more than was staked', () => {
    const few = { ...roulette, rounds: 2, hours: 1, swing: 'slot' } as const
    expect(eveningCost(few, 1).nearlyAll.from).toBe(-4)
  })

  it('costs nothing where nothing is played', () => {
    const none = eveningCost({ ...roulette, hours: 0 }, 1)
    expect(Object.is(none.average, 0)).toBe(true)
    expect(none.usual).toEqual({ from: 0, to: 0 })
  })

  it('takes a single number for far wilder than red', () => {
    expect(eveningCost({ ...roulette, swing: 'number' }, 1).usual).toEqual({ from: -156, to: 139 })
  })
})
