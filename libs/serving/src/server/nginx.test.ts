/** The recipe for nginx, run: TLS and HTTP/2 in front of two processes. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type ClientHttp2Session, connect } from 'node:http2'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { folder } from '../../fixture/build.ts'
import { createStoredSite } from '../fast-path/stored-site.ts'
import { createSiteServer, type SiteServer } from './create-site-server.ts'

const canRun = ['nginx -v', 'openssl version'].every((command) => {
  const [program = '', ...words] = command.split(' ')
  return spawnSync(program, words, { stdio: 'ignore' }).status === 0
})
const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
  (name) => `${name}_temp_path ${name};`,
)
const place = mkdtempSync(join(tmpdir(), 'nginx-'))
const hasIPv6 = Object.values(networkInterfaces()).some((found) =>
  found?.some(({ address }) => address === '::1'),
)
/** Believed of whoever is here, so that one machine can be many visitors. */
const seenFrom = 'x-seen-from'
const atOnce = 2
/** Requests that wait for their answer. */
const held: ServerResponse[] = []
const sites: SiteServer[] = []
let nginx: ChildProcess
let plainPort: number
let session: ClientHttp2Session

beforeAll(async () => {
  if (!canRun) return
  const sitePorts = [await startSite('one'), await startSite('two')]
  plainPort = await freePort()
  const tlsPort = await freePort()
  const certificate = ['-subj', '/CN=site.example', '-keyout', 'key.pem', '-out', 'certificate.pem']
  const options = ['-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  spawnSync('openssl', ['req', ...options, ...certificate], { cwd: place })
  const config = readFileSync(join(import.meta.dirname, '../../recipes/nginx.conf'), 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${sitePorts[0]}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${sitePorts[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen [::]:80;', hasIPv6 ? `listen [::1]:${plainPort};` : '')
    .replace('listen 443 ', `listen 127.0.0.1:${tlsPort} `)
    .replace('listen [::]:443 ssl http2;', hasIPv6 ? `listen [::1]:${tlsPort} ssl http2;` : '')
    .replace('limit_conn clients 512;', `limit_conn clients ${atOnce};`)
    .replace('# 192.0.2.0/24 GB;', '192.0.2.0/24 GB;')
    .replace(
      'http {',
      ['http {', ...folders, `real_ip_header ${seenFrom};`, 'set_real_ip_from 127.0.0.1;'].join('\n'),
    )
  writeFileSync(join(place, 'nginx.conf'), config)
  nginx = spawn('nginx', ['-p', place, '-c', 'nginx.conf', '-g', 'daemon off;'], { stdio: 'ignore' })
  await vi.waitFor(() => visit(plainPort), { timeout: 60_000, interval: 50 })
  session = connect(`https://127.0.0.1:${tlsPort}`, { rejectUnauthorized: false })
}, 120_000)
afterAll(async () => {
  session?.destroy()
  if (nginx) {
    const gone = once(nginx, 'exit')
    nginx.kill('SIGTERM')
    await gone
  }
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
    answerers: [
      ({ url, headers }, response) => {
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
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

describe.skipIf(!canRun)('createSiteServer: nginx in front', () => {
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

  it('loses no request while one of two processes ends', async () => {
    const names = async (count: number): Promise<Set<string>> => {
      const found = new Set<string>()
      for (let asked = 0; asked < count; asked += 1) {
        const { status, body } = await ask('/who')
        expect(status).toBe(200)
        found.add((JSON.parse(body.toString()) as { name: string }).name)
      }
      return found
    }
    expect(await names(20)).toEqual(new Set(['one', 'two']))
    const closing = sites[0]?.close()
    await names(200)
    await closing
    expect(await names(20)).toEqual(new Set(['two']))
  })
})
