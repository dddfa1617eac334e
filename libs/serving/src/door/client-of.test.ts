import { describe, expect, it } from 'vitest'
import { clientOf } from './client-of.ts'

describe('clientOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.8'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.8'],
    ['::ffff:cb00:7107', '::ffff:cb00:7108'],
    ['2001:db8:0:7::1', '2001:db8:0:8::1'],
  ])('takes %s and %s for two clients', (one, other) => {
    expect(clientOf(one)).not.toBe(clientOf(other))
  })

  it('takes the addresses of one IPv6 customer for one', () => {
    expect(clientOf('2001:db8:0:7::1')).toBe(clientOf('2001:db8:0:7:ffff:1:2:3'))
  })
})
