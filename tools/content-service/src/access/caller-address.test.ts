import { describe, expect, it } from 'vitest'
import { callerAddress } from './caller-address.ts'

describe('callerAddress', () => {
  it.each([
    [0, '198.51.100.1', '192.0.2.9'],
    [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    [2, '198.51.100.1, 203.0.113.7, 192.0.2.1', '203.0.113.7'],
    [2, '203.0.113.7', '203.0.113.7'],
    [1, '203.0.113.7:4711', '203.0.113.7'],
    [1, '[2001:db8::1]:4711', '2001:db8::1'],
    [1, '2001:db8::1', '2001:db8::1'],
    [1, '::ffff:203.0.113.7', '203.0.113.7'],
    [1, 'unknown', '192.0.2.9'],
    [1, '203.0.113.7, ', '192.0.2.9'],
    [1, undefined, '192.0.2.9'],
  ])('with %i servers in front of it and %j says %s', (hops, forwardedFor, address) => {
    expect(callerAddress(forwardedFor, '::ffff:192.0.2.9', hops)).toBe(address)
  })
})
