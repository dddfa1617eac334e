/** Requests to a server of our own, over the network: how they are counted, named and followed. */
import { once } from 'node:events'
import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createDoor } from '../door/door.ts'
import { answerPlainly } from '../fast-path/answer-stored.ts'
import { responseHeaders } from '../headers/response-headers.ts'
import { createLog } from '../log/create-log.ts'
import { currentRequestId, currentTrace } from '../log/request-context.ts'
import { handleRequests } from '../server/handle-requests.ts'
import { createHttpServer } from '../server/http-server.ts'
import { createStatusPages } from '../status-pages/create-status-pages.ts'
import { storeQuickly } from '../store/stored-response.ts'
import { noteOutcome } from './outcome.ts'
import { createTraffic, type RequestFacts, type TrafficOptions } from './traffic.ts'

const headers = responseHeaders({ isSecure: false })
const plainPage = storeQuickly({ body: Buffer.from('plain'), headers: [['content-type', 'text/plain']] })
const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`

/** A server whose pages end as their path says. */
async function serve({ hops = 0, ...options }: TrafficOptions & { hops?: number } = {}) {
  const lines: Record<string, unknown>[] = []
  const log = createLog({ level: 'info', write: (line) => lines.push(JSON.parse(line)), now: () => 0 })
  const traffic = createTraffic({ kindOf: (path) => path.split('/')[1] ?? '', ...options }, log, () => 0)
  const said: Record<string, unknown>[] = []
  const listener = handleRequests({
    door: createDoor({ methods: () => ['GET', 'HEAD'] }, { hops, isSecure: false }),
    framework: Promise.resolve({
      handle: async (request, response) => {
        said.push({ ...request.headers, own: currentRequestId(), trace: currentTrace() })
        response.end('asked')
      },
      close: async () => {},
    }),
    statusPages: createStatusPages({}, { find: async () => undefined }, headers),
    headers,
    health: { live: '/live', ready: '/ready' },
    log,
    stage: () => 'ready',
    answerStored: ({ url = '' }, response, pass) => {
      if (url.startsWith('/late')) setImmediate(() => pass({ status: 503 }))
      else if (url.startsWith('/rendered')) setImmediate(() => response.end('rendered'))
      else if (url.startsWith('/last-good'))
        setImmediate(() => {
          noteOutcome(response, 'held')
          response.end('old')
        })
      else if (url.startsWith('/hit')) response.writeHead(200, ['x-kept', '1']).end('hit')
      else return false
      return true
    },
    answerPlain: (request, response) => {
      if (!request.url.startsWith('/plain')) return false
      answerPlainly(plainPage, request, response)
      return true
    },
    plainHeaders: [],
    answerBeforeBody: undefined,
    responders: [],
    requestsAtOnce: 10,
    traffic,
    hops,
  })
  const server = createHttpServer({ listener, headers, connectionsPerClient: undefined, onRefusal: () => {} })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const get = async (path: string, given: Record<string, string> = {}, method = 'GET') => {
    const asked = ask({ port, path, method, headers: given, agent: false }).end()
    const [response] = await once(asked, 'response')
    response.resume()
    await once(response, 'close')
    return response.headers as Record<string, string | undefined>
  }
  const counts = () =>
    Object.fromEntries(
      traffic
        .counts()
        .filter(({ count }) => count > 0)
        .map(({ kind, outcome, count }) => [`${kind} ${outcome}`, count]),
    )
  return { get, counts, lines, said }
}

describe('createTraffic', () => {
  it('counts each outcome by the kind of page', async () => {
    const { get, counts } = await serve()
    for (const path of [
      '/plain/a',
      '/plain/b',
      '/hit/a',
      '/rendered',
      '/last-good',
      '/late',
      '/other',
      '/live',
    ])
      await get(path)
    await get('/hit', {}, 'POST')
    await expect.poll(counts).toEqual({
      'plain hit': 2,
      'hit hit': 1,
      'rendered rendered': 1,
      'last-good held': 1,
      'late refused': 1,
      'other asked': 1,
      'live hit': 1,
      'hit refused': 1,
    })
  })

  it('counts no more than two hundred kinds', async () => {
    const traffic = createTraffic({ kindOf: (path) => path }, { info: () => {} }, () => 0)
    for (let at = 0; at < 1_000; at += 1) traffic.tallyOf(`/${at}`).hit += 1
    const kinds = new Map(
      traffic.counts().flatMap(({ kind, outcome, count }) => (outcome === 'hit' ? [[kind, count]] : [])),
    )
    expect([kinds.size, kinds.get('other')]).toEqual([201, 800])
  })

  it('writes a line for every third request, whoever answers it', async () => {
    const { get, lines } = await serve({ lineEvery: 3 })
    for (const path of ['/plain', '/hit', '/plain?token=a', '/plain', '/plain', '/rendered?token=b'])
      await get(path)
    await expect.poll(() => lines.length).toBe(2)
    expect(lines).toMatchObject([
      { level: 'info', about: 'request', method: 'GET', path: '/plain', status: 200, outcome: 'hit' },
      { path: '/rendered', outcome: 'rendered' },
    ])
    expect(JSON.stringify(lines)).not.toContain('token')
  })

  it('follows what is not answered plainly, and runs it inside', async () => {
    const ended: (RequestFacts & { path: string; kind: string })[] = []
    const { get, said } = await serve({
      hops: 1,
      follow: ({ path, kind }) => ({
        trace: { traceparent: `own ${path}` },
        run: (answer) => answer(),
        end: (facts) => ended.push({ ...facts, path, kind }),
      }),
    })
    for (const path of ['/plain', '/other/a', '/rendered', '/late'])
      await get(path, { traceparent: `${traceparent.slice(0, -1)}0` })
    await get('/hit', { traceparent })
    expect(said).toMatchObject([{ trace: { traceparent: 'own /other/a' } }])
    await expect
      .poll(() => ended)
      .toMatchObject([
        { path: '/other/a', kind: 'other', outcome: 'asked', status: 200, isWhole: true },
        { path: '/rendered', outcome: 'rendered', status: 200 },
        { path: '/late', outcome: 'refused', status: 503 },
        { path: '/hit', outcome: 'hit', status: 200 },
      ])
  })
})

describe('identify', () => {
  it.each(['/plain', '/hit', '/rendered', '/late', '/other'])(
    'returns the id of a trusted server on %s',
    async (path) => {
      const { get } = await serve({ hops: 1 })
      expect(await get(path, { 'x-request-id': 'proxy-1' })).toMatchObject({ 'x-request-id': 'proxy-1' })
    },
  )

  it('gives id and trace of a trusted server to the framework, and no baggage', async () => {
    const { get, said } = await serve({ hops: 1 })
    await get('/other', { 'x-request-id': 'proxy-1', traceparent, tracestate: 'a=b', baggage: 'user=1' })
    expect(said).toMatchObject([
      { 'x-request-id': 'proxy-1', traceparent, own: 'proxy-1', trace: { traceparent, tracestate: 'a=b' } },
    ])
    expect(said[0]).not.toHaveProperty('baggage')
  })

  it('believes a visitor nothing', async () => {
    const { get, said } = await serve()
    const names = { 'x-request-id': 'visitor', traceparent, tracestate: 'a=b', baggage: 'user=1' }
    for (const path of ['/plain', '/hit', '/other'])
      expect(await get(path, names)).not.toHaveProperty('x-request-id')
    for (const name of Object.keys(names)) expect(said[0]).not.toHaveProperty(name)
    expect(said[0]).toMatchObject({ own: expect.not.stringMatching('visitor'), trace: undefined })
  })

  it.each([
    ['x-request-id', 'a b'],
    ['x-request-id', 'a'.repeat(129)],
    ['x-request-id', '"quoted"'],
    ['traceparent', 'nonsense'],
    ['traceparent', `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`],
    ['traceparent', `ff-${'a'.repeat(32)}-${'b'.repeat(16)}-01`],
  ])('drops %s: %s of a trusted server', async (name, value) => {
    const { get, said } = await serve({ hops: 1 })
    expect(await get('/other', { [name]: value })).not.toHaveProperty('x-request-id')
    expect(said[0]).not.toHaveProperty(name)
    expect(said[0]?.['trace']).toBeUndefined()
  })
})
