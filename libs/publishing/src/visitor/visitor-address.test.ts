import { describe, expect, it } from 'vitest'
import { findVisitorAddress } from './visitor-address.ts'

describe('findVisitorAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['198.51.100.1, 203.0.113.7', undefined],
    ['invented', undefined],
    ['', undefined],
  ])('reads %j as %j', (value, expected) => {
    expect(findVisitorAddress(new Headers({ 'x-forwarded-for': value }), true)).toBe(expected)
  })

  // shows F73
  it('believes nothing that did not come through our server', () => {
    expect(findVisitorAddress(new Headers({ 'x-forwarded-for': '203.0.113.7' }))).toBeUndefined()
  })
})
