import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test as base } from '@playwright/test'
import type { BrowserContext } from '@playwright/test'
import { startContentService } from '../../src/index.ts'
import type { SignIn } from '../../src/access/backend-client.ts'
import type { DocumentDetail } from '../../src/desk/contract.ts'
import type { JsonObject } from '../../src/json/json.ts'
import { fixtureDocuments, fixtureModels } from './fixture.ts'
import { startSite } from './site.ts'
import type { Site } from './site.ts'

/** What a test works with: a service with a few documents, a site that shows them, and the desk. */
interface Desk {
  origin: string
  site: Site
  /** What its pages say is wrong. Emptied by a test that provokes it. */
  complaints: string[]
  /** Opens a place of the desk. */
  open: (path: string) => Promise<void>
  /** What the service has of a document. */
  detail: (id: string) => Promise<DocumentDetail>
  /** Asks the service, as another editor would. */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
}

const drawing = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="800"><rect width="1000" height="800" fill="${colour}"/><circle cx="500" cy="400" r="260" fill="#d8b260"/></svg>`

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

async function writeRepository(folder: string): Promise<void> {
  const files: Record<string, unknown> = {
    ...fixtureModels,
    'content/repository.json': {
      name: 'desk-test',
      languages: [
        { id: 'en-gb', name: 'English', is_master: true },
        { id: 'fr-fr', name: 'French', is_master: false },
      ],
    },
    'models/slices/Quote/screenshot-bare.png': Buffer.from(onePixel, 'base64'),
    'content/images/lantern.svg': drawing('#0e4b38'),
    'content/images/harbour.svg': drawing('#244b66'),
  }
  for (const document of fixtureDocuments) {
    files[`content/documents/${document.type}/${document.uid ?? document.id}.json`] = {
      lang: 'en-gb',
      tags: [],
      first_publication_date: '2026-01-02T10:00:00+0000',
      last_publication_date: '2026-01-02T10:00:00+0000',
      ...document,
    }
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    const isWhole = typeof content === 'string' || Buffer.isBuffer(content)
    await writeFile(join(folder, path), isWhole ? content : JSON.stringify(content))
  }
}

/** A test with a desk of its own. A page that complains fails it. */
export const test = base.extend<{ desk: Desk; signIn: SignIn | undefined }>({
  signIn: [undefined, { option: true }],
  desk: async ({ context, page, signIn }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'desk-'))
    await writeRepository(folder)
    const site = await startSite()
    const service = await startContentService({
      folder: join(folder, 'content'),
      models: { customTypes: join(folder, 'models/types'), slices: join(folder, 'models/slices') },
      port: 0,
      host: '127.0.0.1',
      siteOrigin: site.origin,
      signIn,
    })
    site.endpoint = `${service.origin}/api/v2`
    const complaints = listen(context)
    const call: Desk['call'] = (method, path, body, headers = {}) =>
      fetch(`${service.origin}${path}`, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    await use({
      origin: service.origin,
      site,
      complaints,
      call,
      detail: async (id) => (await (await call('GET', `/desk/api/documents/${id}`)).json()) as DocumentDetail,
      open: async (path) => {
        await page.goto(`${service.origin}/desk${path}`)
      },
    })
    for (const each of context.pages()) await each.close()
    await service.close()
    await site.close()
    await rm(folder, { recursive: true, force: true })
    base.expect(complaints).toEqual([])
  },
})

export { expect } from '@playwright/test'

/** What pages say is wrong. Answers a test provokes on purpose are no faults of a page. */
function listen(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('weberror', (failure) => complaints.push(failure.error().message))
  context.on('console', (message) => {
    const text = message.text()
    if (
      message.type() === 'error' &&
      !/status of (403|404|409|415|422)|ERR_FAILED|ERR_CONNECTION/.test(text)
    ) {
      complaints.push(text)
    }
  })
  return complaints
}

/** The data of the draft of a document. */
export async function draftData(desk: Desk, id: string): Promise<JsonObject | undefined> {
  return (await desk.detail(id)).draft?.document.data
}
