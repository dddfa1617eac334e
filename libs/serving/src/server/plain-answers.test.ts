/** What is answered without being looked at closely is what would be answered after it was. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  stringMatching,
  tuple,
} from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDoor } from '../door/door.ts'
import { createSitePages, type SitePages } from '../fast-path/site-pages.ts'
import { responseHeaders } from '../headers/response-headers.ts'
import { createLog } from '../log/create-log.ts'
import { createStatusPages } from '../status-pages/create-status-pages.ts'
import { handleRequests } from './handle-requests.ts'
import { createHttpServer } from './http-server.ts'

const secret = '0123456789abcdef0123456789abcdef'
const headers = responseHeaders({ isSecure: false })
const endings: (() => void)[] = []
const closely: string[] = []
const judged: string[] = []
let plainly = 0
let pages: SitePages
let ports: { quick: number; full: number }

beforeAll(async () => {
  pages = createSitePages({
    ask: async () => ({ status: 500, headers: {}, body: Buffer.alloc(0) }),
    isFinished: () => false,
    previewModeId: secret,
    hosts: new Set(['site.example', 'site.example:80']),
    needsSignIn: (path) => path.startsWith('/account'),
    readsQuery: (path, query) => path === '/' && query.has('error'),
    hasRedirect: (target) => target === '/moved',
    variants: {
      values: ['gb', 'ie'],
      varies: ['cookie', 'x-market'],
      choose: ({ cookie = '', 'x-market': market = 'gb' }) => (cookie.includes('market=ie') ? 'ie' : market),
      belongs: () => true,
      changesAtMs: () => undefined,
    },
    headersOf: () => headers,
    now: () => 0,
  })
  for (const path of [
    '/',
    '/about',
    '/account',
    '/moved',
    '/stands-in',
    '/prices\ngb',
    '/prices\nie',
    '/x.rsc',
    '/a/../b',
  ])
    pages.store.put(path, {
      body: Buffer.from(`<p>${path}, ${'which says much, '.repeat(40)}</p>`),
      headers: Object.entries({ ...headers, 'content-type': 'text/html; charset=utf-8' }),
    })
  await pages.store.settled()
  ports = { quick: await serve(true), full: await serve(false) }
})
afterAll(() => {
  for (const end of endings) end()
})

/** The way of a request to a site whose framework says what it is asked for. */
async function serve(isQuick: boolean): Promise<number> {
  const statusPages = createStatusPages(
    { isStandIn: (path) => path === '/stands-in' },
    { find: async () => undefined },
    headers,
  )
  const door = createDoor(
    { methods: (path) => (path === '/api' ? ['POST'] : ['GET', 'HEAD']) },
    { hops: 0, isSecure: false },
  )
  const listener = handleRequests({
    door: {
      ...door,
      refuseTarget: (target) => {
        if (isQuick && target.method === 'GET') judged.push(target.url ?? '')
        return door.refuseTarget(target)
      },
    },
    framework: Promise.resolve({
      handle: async ({ method, url }, response) => {
        // As often as Next does for a page that is partly static.
        if (url === '/partly') for (let time = 0; time < 8; time += 1) response.once('close', () => {})
        response.end(`the framework, ${method} ${url}`)
      },
      close: async () => {},
    }),
    statusPages,
    headers,
    health: { live: '/api/health', ready: '/api/ready' },
    log: createLog({ level: 'silent', write: () => {}, now: () => 0 }),
    stage: () => 'ready',
    answerStored: (request, response, pass) => {
      closely.push(request.url ?? '')
      return pages.answer(request, response, pass)
    },
    answerPlain: isQuick
      ? (request, response) => {
          const isAnswered = pages.answerPlain(request, response)
          if (isAnswered) plainly += 1
          return isAnswered
        }
      : undefined,
    plainHeaders: pages.plainHeaders,
    answerBeforeBody: undefined,
    responders: [],
    requestsAtOnce: 10,
  })
  const server = createHttpServer({ listener, headers, connectionsPerClient: undefined, onRefusal: () => {} })
  endings.push(() => server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Sends these bytes, and reads all that comes back. Dates are left out: no two moments are the same. */
async function say(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  socket.end(bytes, 'latin1')
  return (await text(socket)).replaceAll(/^date: .*$/gim, 'date')
}

const written = (name: string) =>
  constantFrom(
    name,
    name.toUpperCase(),
    name.replace(/\b\w/g, (letter) => letter.toUpperCase()),
  )
const header = (name: string, ...values: string[]) => tuple(written(name), constantFrom(...values))
const usualHeader = oneof(
  header('accept-encoding', 'gzip', 'br;q=0, gzip', 'identity', '*', ''),
  header('user-agent', 'Mozilla/5.0', 'x'.repeat(9_000)),
  header('x-market', 'gb', 'ie', ''),
  header('accept', '*/*', 'text/html'),
  header('cookie', 'sb-auth=abc', 'market=ie; a=b', 'x'.repeat(3_000)),
  header('sec-fetch-mode', 'navigate'),
  header('connection', 'keep-alive', 'close'),
  header('if-none-match', '*', '"other"', 'W/"x", *'),
)
const oddHeader = oneof(
  header('host', 'site.example', 'evil.example'),
  header('accept-encoding', 'gzip', 'identity', 'a,'.repeat(150)),
  header('accept', 'x'.repeat(300), 'x'.repeat(2_000)),
  header('referer', 'x'.repeat(300), 'x'.repeat(5_000)),
  header('via', 'x'.repeat(300), 'x'.repeat(5_000)),
  header('user-agent', 'x'.repeat(600)),
  header('cookie', `__prerender_bypass=${secret}`, `a=b; __prerender_bypass="${secret}"`),
  header('if-none-match', '*', '"other"'),
  header('connection', 'upgrade', 'x-market'),
  header('x-market', 'ie', 'fr'),
  header('upgrade', 'websocket'),
  header('authorization', 'Basic eDp5'),
  header('range', 'bytes=0-10'),
  header('rsc', '1'),
  header('next-action', 'x'),
  header('x-prerender-revalidate', secret),
  header('if-match', '"x"'),
  header('expect', '100-continue', 'nonsense'),
  header('content-length', '0'),
  tuple(stringMatching(/^[a-z-]{1,12}$/), stringMatching(/^[\w -]{0,20}$/)),
)
/** Up to where a header is refused for its length, by lines that are each short. */
const crowd = tuple(
  constantFrom('sec-ch-ua', 'accept', 'x-forwarded-for'),
  integer({ min: 12, max: 20 }),
).map(([name, count]) => Array.from({ length: count }, () => [name, 'x'.repeat(255)] as [string, string]))
const mostly = <value>(usual: value, ...odd: value[]) =>
  oneof({ weight: 6, arbitrary: constant(usual) }, constantFrom(...odd))
const request = record({
  method: mostly('GET', 'HEAD', 'POST', 'OPTIONS'),
  target: oneof(
    { weight: 6, arbitrary: constantFrom('/', '/about', '/prices') },
    constantFrom('/account', '/moved', '/stands-in', '/x.rsc', '/a/../b', '/api', '//about'),
    constantFrom('/about?utm_source=x', '/?error=x', '/%61bout', '/about#x', '/nowhere', '*', '/%ff'),
  ),
  version: mostly('1.1', '1.0'),
  host: mostly<string | undefined>('site.example', 'Site.example:80', 'evil.example', 'a b', undefined),
  usual: array(usualHeader, { maxLength: 3 }),
  odd: oneof({ weight: 4, arbitrary: array(oddHeader, { maxLength: 1 }) }, { weight: 1, arbitrary: crowd }),
}).map(({ method, target, version, host, usual, odd }) =>
  [
    `${method} ${target} HTTP/${version}`,
    ...(host === undefined ? [] : [`Host: ${host}`]),
    ...[...usual, ...odd].map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n'),
)

describe('handleRequests: answerPlain', () => {
  it('answers as the door and the table of decisions would', async () => {
    plainly = 0
    await assert(
      asyncProperty(request, async (bytes) => {
        const [quick, full] = await Promise.all([say(ports.quick, bytes), say(ports.full, bytes)])
        expect(quick).toBe(full)
      }),
      { numRuns: 1_000 },
    )
    expect(plainly).toBeGreaterThan(50)
  })

  it('answers the next request alike, in one piece', async () => {
    const get = 'GET /about HTTP/1.1\r\nHost: site.example\r\nAccept-Encoding: gzip\r\n\r\n'
    const last = get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
    const bytes = get + get + get.replace('GET', 'HEAD') + get + last
    const [quick, full] = [await say(ports.quick, bytes), await say(ports.full, bytes)]
    expect(quick).toBe(full)
    expect(quick.match(/HTTP\/1\.1 200 OK\r/g)).toHaveLength(5)
  })

  it('leaves more cookies than browsers keep to the door, which refuses them', async () => {
    const cookies = (count: number) =>
      `GET /about HTTP/1.1\r\nHost: site.example\r\nCookie: ${Array(count).fill('k=v').join('; ')}\r\n\r\n`
    expect(await say(ports.quick, cookies(200))).toMatch(/^HTTP\/1\.1 200 /)
    expect(await say(ports.quick, cookies(201))).toMatch(/^HTTP\/1\.1 431 /)
  })

  it.each([
    ['a session', 'Cookie: sb-auth-token=base64-abc'],
    ['the headers of a browser', 'Sec-Fetch-Mode: navigate\r\nUpgrade-Insecure-Requests: 1\r\nDNT: 1'],
    ['what a server in front adds', 'X-Forwarded-For: 10.0.0.1\r\nVia: 1.1 front'],
    ['a User-Agent of 14 kB', `User-Agent: ${'x'.repeat(14_000)}`],
    ['a header that chooses a variant', 'X-Market: ie'],
    ['a page it may have', 'If-None-Match: "x"\r\nIf-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT'],
  ])('takes a request with %s for plain', async (_what, lines) => {
    closely.length = 0
    await say(ports.quick, `GET /about HTTP/1.1\r\nHost: site.example\r\n${lines}\r\n\r\n`)
    expect(closely).toEqual([])
  })
})

describe('handleRequests: targets that pass the door', () => {
  it.each([
    ['is remembered', '/about?q=short', 1],
    ['is not remembered when it is longer than any of a site', `/about?q=${'x'.repeat(256)}`, 3],
  ])('what was judged %s', async (_what, target, times) => {
    judged.length = 0
    for (let asked = 0; asked < 3; asked += 1)
      await say(ports.quick, `GET ${target} HTTP/1.1\r\nHost: site.example\r\n\r\n`)
    expect(judged.filter((url) => url === target)).toHaveLength(times)
  })
})

describe('handleRequests: a page that is partly static', () => {
  it('makes Node warn of no leak', async () => {
    const warned: string[] = []
    const note = ({ name }: Error) => void warned.push(name)
    process.on('warning', note)
    await say(ports.quick, 'GET /partly HTTP/1.1\r\nHost: site.example\r\n\r\n')
    process.off('warning', note)
    expect(warned).toEqual([])
  })
})

describe('handleRequests: a head that is kept ready', () => {
  it('is what Node writes, with this second’s date', async () => {
    const bare = createServer((_request, response) => {
      const { forms } = pages.store.get('/about')!
      response.writeHead(200, forms.gzip!.headers as string[]).end(forms.gzip!.body)
    }).listen(0, '127.0.0.1')
    bare.keepAliveTimeout = 65_000
    endings.push(() => bare.close())
    await once(bare, 'listening')
    const get = 'GET /about HTTP/1.1\r\nHost: site.example\r\nAccept-Encoding: gzip\r\n\r\n'
    expect(await say(ports.quick, get + get)).toBe(await say((bare.address() as AddressInfo).port, get + get))
  })
})
