import { describe, expect, it } from 'vitest'
import { wageringCosts, wageringTurnover } from './wagering.ts'

const common = { deposit: 50, bonus: 50, multiple: 35, base: 'bonus' } as const

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
    expect(wageringCosts(common)[0]).toMatchObject({ cost: 70, left: -20 })
  })

  it('rounds to the smallest coin', () => {
    expect(wageringCosts({ ...common, multiple: 10 })[1]).toMatchObject({ cost: 13.51, left: 36.49 })
  })
})
