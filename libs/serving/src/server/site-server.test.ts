/** The fixture site behind a server that knows its status pages. */
import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folder } from '../../fixture/build.ts'
import { speak, statusesIn } from '../../fixture/speak.ts'
import { createLog } from '../log/create-log.ts'
import { pageHeader } from '../status-pages/decide-body.ts'
import { createSiteServer, type SiteServer } from './create-site-server.ts'

const lines: string[] = []
const patience = { timeout: 60_000 }
const robot = 'Robot/1.0'
let server: SiteServer
let port: number

beforeAll(async () => {
  server = createSiteServer({
    folder,
    port: 0,
    origin: 'https://site.example',
    limits: {
      methods: (path) => (path.startsWith('/api/') ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']),
      maxBodyBytes: (path) => (path === '/api/echo' ? 100_000 : 10),
      connectionsPerClient: 20,
      bodyBytesAtOnce: 100_000,
    },
    statusPages: {
      pages: { 404: '/nothing', 410: '/gone', 500: '/failed', 503: '/unavailable' },
      finishing: { ownScripts: ['/islands/'] },
      referencePlace: 'name-of-the-request',
      isMachine: (userAgent) => userAgent === robot,
      words: (status, path) => (status === 404 ? `Not here: ${path}` : undefined),
    },
    ending: { quietMs: 0 },
    log: createLog({ level: 'debug', write: (line) => lines.push(line), now: Date.now }),
  })
  port = (await server.listen()).port
  await server.ready()
})
afterAll(async () => server.close())

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Asks for a path as it is written. */
function get(
  path: string,
  given: Record<string, string | string[]> = {},
  method = 'GET',
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = ask({ port, host: '127.0.0.1', path, method, headers: given }, (answer) => {
      text(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
        reject,
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const answer = (query: Record<string, string>) => `/api/answer?${new URLSearchParams(query).toString()}`

describe('createSiteServer: an answer of a handler', () => {
  const packs = { 'accept-encoding': 'gzip' }
  const long = { body: 'a'.repeat(3_000), etag: '"one"' }

  it.each(['application/rss+xml; charset=utf-8', 'application/xml', 'application/feed+json', 'text/plain'])(
    'is compressed on request as %s, with a weak version',
    async (type) => {
      const path = answer({ ...long, 'content-type': type })
      const { headers } = await get(path, packs)
      expect([headers['content-encoding'], headers.etag]).toEqual(['gzip', 'W/"one"'])
      expect(headers.vary).toContain('Accept-Encoding')
      const plain = await get(path)
      expect([plain.headers['content-encoding'], plain.headers.etag]).toEqual([undefined, '"one"'])
      expect(plain.body).toBe(long.body)
    },
  )

  it.each([
    ['a picture', 'GET', { ...long, 'content-type': 'image/png' }],
    ['a part', 'GET', { ...long, 'content-type': 'text/plain', status: '206' }],
    ['a head alone', 'HEAD', { ...long, 'content-type': 'text/plain' }],
    ['no news', 'GET', { 'content-type': 'text/plain', status: '304', etag: '"one"' }],
  ])('stays as it is: %s', async (_what, method, asked) => {
    const { headers } = await get(answer(asked), packs, method)
    expect([headers['content-encoding'], headers.etag]).toEqual([undefined, '"one"'])
  })
})

describe('createSiteServer: every answer', () => {
  it.each([
    ['a page', '/', 'GET', 200],
    ['a page for one visitor', '/personal', 'GET', 200],
    ['a handler', '/api/echo', 'GET', 200],
    ['a redirect for a trailing slash', '/personal/', 'GET', 308],
    ['a redirect of a handler', answer({ status: '303', location: '/' }), 'GET', 303],
    ['an absent address', '/nowhere', 'GET', 404],
    ['a file that is not there', '/_next/static/none.js', 'GET', 404],
    ['a method that is none', '/', 'PUT', 405],
    ['a malformed address', '/%ff', 'GET', 400],
    ['an address that is too long', `/${'a'.repeat(9_000)}`, 'GET', 414],
    ['a failure', '/failing', 'GET', 500],
    ['an outage', answer({ status: '503' }), 'GET', 503],
    ['the state of the process', '/api/ready', 'GET', 200],
  ])('leaves with the same headers: %s', async (_what, path, method, status) => {
    const { status: given, headers } = await get(path, {}, method)
    expect(given).toBe(status)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    })
  })

  it.each([
    ['a damaged head', 'GET / HTTP/1.1\r\nHost: a\r\nX-Name: a\0b\r\n\r\n', 400],
    ['a head that is too long', `GET / HTTP/1.1\r\nHost: a\r\nX-Name: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: more\r\nConnection: close\r\n\r\n', 417],
    [
      'an address elsewhere',
      'GET http://169.254.169.254/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'a socket',
      'GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade, close\r\nUpgrade: websocket\r\n\r\n',
      200,
    ],
  ])('sends the same headers, whatever the client: %s', async (_what, bytes, status) => {
    const answered = await speak({ port, parts: [bytes] })
    expect(statusesIn(answered)).toEqual([status])
    expect(answered.toLowerCase()).toContain("content-security-policy: default-src 'none'")
    expect(answered.toLowerCase()).toContain('strict-transport-security')
  })

  // shows A-14
  it.each([
    ['public, max-age=300', 'private, no-store'],
    ['s-maxage=60', 'private, no-store'],
    ['no-store', 'no-store'],
    ['private, max-age=5', 'private, max-age=5'],
  ])('keeps a cookie from shared caches: %s', async (lifetime, sent) => {
    const cookie = {
      'set-cookie': 'a=b',
      'surrogate-control': 'max-age=60',
      'cdn-cache-control': 'max-age=60',
    }
    const { headers } = await get(answer({ ...cookie, 'cache-control': lifetime }))
    expect(headers).toMatchObject({ 'set-cookie': ['a=b'], 'cache-control': sent })
    expect(headers).not.toHaveProperty('surrogate-control')
    expect(headers).not.toHaveProperty('cdn-cache-control')
  })

  it('keeps the policy it gives itself', async () => {
    const { headers } = await get(answer({ 'content-security-policy': "default-src 'self'" }))
    expect(headers['content-security-policy']).toBe("default-src 'self'")
  })
})

describe('createSiteServer: a page in place of an answer', () => {
  it.each(['/nowhere', '/absent/late'])('is complete for %s', async (path) => {
    const { status, headers, body } = await get(path)
    expect({ status, cached: headers['cache-control'], robots: headers['x-robots-tag'] }).toEqual({
      status: 404,
      cached: 'no-store',
      robots: 'noindex',
    })
    expect(body).toContain('<h1>Nothing here</h1>')
  })

  it('allows scripts from files of the site alone', async () => {
    const { headers, body } = await get('/nowhere')
    expect([...body.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
      expect.stringContaining('src="/islands/loader.js"'),
    ])
    expect(headers['content-security-policy']).toMatch(/script-src 'self'(?:;|$)/)
  })

  // shows R014, R167
  it('names a failure as the log does', async () => {
    const { status, headers, body } = await get('/failing')
    expect(status).toBe(500)
    const name = /<code>([0-9a-f]{12})<\/code>/.exec(body)?.[1]
    expect(name).toBe(headers['x-request-id'])
    expect(body).not.toContain('__next_error__')
  })

  it('is named by the answer, whose status and headers stay', async () => {
    const { status, headers, body } = await get(
      answer({
        status: '503',
        [pageHeader]: '/unavailable',
        'retry-after': '7',
        body: 'Later',
        etag: '"kept"',
      }),
    )
    expect(status).toBe(503)
    expect(headers).toMatchObject({ 'retry-after': '7', 'content-type': 'text/html; charset=utf-8' })
    expect([headers[pageHeader], headers['etag']]).toEqual([undefined, undefined])
    expect(body).toContain('<h1>Come again</h1>')
  })

  it('is compressed on request, without a body for HEAD', async () => {
    const packed = await get('/nowhere', { 'accept-encoding': 'gzip' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    const head = await get('/nowhere', {}, 'HEAD')
    expect([head.status, head.body]).toEqual([404, ''])
  })

  it('is plain where the named page is missing', async () => {
    const { status, body } = await get(answer({ status: '503', [pageHeader]: '/failing', body: 'Later' }))
    expect(status).toBe(503)
    expect(body).toContain('<h1>Service Unavailable</h1>')
  })

  it('is none where the site names none', async () => {
    const { body } = await get(answer({ status: '400', 'content-type': 'text/html', body: '<html>own' }))
    expect(body).toBe('<html>own')
  })

  // shows R169, F74
  it.each([
    ['/nowhere?q', 404, 'Not here: /nowhere'],
    ['/failing', 500, 'Internal Server Error'],
    [answer({ status: '410', [pageHeader]: '/gone', body: 'Gone: /x' }), 410, 'Gone: /x'],
  ])('is words to a machine that asks for %s', async (path, status, words) => {
    expect(await get(path, { 'user-agent': robot })).toMatchObject({ status, body: words })
  })

  it('has no address of its own', async () => {
    for (const path of ['/gone', '/failed', '/unavailable', '/nothing'])
      expect(await get(path)).toMatchObject({ status: 404, body: expect.stringContaining('Nothing here') })
  })
})

describe('createSiteServer: the door', () => {
  it('leads another spelling of an address to its page', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await get('/%67one?a=%2f', {}, method)
      expect([status, headers['location'], headers['x-content-type-options']]).toEqual([
        308,
        '/gone?a=%2f',
        'nosniff',
      ])
    }
    expect((await get('/api/%65cho', {}, 'POST')).status).not.toBe(308)
    expect((await get('//%65vil.example')).headers['location']).not.toContain('//evil')
  })

  it('hides internal headers and long User-Agents from the framework', async () => {
    const { body } = await get('/api/echo', {
      'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-for': '6.6.6.6',
      'content-security-policy': "script-src 'nonce-mine'",
      'user-agent': `a${'-a'.repeat(7_000)}`,
      accept: 'x'.repeat(2_000),
    })
    const { headers } = JSON.parse(body) as { headers: Record<string, string> }
    expect(headers['x-middleware-subrequest']).toBeUndefined()
    expect(headers['content-security-policy']).toBeUndefined()
    expect(headers['accept']).toBeUndefined()
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' })
    expect(headers['x-forwarded-host']).not.toContain('evil')
    expect(headers['user-agent']).toHaveLength(512)
  })

  it('says by which methods a path can be asked', async () => {
    expect((await get('/', {}, 'TRACE')).headers['allow']).toBe('GET, HEAD')
    expect((await get('/api/echo', {}, 'DELETE')).headers['allow']).toBe('GET, HEAD, POST')
    // The handler is not there for POST; the framework alone would not say what it is there for.
    expect((await get('/api/slow', {}, 'POST')).headers['allow']).toBe('GET, HEAD')
  })

  it('refuses a body announced or found too large', async () => {
    const large = 'x'.repeat(200_000)
    expect((await get('/api/echo', {}, 'POST', large)).status).toBe(413)
    expect((await get('/api/echo', { 'transfer-encoding': 'chunked' }, 'POST', large)).status).toBe(413)
    expect(await get('/api/echo', {}, 'POST', 'x'.repeat(50_000))).toMatchObject({ body: '{"length":50000}' })
  })

  it('takes bodies after one that broke off', async () => {
    const head = 'POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n'
    for (let sent = 0; sent < 3; sent += 1) {
      const socket = connect(port, '127.0.0.1')
      socket.write(head + 'x'.repeat(30_000))
      await expect.poll(async () => (await get('/api/echo', {}, 'POST', 'x')).status, patience).toBe(503)
      socket.destroy()
      await expect
        .poll(async () => (await get('/api/echo', {}, 'POST', 'x'.repeat(60_000))).status, patience)
        .toBe(200)
    }
  })

  it('tells waiting senders whether to go on', async () => {
    const expecting = (length: number, body: string) => [
      `POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`,
      body,
    ]
    expect(statusesIn(await speak({ port, parts: expecting(3, 'abc') }))).toEqual([100, 200])
    expect(statusesIn(await speak({ port, parts: expecting(3e9, '') }))).toEqual([413])
  })

  it('answers a sender whose body is not wanted', async () => {
    const head = `POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Length: 8000000\r\n\r\n`
    const answered = await speak({ port, parts: [head, Buffer.alloc(8_000_000, 'x')] })
    expect(statusesIn(answered)).toEqual([413])
    expect(answered).toMatch(/Payload Too Large$/)
  })

  it('closes a connection whose body was not read', async () => {
    const smuggled = 'GET /api/echo?smuggled HTTP/1.1\r\nHost: a\r\n\r\n'
    const body = smuggled + 'x'.repeat(300_000)
    const post = `POST /api/answer HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const answered = await speak({ port, parts: [post, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'] })
    expect(statusesIn(answered)).toEqual([413])
    expect(answered).toContain('Connection: close')
    expect(answered).not.toContain('smuggled')
  })
})

describe('createSiteServer: the log', () => {
  it('has a line for each request, without its query', async () => {
    await get('/api/echo?token=secret')
    const line = lines.map((text) => JSON.parse(text) as Record<string, unknown>).at(-1)
    expect(line).toMatchObject({
      level: 'debug',
      about: 'request',
      method: 'GET',
      path: '/api/echo',
      status: 200,
    })
    expect(line?.['requestId']).toMatch(/^[0-9a-f]{12}$/)
    expect(lines.join('')).not.toContain('secret')
  })
})
