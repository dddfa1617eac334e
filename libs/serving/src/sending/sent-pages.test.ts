import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folder } from '../../fixture/build.ts'
import { readBuildFacts } from '../store/build-facts.ts'
import { createSiteServer, type SiteServer } from '../server/create-site-server.ts'
import { createSentPages } from './sent-pages.ts'

const refused: string[] = []
let server: SiteServer
let origin: string

beforeAll(async () => {
  server = createSiteServer({
    folder,
    port: 0,
    statusPages: { pages: { 404: '/nothing' } },
    sentPage: createSentPages({
      folder,
      isFinished: (path) => path !== '/search',
      finishing: { ownScripts: ['/islands/'] },
      headersOf: ({ path, styleDigests }) => ({
        'content-security-policy': `${path} ${styleDigests.length}`,
      }),
      onRefused: (path, { reason }) => refused.push(`${path}: ${reason}`),
    }),
  })
  const { address, port } = await server.listen()
  origin = `http://${address}:${port}`
  await server.ready()
})
afterAll(async () => server.close())

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, { headers: { 'user-agent': 'a <reader>', ...headers } })
  const named = (name: string) => response.headers.get(name)
  return { status: response.status, named, body: await response.text() }
}

describe('createSiteServer: pages finished as they are sent', () => {
  it('renders for one visitor, without the scripts of the framework', async () => {
    const { status, named, body } = await get('/personal')
    expect(status).toBe(200)
    expect(body).toContain('<h1>a &lt;reader&gt;</h1>')
    expect(body.match(/<script[^>]*>/g)).toEqual(['<script async="" src="/islands/loader.js">'])
    expect(named('content-security-policy')).toBe('/personal 0')
    expect(named('link')).toBeNull()
    expect(refused).toEqual([])
  })

  it('compresses what clients take, and is the same for those who take nothing', async () => {
    const plain = await get('/personal', { 'accept-encoding': 'identity' })
    const packed = await get('/personal', { 'accept-encoding': 'gzip, br' })
    expect([plain, packed].map(({ named }) => [named('content-encoding'), named('vary')])).toEqual([
      [null, 'accept-encoding'],
      ['gzip', 'accept-encoding'],
    ])
    expect(packed.body).toBe(plain.body)
  })

  it('says the same of a page to who asks for its head alone', async () => {
    const heads = await Promise.all(
      ['GET', 'HEAD'].map(async (method) => {
        const response = await fetch(`${origin}/personal`, { method, headers: { 'user-agent': 'a' } })
        const {
          date: _date,
          connection: _connection,
          'keep-alive': _alive,
          ...headers
        } = Object.fromEntries(response.headers)
        return headers
      }),
    )
    expect(heads[1]).toEqual(heads[0])
  })

  it('shows the page of a status as ever, to those who take it compressed', async () => {
    expect(await get('/personal/nothing', { 'accept-encoding': 'gzip' })).toMatchObject({ status: 404 })
  })

  it('sends a page that needs the framework as it is, and says so', async () => {
    const { body, named } = await get('/form')
    expect(body).toContain('<script')
    expect(named('content-security-policy')).toMatch(/^default-src/)
    expect(refused).toEqual(['/form: browser-only-content'])
  })

  it.each([
    ['pages that are not declared', '/search', {}],
    [
      'drafts',
      '/personal',
      { cookie: `__prerender_bypass=${readBuildFacts(folder, '.next').previewModeId}` },
    ],
    ['what the framework’s own scripts ask for', '/personal', { rsc: '1' }],
  ] as [string, string, Record<string, string>][])('leaves alone: %s', async (_what, path, headers) => {
    const { named, body } = await get(path, headers)
    expect(named('content-security-policy')).toMatch(/^default-src/)
    expect(body).toMatch(/<script|^\d+:/)
  })
})
