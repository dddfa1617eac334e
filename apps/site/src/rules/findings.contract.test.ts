import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readContentFolder } from '@house-edge/content/node'
import { startContentService } from '@house-edge/content-service'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

const workspace = join(import.meta.dirname, '../../../..')
const libraries = join(workspace, 'libs')
const { documents } = readContentFolder(join(workspace, 'content'))
const noon = Date.UTC(2026, 10, 20, 12)
const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

type Data = Record<string, unknown>
interface Found {
  path: string
  severity: string
  code: string
  message: string
}

/** The desk of the demonstration, with the rules of the site as `npm start` gives them to it. */
async function startDesk() {
  const folder = await mkdtemp(join(tmpdir(), 'findings-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const source = join(workspace, 'content')
  cpSync(source, folder, { recursive: true, filter: (path) => !path.endsWith('.svg') })
  // Rules ask whether a picture is there. A service measures each at its start, which takes longer than all else of it.
  for (const name of readdirSync(join(source, 'images'))) writeFileSync(join(folder, 'images', name), dot)
  const service = await startContentService({
    folder,
    models: {
      customTypes: join(libraries, 'reviews/customtypes'),
      slices: [join(libraries, 'slices/src'), join(libraries, 'reviews/src/slices')],
    },
    rules: join(import.meta.dirname, 'findings.ts'),
    port: 0,
    host: '127.0.0.1',
    now: () => noon,
  })
  onTestFinished(() => service.close())
  return async (method: string, path: string, body?: unknown, more: Record<string, string> = {}) => {
    const response = await fetch(`${service.origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...more },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Data }
  }
}

type Desk = Awaited<ReturnType<typeof startDesk>>

/** What the desk says while somebody writes; of rules of the site alone. */
async function found(desk: Desk, { id, type, ...content }: Data): Promise<Found[]> {
  const path = `/desk/api/documents/${String(id)}`
  const { version } = (await desk('GET', path)).body
  const { body } = id
    ? await desk('PUT', `${path}/draft`, content, { 'if-match': String(version) })
    : await desk('POST', '/desk/api/documents', { type, ...content })
  return (body['findings'] as Found[]).filter(({ code }) => code.includes('/'))
}

/** A published document with some fields written anew. */
function written(id: string, change: Data): Data {
  const document = documents.find((each) => each.id === id)
  return { id, type: document?.type, uid: document?.uid, data: { ...document?.data, ...change } }
}

const bonus = 'bonus_copper-lantern-first-lamp'
const review = 'casino_review_copper-lantern'

describe('findingsOf', () => {
  let desk: Desk
  beforeEach(async () => {
    desk = await startDesk()
  })

  // shows P78
  it('stops an unlawful offer and says why', async () => {
    const change = written(bonus, { wagering_multiple: 35, last_verified: '2026-10-01' })
    expect(await found(desk, change)).toEqual([
      {
        path: 'data.wagering_multiple',
        severity: 'error',
        code: 'offers/wagering-above-cap',
        message:
          'Wagering, times: it has to be wagered 35 times; in GB 10 times is the most the law allows. Check the terms. If they say so, take the offer down in GB and tell the casino.',
      },
      expect.objectContaining({ severity: 'warning', code: 'offers/stale', path: 'data.last_verified' }),
    ])
    const { body } = await desk('GET', `/desk/api/documents/${bonus}`)
    const match = { 'if-match': String(body['version']) }
    expect(
      (await desk('PUT', `/desk/api/documents/${bonus}/draft`, { data: change['data'] }, match)).status,
    ).toBe(200)
    expect((await desk('POST', `/desk/api/documents/${bonus}/publish`)).status).toBe(422)
  })

  it('rounds scores as the lint does: 7.6 and 6.9 pass', async () => {
    const scored = async (score: number, overall: number) => {
      const breakdown = documents.find(({ id }) => id === review)?.data['rating_breakdown'] as Data[]
      const rating_breakdown = breakdown.map((line) => ({ ...line, score }))
      const said = await found(
        desk,
        written(review, { rating_breakdown, overall_score: overall, changelog: [] }),
      )
      return said.map(({ code }) => code)
    }
    expect(await scored(7.6, 7.6)).toEqual([])
    expect(await scored(6.9, 6.9)).toEqual([])
    expect(await scored(7.6, 7.5)).toEqual(['scores/overall-wrong'])
    expect(await scored(6.9, 7)).toEqual(['scores/overall-wrong'])
  })

  it.each(['closed', 'warning'])('stops status "%s" with an offer', async (status) => {
    expect(await found(desk, written(review, { status }))).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        code: `offers/casino-${status}`,
        path: 'data.bonuses.0.bonus',
      }),
    )
  })

  // shows P78, P80
  it('warns beside every link to an offer grown stale', async () => {
    const stale = async () =>
      (await found(desk, written(review, {})))
        .filter(({ code }) => code === 'offers/shown-stale')
        .map(({ path }) => path)
    expect(await stale()).toEqual([])
    await desk('POST', '/control/clock', { advanceMs: 40 * 86_400_000 })
    expect(await stale()).toContain('data.bonuses.0.bonus')
  })

  // shows R016
  it.each(['login', 'account', 'api', 'favicon.ico', 'index.rsc', 'casino-blog'])(
    'lets no page be published as "%s"',
    async (uid) => {
      const data = { title: 'A usurper' }
      const { body } = await desk('POST', '/desk/api/documents', { type: 'page', uid, data })
      const { id } = (body as { summary: { id: string } }).summary
      const answer = await desk('POST', `/desk/api/documents/${id}/publish`)
      expect(answer).toMatchObject({ status: 422, body: { error: { findings: [{ path: 'uid' }] } } })
    },
  )

  // shows F27, P79
  it('stops impossible redirects and warns of those that mislead', async () => {
    const said = async (from: string, to?: string, status = '308') =>
      (await found(desk, { type: 'redirect', data: { from, to, status } })).map(
        ({ severity, code, path }) => `${severity} ${code} ${path}`,
      )
    expect(await said('/old', '/about?from=old#top')).toEqual([])
    expect(await said('/blog/*', '/casino-blog/*')).toEqual([])
    expect(await said('/old', 'https://other.example/x')).toEqual([])
    expect(await said('/old', undefined, '410')).toEqual([])
    expect(await said('//evil.example', '/about')).toEqual(['error redirects/malformed data.from'])
    expect(await said('/old', '//evil.example')).toEqual(['error redirects/malformed data.to'])
    expect(await said('/old', '/.//evil.example')).toEqual(['error redirects/malformed data.to'])
    expect(await said('/ring/*', '/ring/ring/*')).toEqual(['error redirects/loop data.to'])
    expect(await said('/reviews/', '/about')).toEqual(['error redirects/duplicate data.from'])
    expect(await said('/casino-blog/page/1', '/about')).toEqual(['error redirects/duplicate data.from'])
    expect(await said('/old', '/reviews')).toEqual(['warning redirects/chain data.to'])
    expect(await said('/old', '/casino-blog/nothing')).toEqual(['warning redirects/dead-end data.to'])
    expect(await said('/login', '/about')).toEqual(['warning redirects/hides-page data.from'])
  })

  // shows P79
  it('judges a release whole: two swapped redirects are fine', async () => {
    const create = async (from: string, to: string) => {
      const request = { type: 'redirect', data: { from, to, status: '308' } }
      const { body } = await desk('POST', '/desk/api/documents', request)
      const { id } = (body as { summary: { id: string } }).summary
      expect((await desk('POST', `/desk/api/documents/${id}/publish`)).status).toBe(200)
      return id
    }
    const ids = [await create('/about-us', '/us'), await create('/then', '/about')]
    const { body } = await desk('POST', '/desk/api/releases', { label: 'Turn round' })
    const release = `/desk/api/releases/${(body as { id: string }).id}`
    const put = (id: string | undefined, from: string, to: string) =>
      desk('PUT', `${release}/documents/${id}`, { data: { from, to, status: '308' } })
    await put(ids[0], '/us', '/about')
    await put(ids[1], '/about-us', '/us')
    expect((await desk('POST', `${release}/publish`)).status).toBe(200)
  })
})
