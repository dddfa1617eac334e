import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { guardAnswers } from './guard-answers.ts'
import { addressHeader, settleAddress } from './settle-address.ts'

const connection = '10.0.0.1'

/** What everything behind believes of a request with such a header. */
function believed(header: string | undefined, hops: number, remoteAddress: string | undefined = connection) {
  const headers: IncomingHttpHeaders = header === undefined ? {} : { [addressHeader]: header }
  settleAddress({ headers, socket: { remoteAddress } }, hops)
  return headers[addressHeader]
}

describe('settleAddress', () => {
  // shows F73
  it('believes the connection alone where no server is in front', () => {
    expect(believed('203.0.113.7', 0)).toBe(connection)
    expect(believed(undefined, 0)).toBe(connection)
    expect(believed(undefined, 0, '::ffff:192.0.2.9')).toBe('192.0.2.9')
  })

  // shows F73
  it.each([
    [1, '203.0.113.7', '203.0.113.7'],
    [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    [1, 'invented, 203.0.113.7', '203.0.113.7'],
    [2, '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [3, '203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [1, '198.51.100.1,2001:db8::1', '2001:db8::1'],
    [1, '[2001:db8::1]:4711', '2001:db8::1'],
    [1, '203.0.113.7:4711', '203.0.113.7'],
  ])('with %i servers in front takes of %j what the outermost of them wrote: %s', (hops, header, address) => {
    expect(believed(header, hops)).toBe(address)
  })

  it.each(['', 'invented', '203.0.113.7, <script>', '999.1.1.1'])(
    'believes the connection where %j is no address',
    (header) => {
      expect(believed(header, 1)).toBe(connection)
    },
  )

  it('takes an invented address away where there is no connection to go by', () => {
    const headers: IncomingHttpHeaders = { [addressHeader]: '203.0.113.7' }
    settleAddress({ headers, socket: {} }, 0)
    expect(headers).toEqual({})
  })
})

describe('guardAnswers', () => {
  // shows F73
  it('settles the address of every request to this process before anybody reads it', async () => {
    guardAnswers(1)
    const seen: unknown[] = []
    const server = createServer((request, response) => {
      seen.push(request.headers[addressHeader])
      response.end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    for (const header of ['invented, 203.0.113.7', 'invented'])
      await fetch(`http://127.0.0.1:${port}/`, { headers: { [addressHeader]: header } })
    server.close()
    expect(seen).toEqual(['203.0.113.7', '127.0.0.1'])
  })
})
