import { SocketAddress } from 'node:net'
import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:0DB8:1:2:ffff::9', '2001:db8:1:2'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['1::', '1:0:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it.each(['::ffff:203.0.113.7', '::FFFF:203.0.113.7', '::ffff:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7'])(
    'counts %s as the IPv4 address it holds',
    (address) => {
      expect(networkOf(address)).toBe('203.0.113.7')
    },
  )

  it.each([
    '',
    'unknown',
    '203.0.113.7:80',
    '[2001:db8::1]',
    '1:2]@[::1',
    ':',
    '::ffff:203.0.113',
    '1:2:3:4:5:6:7:8:9',
  ])('leaves %j, which is no IP address, as it is', (address) => {
    expect(networkOf(address)).toBe(address)
  })

  it('finds one network in every spelling, never a neighbour’s', () => {
    assert(
      property(
        array(integer({ min: 0, max: 0xff_ff }), { minLength: 8, maxLength: 8 }),
        integer({ min: 0, max: 3 }),
        (groups, at) => {
          const spelled = groups.map((group) => group.toString(16).padStart(4, '0').toUpperCase()).join(':')
          const { address } = new SocketAddress({ address: spelled, family: 'ipv6' })
          expect(networkOf(spelled)).toBe(networkOf(address))
          const other = groups
            .map((group, index) => (index === at ? group ^ 1 : group).toString(16))
            .join(':')
          expect(networkOf(other)).not.toBe(networkOf(spelled))
        },
      ),
      { numRuns: 1_000, seed: 20_261_123 },
    )
  })
})
