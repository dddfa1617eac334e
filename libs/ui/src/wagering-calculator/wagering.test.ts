import { describe, expect, it } from 'vitest'
import { readTypedFigure, wageringCosts, wageringTurnover } from './wagering.ts'

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
  it('shows that slots at 35 times cost more than the bonus gives', () => {
    expect(wageringCosts(common)[0]).toMatchObject({ cost: 70, left: -20 })
  })

  it('rounds to the smallest coin', () => {
    expect(wageringCosts({ ...common, multiple: 10 })[1]).toMatchObject({ cost: 13.51, left: 36.49 })
  })
})

describe('readTypedFigure', () => {
  it.each([
    [' 12.5 ', 12.5],
    ['12,5', 12.5],
    ['1,000', 1000],
    ['1,234.50', 1234.5],
    ['£50', 50],
    ['0', 0],
  ])('reads %j as a figure', (text, figure) => {
    expect(readTypedFigure(text, 1_000_000)).toEqual({ figure })
  })

  it.each([
    ['', 'Enter a figure.'],
    ['abc', 'Enter a figure, such as 50 or 12.50.'],
    ['1e9', 'Enter a figure, such as 50 or 12.50.'],
    ['0x10', 'Enter a figure, such as 50 or 12.50.'],
    ['-5', 'Enter 0 or more.'],
    ['−5', 'Enter 0 or more.'],
    ['99999999999999', 'Enter 1,000,000 at most.'],
  ])('says what is wrong with %j', (text, problem) => {
    expect(readTypedFigure(text, 1_000_000)).toEqual({ problem })
  })
})
