import { EventEmitter } from 'node:events'
import type { Server } from 'node:net'
import { describe, expect, it } from 'vitest'
import { limitConnections } from './connections.ts'

/** How many of these connections are refused when a client may hold one. */
function refusedOf(...addresses: (string | undefined)[]): number {
  const server = new EventEmitter()
  let refused = 0
  limitConnections(server as Server, 1, () => (refused += 1))
  for (const remoteAddress of addresses)
    server.emit('connection', Object.assign(new EventEmitter(), { remoteAddress }))
  return refused
}

describe('limitConnections', () => {
  it.each([
    ['two addresses', ['1.2.3.4', '1.2.3.5'], 0],
    ['one address', ['1.2.3.4', '1.2.3.4'], 1],
    ['one household', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::1'], 1],
    ['two households', ['2001:db8:1:2::1', '2001:db8:1:3::1'], 0],
    ['a household written shorter', ['2001:db8::1', '2001:db8:0:0:1::'], 1],
    ['two addresses of the old kind on a new socket', ['::ffff:1.2.3.4', '::ffff:1.2.3.5'], 0],
    ['no network', [undefined, undefined], 0],
  ])('counts %s', (_what, addresses, refused) => {
    expect(refusedOf(...addresses)).toBe(refused)
  })
})
