import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createDoor } from '../door/door.ts'
import { responseHeaders } from '../headers/response-headers.ts'
import { createLog } from '../log/create-log.ts'
import { createStatusPages } from '../status-pages/create-status-pages.ts'
import { handleRequests } from './handle-requests.ts'
import { createHttpServer } from './http-server.ts'

const headers = responseHeaders({ isSecure: false })
const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

/** A connection to a server that stores one page, as the server sees it. */
async function open(page: Buffer): Promise<{ client: Socket; seen: Socket }> {
  const server = createHttpServer({
    listener: handleRequests({
      door: createDoor({}, { hops: 0, isSecure: false }),
      // It never answers.
      framework: Promise.resolve({ handle: async () => {}, close: async () => {} }),
      statusPages: createStatusPages({}, { find: async () => undefined }, headers),
      headers,
      health: { live: '/api/health', ready: '/api/ready' },
      log: createLog({ level: 'silent', write: () => {}, now: () => 0 }),
      stage: () => 'ready',
      answerStored: undefined,
      answerPlain: ({ url }, response) => {
        if (url !== '/stored' && url !== '/short') return false
        const body = url === '/short' ? Buffer.from('short') : page
        response.writeHead(200, { 'content-length': body.length }).end(body)
        return true
      },
      plainHeaders: [],
      answerBeforeBody: undefined,
      responders: [],
      requestsAtOnce: 10,
    }),
    headers,
    connectionsPerClient: undefined,
    onRefusal: () => {},
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  endings.push(() => {
    client.destroy()
    server.closeAllConnections()
    server.close()
  })
  const [seen] = (await once(server, 'connection')) as [Socket]
  return { client, seen }
}

const ask = (client: Socket, path: string) => client.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)

/** By `timeout`: when a connection without traffic is closed. Milliseconds. */
describe('handleRequests', () => {
  // shows F59
  it('closes a silent connection after a minute of the framework', async () => {
    const { client, seen } = await open(Buffer.from('page'))
    ask(client, '/rendered')
    await expect.poll(() => seen.timeout).toBe(60_000)
  })

  // shows F59
  it('closes a silent connection that does not take its page', async () => {
    const { client, seen } = await open(Buffer.alloc(64 * 2 ** 20))
    client.pause()
    ask(client, '/stored')
    await expect.poll(() => seen.timeout).toBe(60_000)
  })

  // shows F59
  it('closes a silent connection that does not take a pipelined page', async () => {
    const { client, seen } = await open(Buffer.alloc(64 * 2 ** 20))
    client.pause()
    client.write(['/short', '/stored'].map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''))
    await expect.poll(() => seen.timeout).toBe(60_000)
    expect(seen.writableLength).toBeGreaterThan(0)
  })

  it('leaves a connection that has its page to Node', async () => {
    const { client, seen } = await open(Buffer.from('page'))
    client.resume()
    ask(client, '/stored')
    await expect.poll(() => seen.timeout).toBe(66_000)
  })

  it('watches a connection again with its next request', async () => {
    const { client, seen } = await open(Buffer.from('page'))
    client.resume()
    ask(client, '/stored')
    await expect.poll(() => seen.timeout).toBe(66_000)
    ask(client, '/rendered')
    await expect.poll(() => seen.timeout).toBe(60_000)
  })
})
