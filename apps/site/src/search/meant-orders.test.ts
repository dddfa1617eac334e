import { describe, expect, it } from 'vitest'
import { meantOrders } from './meant-orders.ts'

describe('meantOrders', () => {
  // shows P95
  it.each([
    ['Which British casino pays out fastest with the smallest wagering?', ['paid', 'wagering']],
    ['fast withdrawals', ['paid']],
    ['no wagering', ['wagering']],
    ['is Velvet Comet safe', []],
    ['', []],
  ])('leads from %j to lists by %j', (question, orders) => {
    expect(meantOrders(question)).toEqual(orders)
  })
})
