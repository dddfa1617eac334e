import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrismicDocument } from '@prismicio/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { JsonObject } from '../json/json.ts'
import { serve, startTestService, temporaryFolder, writeRepository } from '../testing/start-test-service.ts'
import type { TestDocument, TestService } from '../testing/start-test-service.ts'
import { pull } from './pull.ts'
import type { PullOptions } from './pull.ts'
import { push } from './push.ts'
import type { PushOptions } from './push.ts'

const writeToken = 'a-write-token'
const realSetTimeout = globalThis.setTimeout

const documents: TestDocument[] = [
  {
    id: 'page_a',
    type: 'page',
    uid: 'a',
    tags: ['red'],
    data: {
      title: [{ type: 'heading1', text: 'A Title', spans: [] }],
      lead: 'Words',
      picture: {
        url: '/images/drawing.svg',
        alt: 'A box',
        copyright: 'Nobody',
        square: { url: '/images/second.svg', alt: 'Square' },
      },
      body: [
        {
          type: 'paragraph',
          text: 'To b',
          spans: [{ type: 'hyperlink', start: 0, end: 2, data: { link_type: 'Document', id: 'page_b' } }],
        },
        { type: 'image', url: '/images/second.svg', alt: 'Second', copyright: null },
      ],
      author: { link_type: 'Document', id: 'person_ada' },
      parent: { link_type: 'Document', id: 'page_b' },
      links: [{ link_type: 'Document', id: 'page_b', text: 'B' }],
      slices: [
        {
          slice_type: 'hero',
          variation: 'default',
          primary: { title: 'Hero', action: { link_type: 'Document', id: 'page_b' } },
          items: [{ label: 'i' }],
        },
      ],
    },
  },
  { id: 'page_b', type: 'page', uid: 'b', data: { parent: { link_type: 'Document', id: 'page_a' } } },
  { id: 'page_b_fr', type: 'page', uid: 'b-fr', lang: 'fr-fr', alternate_languages: [{ id: 'page_b' }] },
  { id: 'person_ada', type: 'person', uid: 'ada', data: { name: 'Ada' } },
  { id: 'settings', type: 'settings', data: { site_name: 'Site' } },
]

const second =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="9" height="9"/></svg>'

/**
 * The client waits half a second between pages, and one and a half between writes. Its waiting is skipped, not
 * its writing; the 499 ms by which Node's `fetch` counts time are left alone, or five minutes pass in one second.
 */
function skipWaiting(): void {
  vi.stubGlobal('setTimeout', (run: () => void, ms: number, ...rest: unknown[]) =>
    realSetTimeout(run, ms >= 500 && ms <= 1500 ? 0 : ms, ...(rest as [])),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
}

interface Meeting {
  account: TestService
  pushing: PushOptions
  said: string[]
}

/** A folder with documents, and an account with none. */
async function meet(): Promise<Meeting> {
  skipWaiting()
  const account = await startTestService({ service: { writeToken } })
  const folder = await temporaryFolder()
  await writeRepository(folder, { documents, files: { 'images/second.svg': second } })
  const said: string[] = []
  return {
    account,
    said,
    pushing: {
      account: {
        repository: 'test-repo',
        documentEndpoint: account.endpoint,
        writeToken,
        assetEndpoint: `${account.origin}/asset-api`,
        migrationEndpoint: `${account.origin}/migration-api`,
      },
      folder: join(folder, 'content'),
      models: { customTypes: join(folder, 'models/types'), slices: join(folder, 'models/slices') },
      stateFile: join(folder, 'push.json'),
      publishes: true,
      say: (line) => said.push(line),
    },
  }
}

async function pulling(
  account: TestService,
  more: Partial<PullOptions> = {},
): Promise<{ folder: string; options: PullOptions }> {
  const folder = await temporaryFolder()
  await writeRepository(folder)
  const models = { customTypes: join(folder, 'models/types'), slices: join(folder, 'models/slices') }
  return {
    folder,
    options: {
      account: { repository: 'test-repo', documentEndpoint: account.endpoint },
      target: { folder: join(folder, 'content'), models },
      ...more,
    },
  }
}

/** Documents by UID or type, without what is another in every repository. */
async function comparable(service: TestService): Promise<JsonObject> {
  const all: PrismicDocument[] = await service.client().dangerouslyGetAll({ lang: '*' })
  const normal = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (key: string, member: unknown) =>
        ['id', 'first_publication_date', 'last_publication_date', 'key'].includes(key) ? undefined : member,
      )
        .replaceAll(service.origin, '')
        // The account has a file of this name already, and gives the second another one.
        .replaceAll('drawing-2.svg', 'drawing.svg'),
    )
  return Object.fromEntries(
    all.map(({ type, uid, tags, lang, data }) => [`${type}/${uid ?? ''}`, normal([tags, lang, data])]),
  ) as JsonObject
}

describe('push', () => {
  // shows P41
  it('sends linked documents and pictures, shown alike there', async () => {
    const { account, pushing, said } = await meet()
    expect(await push(pushing)).toEqual({
      files: 2,
      created: 5,
      changed: 0,
      unchanged: 0,
      published: 5,
      leftOut: [],
    })
    expect(said).toEqual(
      expect.arrayContaining(['files 2/2', 'documents created 5/5', 'documents filled 5/5']),
    )

    const original = await serve(join(pushing.folder, '..'))
    expect(await comparable(account)).toEqual(await comparable(original))
    const page = await account.client().getByUID('page', 'b')
    expect(page.alternate_languages).toMatchObject([{ lang: 'fr-fr', uid: 'b-fr' }])
  })

  it('sends nothing twice, and only what has changed', async () => {
    const { account, pushing } = await meet()
    await push(pushing)
    await account.call('DELETE', '/control/requests')
    expect(await push({ ...pushing, publishes: false })).toEqual({
      files: 0,
      created: 0,
      changed: 0,
      unchanged: 5,
      published: 0,
      leftOut: [],
    })
    const { body } = await account.call('GET', '/control/requests')
    expect((body['requests'] as { method: string }[]).filter(({ method }) => method !== 'GET')).toEqual([])

    const served = await serve(join(pushing.folder, '..'))
    const { version } = (await served.call('GET', '/desk/api/documents/person_ada')).body as {
      version: string
    }
    await served.call(
      'PUT',
      '/desk/api/documents/person_ada/draft',
      { data: { name: 'Ada L.' } },
      { 'if-match': version },
    )
    await served.call('POST', '/desk/api/documents/person_ada/publish')
    expect(await push(pushing)).toMatchObject({
      files: 0,
      created: 0,
      changed: 1,
      unchanged: 4,
      published: 1,
    })
    expect((await account.client().getByUID('person', 'ada')).data['name']).toBe('Ada L.')
  })

  // shows P41
  it('goes on where it broke off', async () => {
    const { account, pushing } = await meet()
    await account.call('POST', '/control/faults', {
      path: '/migration-api/documents',
      kind: 'status',
      status: 503,
      contains: '',
      times: 1,
      rate: 1,
    })
    await expect(push(pushing)).rejects.toThrow('An invalid API response was returned')
    await account.call('POST', '/control/faults', {
      path: '/migration-api/documents/*',
      kind: 'status',
      status: 503,
      times: 1,
    })
    await expect(push(pushing)).rejects.toThrow('An invalid API response was returned')
    expect(await push(pushing)).toMatchObject({ files: 0, created: 0, published: 5 })
    const original = await serve(join(pushing.folder, '..'))
    expect(await comparable(account)).toEqual(await comparable(original))
    const listed = await account.call('GET', '/asset-api/assets', undefined, {
      authorization: `Bearer ${writeToken}`,
      repository: 'test-repo',
    })
    expect(listed.body['total']).toBe(3)
  })

  it('takes up the account’s documents by type, language, UID', async () => {
    const { account, pushing } = await meet()
    await push(pushing)
    const before = (await account.client().getByUID('page', 'a')).id
    expect(await push({ ...pushing, stateFile: `${pushing.stateFile}.lost` })).toMatchObject({
      created: 0,
      changed: 5,
    })
    expect((await account.client().getByUID('page', 'a')).id).toBe(before)
  })

  it('takes what an import takes', async () => {
    const { account, pushing } = await meet()
    const folder = await temporaryFolder()
    const url = `${account.origin}/images/drawing.svg`
    await writeRepository(folder, {
      documents: [
        {
          id: 'page_c',
          type: 'page',
          uid: 'c',
          data: {
            title: [{ type: 'paragraph', text: 'No heading', spans: [] }],
            kind: 'an option that is gone',
            forgotten: 'A field that is gone',
            parent: { link_type: 'Document', id: 'gone' },
            download: { link_type: 'Media', kind: 'file', id: 'f', url, name: 'drawing.svg', text: 'Get it' },
          },
        },
      ],
    })
    const foreign = { ...pushing, folder: join(folder, 'content') }
    expect(await push(foreign)).toMatchObject({
      files: 1,
      created: 1,
      published: 1,
      leftOut: [
        'a link to the document gone, which is neither here nor in the account',
        'page "c": data.forgotten is not a field of the model',
      ],
    })
    const { data } = await account.client().getByUID('page', 'c')
    expect(data).toMatchObject({
      title: [{ type: 'paragraph', text: 'No heading' }],
      kind: 'an option that is gone',
      parent: { link_type: 'Any' },
      download: { link_type: 'Media', name: 'drawing-2.svg', text: 'Get it' },
    })
    // Fetched once.
    await account.call('DELETE', '/control/requests')
    expect(await push(foreign)).toMatchObject({ files: 0, unchanged: 1 })
    expect((await account.call('GET', '/control/requests?path=/images/')).body['count']).toBe(0)
  })

  it('sends nothing while something is in the way', async () => {
    const { account, pushing } = await meet()
    await expect(push({ ...pushing, account: { ...pushing.account, writeToken: 'wrong' } })).rejects.toThrow(
      'Unauthorized',
    )
    expect((await account.client().get({ lang: '*' })).results).toEqual([])
  })
})

describe('pull', () => {
  // shows P41
  it('brings everything that is published into a folder, pictures too', async () => {
    const { account, pushing } = await meet()
    await push(pushing)
    const { folder, options } = await pulling(account)
    const pulled = await pull(options)
    expect([pulled.published.length, pulled.missing, pulled.deleted]).toEqual([5, [], []])
    const names = await readdir(join(options.target.folder, 'images'))
    expect(names).toEqual(expect.arrayContaining(['second.svg']))
    const kept = await readFile(join(options.target.folder, 'documents/page/a.json'), 'utf8')
    expect(kept).not.toContain(account.origin)
    const served = await serve(folder)
    expect(await comparable(served)).toEqual(await comparable(account))
    expect((await served.client().getByUID('page', 'a')).first_publication_date).toBe(
      (await account.client().getByUID('page', 'a')).first_publication_date,
    )
  })

  it('changes nothing the second time, and fetches no picture again', async () => {
    const { account, pushing } = await meet()
    await push(pushing)
    const { options } = await pulling(account)
    await pull(options)
    await account.call('DELETE', '/control/requests')
    const again = await pull(options)
    expect([again.published, again.unchanged.length]).toEqual([[], 5])
    expect((await account.call('GET', '/control/requests?path=/images/')).body['count']).toBe(0)
  })

  it('deletes nothing the account lacks, unless told', async () => {
    const { account } = await meet()
    const { options, folder } = await pulling(account)
    await writeRepository(folder, { documents: [{ id: 'page_own', type: 'page', uid: 'own' }] })
    expect(await pull(options)).toMatchObject({ missing: ['page_own'], deleted: [] })
    expect(await pull({ ...options, mayDelete: () => Promise.resolve(false) })).toMatchObject({ deleted: [] })
    expect(await pull({ ...options, mayDelete: () => Promise.resolve(true) })).toMatchObject({
      deleted: ['page_own'],
    })
    const served = await serve(folder)
    expect((await served.client().get()).results).toEqual([])
    const history = await served.call('GET', '/desk/api/documents/page_own/history')
    expect((history.body as unknown as unknown[]).length).toBeGreaterThan(0)
  })

  it('is refused while the folder is being served', async () => {
    const { account } = await meet()
    const { options, folder } = await pulling(account)
    await serve(folder)
    await expect(pull(options)).rejects.toMatchObject({ code: 'content-service/folder-locked' })
  })
})
