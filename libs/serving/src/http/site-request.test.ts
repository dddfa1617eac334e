import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { speak, statusesIn } from '../../fixture/speak.ts'
import { createHttpServer, type SiteListener } from '../server/http-server.ts'

const endings: (() => void)[] = []
/** Node's own way from raw headers to `headers`, a line at a time. */
const gathered: string[] = []
type Gathering = { _addHeaderLine: (name: string, value: string, headers: object) => void }
const node = IncomingMessage.prototype as unknown as Gathering
const { _addHeaderLine: addLine } = node

beforeEach(() => {
  gathered.length = 0
  vi.spyOn(node, '_addHeaderLine').mockImplementation(function add(this: Gathering, name, value, headers) {
    gathered.push(name)
    addLine.call(this, name, value, headers)
  })
})
afterEach(() => {
  for (const end of endings.splice(0)) end()
  vi.restoreAllMocks()
})

async function start(listener: SiteListener): Promise<number> {
  const server = createHttpServer({
    listener,
    headers: {},
    connectionsPerClient: undefined,
    onRefusal: () => {},
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  endings.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

const say = (version: string, ...lines: string[]): string =>
  [`GET / HTTP/${version}`, 'Host: a', 'X-One: 1', 'Connection: close', ...lines, '', ''].join('\r\n')

describe('SiteRequest', () => {
  it('gathers no headers for whom nobody asks', async () => {
    // Once the request is complete, the response asks for none either.
    const port = await start((_request, response) => void setImmediate(() => response.end()))
    expect(statusesIn(await speak({ port, parts: [say('1.1')] }))).toEqual([200])
    expect(gathered).toEqual([])
  })

  it.each(['1.0', '1.1'])('has all headers for its listener in HTTP/%s', async (version) => {
    const port = await start(({ headers, headersDistinct }, response) => {
      response.end(JSON.stringify([headers, headersDistinct['x-one']]))
    })
    expect(await speak({ port, parts: [say(version)] })).toContain(
      JSON.stringify([{ host: 'a', 'x-one': '1', connection: 'close' }, ['1']]),
    )
  })

  it('has all headers for tracers, who ask before Node', async () => {
    const seen: unknown[] = []
    const trace = (message: unknown) =>
      void seen.push((message as { request: IncomingMessage }).request.headers['x-one'])
    subscribe('http.server.request.start', trace)
    endings.push(() => unsubscribe('http.server.request.start', trace))
    const port = await start((_request, response) => void response.end())
    await speak({ port, parts: [say('1.1')] })
    expect(seen).toEqual(['1'])
  })

  it('tells a sender to go on who expects it', async () => {
    const port = await start((request, response) => {
      response.writeContinue()
      response.end(request.headers.expect)
    })
    const said = await speak({ port, parts: [say('1.1', 'eXpect: 100-continue')] })
    expect(statusesIn(said)).toEqual([100, 200])
    expect(said).toContain('100-continue')
  })
})
