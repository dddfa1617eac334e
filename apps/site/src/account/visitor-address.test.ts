import { describe, expect, it } from 'vitest'
import { findVisitorAddress } from './visitor-address.ts'

describe('findVisitorAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['10.0.0.1, 203.0.113.7', '203.0.113.7'],
    ['invented, 203.0.113.7', '203.0.113.7'],
    ['203.0.113.7, invented', undefined],
    ['', undefined],
  ])('reads %j as %j', (value, expected) => {
    expect(findVisitorAddress(new Headers({ 'x-real-ip': value }), 'x-real-ip')).toBe(expected)
  })

  // shows F73
  it('believes no header that nobody vouches for', () => {
    expect(findVisitorAddress(new Headers({ 'x-forwarded-for': '203.0.113.7' }), undefined)).toBeUndefined()
  })
})
