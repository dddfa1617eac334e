import { describe, expect, it } from 'vitest'
import { findPlainAddress, isLoopback, networkOf } from './network.ts'

describe('findPlainAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:CB00:7107', '203.0.113.7'],
    ['2001:0DB8:0:0::0001', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['203.0.113.7:80', undefined],
    ['unknown', undefined],
    ['', undefined],
  ])('reads %j as %s', (text, address) => {
    expect(findPlainAddress(text)).toBe(address)
  })
})

describe('isLoopback', () => {
  it.each(['localhost', '127.0.0.1', '127.0.0.2', '::1', '0:0:0:0:0:0:0:1', '[::1]', '::ffff:127.0.0.1'])(
    'knows %s as this machine’s alone',
    (host) => {
      expect(isLoopback(host)).toBe(true)
    },
  )

  it.each(['0.0.0.0', '::', '192.0.2.7', '2001:db8::1', 'site.example', '127.example', 'localhost.example'])(
    'does not take %s for it',
    (host) => {
      expect(isLoopback(host)).toBe(false)
    },
  )
})

describe('networkOf', () => {
  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:db8:1:2:ffff::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4'],
    ['::1', '0:0:0:0'],
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['unknown', 'unknown'],
  ])('counts %s as %s', (text, network) => {
    expect(networkOf(text)).toBe(network)
  })
})
