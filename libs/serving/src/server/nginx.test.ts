/** The recipe for nginx, run: TLS and HTTP/2 in front of two processes. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type ClientHttp2Session, connect } from 'node:http2'
import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hasNginx, type Nginx, startNginx } from '../../../../vitest.nginx.ts'
import { folder } from '../../fixture/build.ts'
import { createStoredSite } from '../fast-path/stored-site.ts'
import { createSiteServer, type SiteServer } from './create-site-server.ts'

const place = mkdtempSync(join(tmpdir(), 'nginx-'))
/** Believed of whoever is here, so that one machine can be many visitors. */
const seenFrom = 'x-seen-from'
const atOnce = 2
/** Requests that wait for their answer. */
const held: ServerResponse[] = []
/** Processes that take requests and answer none. */
const hung = new Set<string>()
/** Paths asked, with the process that got each. */
const asked: string[] = []
const sites: SiteServer[] = []
let nginx: Nginx | undefined
let plainPort: number
let session: ClientHttp2Session

beforeAll(async () => {
  if (!hasNginx) return
  const sitePorts = [await startSite('one'), await startSite('two')] as const
  nginx = await startNginx(sitePorts, (recipe) =>
    recipe
      .replaceAll('fail_timeout=10s', 'fail_timeout=2s')
      .replace('proxy_read_timeout 6s;', 'proxy_read_timeout 500ms;')
      .replace('limit_conn clients 512;', `limit_conn clients ${atOnce};`)
      .replace('# 192.0.2.0/24 GB;', '192.0.2.0/24 GB;')
      .replace('http {', `http {\nreal_ip_header ${seenFrom};\nset_real_ip_from 127.0.0.1;`),
  )
  const { plainPort: port, tlsPort } = nginx
  plainPort = port
  await vi.waitFor(() => visit(plainPort), { timeout: 60_000, interval: 50 })
  session = connect(`https://127.0.0.1:${tlsPort}`, { rejectUnauthorized: false })
}, 120_000)
afterAll(async () => {
  session?.destroy()
  await nginx?.stop()
  for (const site of sites) await site.close()
  rmSync(place, { recursive: true, force: true })
})

async function startSite(name: string): Promise<number> {
  const stored = createStoredSite({
    folder,
    ask: (asked) => server.askFramework(asked),
    isFinished: (path) => path === '/outlined',
    headersOf: () => ({ 'cache-control': 'public, max-age=0, s-maxage=300' }),
    finishing: { ownScripts: ['/islands/'] },
    fileHeaders: {},
    snapshot: join(place, name),
  })
  const server = createSiteServer({
    folder,
    port: 0,
    origin: 'https://site.example',
    trustedHops: 1,
    answerStored: stored.answer,
    responders: [
      ({ url, headers }, response) => {
        asked.push(`${name} ${url}`)
        if (hung.has(name)) return true
        if (url === '/busy') response.writeHead(503, { 'retry-after': '7' }).end('busy, says the site')
        if (url === '/busy') return true
        if (url === `/builds/of-${name}.js`) response.end(name)
        if (url === `/builds/of-${name}.js`) return true
        if (url === '/hold') held.push(response)
        if (url === '/hold') return true
        if (url !== '/who') return false
        const { 'x-forwarded-for': from, 'x-forwarded-proto': by } = headers
        const countries = Object.entries(headers).filter(([header]) => header.includes('country'))
        response.end(JSON.stringify({ name, from, by, countries }))
        return true
      },
    ],
  })
  sites.push(server)
  const { port } = await server.listen()
  await server.ready()
  expect(await stored.keep('/outlined')).toEqual({ outcome: 'stored' })
  return port
}

interface Visit {
  status: number
  headers: Readonly<Record<string, unknown>>
  body: Buffer
}

async function visit(port: number): Promise<Visit> {
  const [answer] = (await once(
    get({ host: '127.0.0.1', port, path: '/outlined?a=b', headers: { host: 'site.example' } }),
    'response',
  )) as [IncomingMessage]
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }
}

/** Over the one connection of HTTP/2. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<Visit> {
  const stream = session.request({ ':path': path, ':authority': 'site.example', ...headers })
  const [head] = (await once(stream, 'response')) as [Record<string, unknown>]
  return { status: Number(head[':status']), headers: head, body: await buffer(stream) }
}

describe.skipIf(!hasNginx)('createSiteServer: nginx in front', () => {
  it('redirects to TLS at the same address', async () => {
    const { status, headers } = await visit(plainPort)
    expect([status, headers['location']]).toEqual([308, 'https://site.example/outlined?a=b'])
  })

  it('forwards by HTTP/2 the site’s compressed responses and headers', async () => {
    const { status, headers, body } = await ask('/outlined', { 'accept-encoding': 'gzip' })
    expect(session.alpnProtocol).toBe('h2')
    expect([status, gunzipSync(body).toString()]).toEqual([
      200,
      expect.stringContaining('aria-label="Inner"'),
    ])
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=0, s-maxage=300',
    })
    expect((await ask('/nowhere')).headers['strict-transport-security']).toContain('max-age=')
    const again = await ask('/outlined', {
      'accept-encoding': 'gzip',
      'if-none-match': String(headers['etag']),
    })
    expect(again.status).toBe(304)
  })

  it('says where a visitor comes from, whatever the visitor says', async () => {
    const { body } = await ask('/who', { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http' })
    expect(JSON.parse(body.toString())).toMatchObject({ from: '127.0.0.1', by: 'https' })
  })

  it('takes a visitor’s country from its list', async () => {
    const forged = { 'x-country': 'FR', 'cf-ipcountry': 'FR' }
    const countriesOf = async (address: string): Promise<unknown> => {
      const { body } = await ask('/who', { ...forged, [seenFrom]: address })
      return (JSON.parse(body.toString()) as { countries: unknown }).countries
    }
    expect(await countriesOf('192.0.2.7')).toEqual([['x-country', 'GB']])
    expect(await countriesOf('203.0.113.7')).toEqual([])
  })

  it.each([
    ['an IPv6 network', '2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:3::1'],
    ['an IPv4 address', '203.0.113.1', '203.0.113.1', '203.0.113.2'],
    ['an IPv4 address written as IPv6', '::ffff:203.0.113.1', '203.0.113.1', '::ffff:203.0.113.2'],
  ])('counts %s as one client', async (_, one, same, other) => {
    const waiting = Array.from({ length: atOnce }, () => ask('/hold', { [seenFrom]: one }))
    await vi.waitFor(() => expect(held).toHaveLength(atOnce), { timeout: 60_000 })
    expect((await ask('/who', { [seenFrom]: same })).status).toBe(503)
    expect((await ask('/who', { [seenFrom]: other })).status).toBe(200)
    for (const response of held.splice(0)) response.end()
    await Promise.all(waiting)
  })

  const names = async (count: number): Promise<Set<string>> => {
    const found = new Set<string>()
    for (let asking = 0; asking < count; asking += 1) {
      const { status, body } = await ask('/who')
      expect(status).toBe(200)
      found.add((JSON.parse(body.toString()) as { name: string }).name)
    }
    return found
  }

  it('asks the other process for files of its build', async () => {
    for (let round = 0; round < 10; round += 1)
      for (const name of ['one', 'two']) {
        const { status, body } = await ask(`/builds/of-${name}.js`)
        expect([status, body.toString()]).toEqual([200, name])
      }
    expect((await ask('/builds/of-neither.js')).status).toBe(404)
  })

  it('takes the site’s 503 for an answer, not a failure', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { status, headers, body } = await ask('/busy')
      expect([status, headers['retry-after'], body.toString()]).toEqual([503, '7', 'busy, says the site'])
    }
    expect(await names(20)).toEqual(new Set(['one', 'two']))
  })

  it('asks another process for what one never answers', async () => {
    hung.add('one')
    try {
      expect(await names(40)).toEqual(new Set(['two']))
      // Once found out, it is asked no more for a while.
      const before = asked.filter((each) => each === 'one /who').length
      await names(20)
      expect(asked.filter((each) => each === 'one /who').length - before).toBeLessThanOrEqual(1)
    } finally {
      hung.clear()
    }
    await vi.waitFor(async () => expect(await names(4)).toEqual(new Set(['one', 'two'])), { timeout: 60_000 })
  })

  it('asks no other process for what may have had an effect', async () => {
    hung.add('one').add('two')
    const stream = session.request({ ':method': 'POST', ':path': '/once', ':authority': 'site.example' })
    stream.on('error', () => {})
    stream.end('a=b')
    await vi.waitFor(() => expect(asked.filter((each) => each.endsWith(' /once'))).toHaveLength(1), {
      timeout: 60_000,
    })
    // Longer than a page is waited for.
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(asked.filter((each) => each.endsWith(' /once'))).toHaveLength(1)
    stream.close()
    hung.clear()
    await vi.waitFor(async () => expect(await names(4)).toEqual(new Set(['one', 'two'])), { timeout: 60_000 })
  })

  it('says in a page of its own that nobody answers', async () => {
    hung.add('one').add('two')
    const { status, headers, body } = await ask('/who')
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect(body.toString()).toContain('<h1>Back in a moment</h1>')
    hung.clear()
    // Both have failed just now, and are asked all the same.
    await names(20)
  })

  it('loses no request while one of two processes ends', async () => {
    await vi.waitFor(async () => expect(await names(20)).toEqual(new Set(['one', 'two'])), {
      timeout: 60_000,
    })
    const closing = sites[0]?.close()
    await names(200)
    await closing
    expect(await names(20)).toEqual(new Set(['two']))
    // With the other process gone, a refusal of this one is no reason to answer nothing.
    expect((await ask('/busy')).body.toString()).toBe('busy, says the site')
    expect(await names(20)).toEqual(new Set(['two']))
  })
})
