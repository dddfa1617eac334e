import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startContentService } from '@house-edge/content-service'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

vi.mock('server-only', () => ({}))

const workspace = join(import.meta.dirname, '../../..')
const articles = 300
const asked: string[] = []
const closing: (() => Promise<unknown>)[] = []
let endpoint: string
let build: string

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pages-to-build-'))
  closing.unshift(() => rm(folder, { recursive: true, force: true }))
  build = join(folder, 'build')
  await cp(join(workspace, 'content'), folder, { recursive: true })
  const [file, number] = [join(folder, 'documents/article'), Array.from({ length: articles }, (_, n) => n)]
  const article = JSON.parse(await readFile(join(file, 'what-a-bonus-costs-to-clear.json'), 'utf8')) as object
  await Promise.all(
    number.map((n) => {
      const date = new Date(Date.UTC(2030, 0, 1) + n * 3_600_000).toISOString().slice(0, 19)
      const own = { id: `more_${n}`, uid: `more-${n}`, last_publication_date: `${date}+0000` }
      return writeFile(join(file, `more-${n}.json`), JSON.stringify({ ...article, ...own }))
    }),
  )
  const service = await startContentService({
    folder,
    models: {
      customTypes: join(workspace, 'libs/reviews/customtypes'),
      slices: [join(workspace, 'libs/slices/src'), join(workspace, 'libs/reviews/src/slices')],
    },
    port: 0,
  })
  closing.unshift(() => service.close())
  const between = createServer((request, response) => {
    asked.push(request.url ?? '')
    void fetch(service.origin + request.url).then(async (answer) => {
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
    })
  }).listen(0, '127.0.0.1')
  closing.unshift(async () => between.close())
  await once(between, 'listening')
  endpoint = `http://127.0.0.1:${(between.address() as AddressInfo).port}/api/v2`
})
afterAll(async () => {
  for (const close of closing) await close()
})

beforeEach(() => {
  asked.length = 0
  vi.resetModules()
  vi.stubEnv('CONTENT_ENDPOINT', endpoint)
  vi.stubEnv('CONTENT_REPOSITORY', 'house-edge')
  vi.stubEnv('NEXT_PHASE', 'phase-production-build')
  vi.stubEnv('SITE_DIST_DIR', build)
})

describe('uidsToBuild', () => {
  it('names each type’s newest pages and reads no others', async () => {
    vi.stubEnv('SITE_BUILD_PAGES', '3')
    const { uidsToBuild } = await import('./document-addresses/document-addresses.ts')
    expect(await uidsToBuild('article')).toEqual(
      [1, 2, 3].map((back) => ({ uid: `more-${articles - back}` })),
    )
    expect(await uidsToBuild('page')).toHaveLength(3)
    // The repository, and what is newest: of the articles twice, because there are more.
    expect(asked).toHaveLength(4)
  })

  it('asks nothing where nothing is to be built', async () => {
    vi.stubEnv('SITE_BUILD_PAGES', '0')
    const { uidsToBuild } = await import('./document-addresses/document-addresses.ts')
    expect([await uidsToBuild('article'), asked]).toEqual([[], []])
  })
})
