import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ForbiddenError, InvalidDataError, createMigration, createWriteClient } from '@prismicio/client'
import type { WriteClient } from '@prismicio/client'
import { describe, expect, it, vi } from 'vitest'
import type { Json, JsonObject } from '../json/json.ts'
import { drawing, startTestService } from '../testing/start-test-service.ts'
import type { TestService } from '../testing/start-test-service.ts'

const token = 'a-write-token'
const options = { service: { writeToken: token } }

/** The client waits a second and a half between writes. Its waiting is skipped, not its writing. */
function writeClient(service: TestService, writeToken = token, waits: number[] = []): WriteClient {
  vi.stubGlobal('setTimeout', (run: () => void, ms: number, ...rest: unknown[]) => {
    // Not the 499 ms by which Node's `fetch` counts time: five minutes would pass in one second.
    const isWait = ms >= 500 && ms <= 1500
    if (isWait) waits.push(ms)
    return realSetTimeout(run, isWait ? 0 : ms, ...(rest as []))
  })
  return createWriteClient('test-repo', {
    writeToken,
    documentAPIEndpoint: service.endpoint,
    assetAPIEndpoint: `${service.origin}/asset-api`,
    migrationAPIEndpoint: `${service.origin}/migration-api`,
  })
}

const realSetTimeout = globalThis.setTimeout

describe('the Migration API', () => {
  it('takes a whole migration, links included', async () => {
    const service = await startTestService(options)
    const migration = createMigration()
    const picture = migration.createAsset(
      new File([drawing], 'Ein Bild.svg', { type: 'image/svg+xml' }),
      'Ein Bild.svg',
      {
        alt: 'A blue box',
        tags: ['boxes'],
      },
    )
    const ada = migration.createDocument(
      { type: 'person', uid: 'ada', lang: 'en-gb', data: { name: 'Ada' } } as never,
      'Ada',
    )
    const english = migration.createDocument(
      {
        type: 'page',
        uid: 'moved',
        lang: 'en-gb',
        tags: ['moved'],
        data: {
          title: [{ type: 'heading1', text: 'Moved', spans: [] }],
          picture,
          author: ada,
          body: [{ type: 'image', id: picture }],
          slices: [{ slice_type: 'hero', variation: 'default', primary: { title: 'Hero' }, items: [] }],
        },
      } as never,
      'Moved',
    )
    migration.createDocument({ type: 'page', uid: 'moved', lang: 'fr-fr', data: {} } as never, 'Déplacée', {
      masterLanguageDocument: english,
    })
    const client = writeClient(service)
    await client.migrate(migration)
    await expect(service.client().getByUID('page', 'moved')).rejects.toThrow('No documents were returned')
    expect(await client.publishMigrationRelease()).toEqual({ totalItems: 3 })

    const page = await service.client().getByUID('page', 'moved')
    expect(page.tags).toEqual(['moved'])
    expect(page.alternate_languages).toMatchObject([{ lang: 'fr-fr', uid: 'moved' }])
    expect(page.data).toMatchObject({
      title: [{ text: 'Moved' }],
      picture: { alt: 'A blue box', dimensions: { width: 400, height: 200 } },
      author: { uid: 'ada', data: { name: 'Ada' } },
      slices: [{ slice_type: 'hero', primary: { title: 'Hero' } }],
    })
    expect(page.data['body'][0].url).toContain('/images/ein-bild.svg')
    const kept = JSON.parse(
      readFileSync(join(service.folder, 'documents/page/moved.json'), 'utf8'),
    ) as JsonObject
    expect(kept['data']).toMatchObject({
      picture: { url: '/images/ein-bild.svg' },
      author: { link_type: 'Document' },
    })
    expect(JSON.stringify(kept)).not.toContain(service.origin)
  })

  it('keeps in the history what it writes over', async () => {
    const service = await startTestService(options)
    const migration = createMigration()
    migration.createDocument(
      { type: 'person', uid: 'ada', lang: 'en-gb', data: { name: 'Ada' } } as never,
      'Ada',
    )
    const client = writeClient(service)
    await client.migrate(migration)
    const { items } = (await service.call('GET', '/desk/api/documents')).body as {
      items: { id: string }[]
    }
    const path = `/documents/${items[0]?.id}`
    const historyOf = async () =>
      (await service.call('GET', `/desk/api${path}/history`)).body as unknown as Record<string, string>[]
    expect(await historyOf()).toEqual([])

    const headers = { authorization: `Bearer ${token}`, repository: 'test-repo' }
    const put = (name: string) => service.call('PUT', `/migration-api${path}`, { data: { name } }, headers)
    expect((await put('Ada Quill')).status).toBe(200)
    await put('Ada Quill')
    const [entry, ...others] = await historyOf()
    expect([entry?.['action'], others]).toEqual(['discarded', []])
    const kept = await service.call('GET', `/desk/api${path}/history/${entry?.['id']}`)
    expect(kept.body).toMatchObject({ document: { data: { name: 'Ada' } } })
    expect(await service.call('GET', `/desk/api${path}`)).toMatchObject({ status: 404 })
  })

  // shows R225
  it('is written to every 1.5 s by the client', async () => {
    const service = await startTestService(options)
    const waits: number[] = []
    const migration = createMigration()
    for (const uid of ['one', 'two', 'three'])
      migration.createDocument({ type: 'page', uid, lang: 'en-gb', data: {} } as never, uid)
    // The client remembers for each host when it wrote last, and goes by that after the clock is set right again.
    const ownHost = (url: string) => url.replace('localhost', '127.0.0.1')
    const client = writeClient(
      { ...service, origin: ownHost(service.origin), endpoint: ownHost(service.endpoint) },
      token,
      waits,
    )
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now)
    await client.migrate(migration)
    // Each document is made, and then written again with its links.
    expect(waits).toEqual([1500, 1500, 1500, 1500, 1500])
  })

  it('takes in again what the Content API sent, without loss', async () => {
    const original = {
      title: [{ type: 'heading1', text: 'Title', spans: [] }],
      lead: 'Lead',
      kind: 'news',
      score: 1.5,
      featured: true,
      shown: false,
      colour: '#aa00ff',
      published_on: '2026-03-04',
      starts_at: '2026-03-04T05:06:07+0000',
      place: { latitude: 1, longitude: 2 },
      video: {
        embed_url: 'https://example.org/film',
        type: 'video',
        version: '1.0',
        html: '<b></b>',
        provider_name: 'Example',
      },
      picture: { url: '/images/drawing.svg', alt: 'x', copyright: '©' },
      body: [
        {
          type: 'paragraph',
          text: 'Some text here',
          spans: [
            { type: 'strong', start: 0, end: 4 },
            {
              type: 'hyperlink',
              start: 5,
              end: 9,
              data: { link_type: 'Web', url: 'https://example.org', target: '_blank' },
            },
          ],
        },
      ],
      table: { body: { rows: [{ cells: [{ content: [{ type: 'paragraph', text: 'Cell', spans: [] }] }] }] } },
      link: { link_type: 'Web', url: 'https://example.org', text: 'There' },
      links: [{ link_type: 'Web', url: 'https://example.org/1', text: 'One' }],
      points: [{ label: 'one', nested: [{ note: 'deep' }] }],
      slices: [
        {
          slice_type: 'hero',
          variation: 'default',
          primary: { title: 'T', action: { link_type: 'Web', url: '/x' } },
          items: [{ label: 'i' }],
        },
      ],
    } satisfies Json
    const service = await startTestService({
      ...options,
      documents: [{ id: 'page_a', type: 'page', uid: 'a', data: original }],
    })
    const sent = await service.client().getByUID('page', 'a')
    const answer = await service.call(
      'PUT',
      '/migration-api/documents/page_a',
      { uid: 'a', tags: [], data: sent.data as Json },
      { authorization: `Bearer ${token}`, repository: 'test-repo' },
    )
    expect(answer.status).toBe(200)
    await service.call(
      'POST',
      '/migration-api/migration-release/publish',
      {},
      { authorization: `Bearer ${token}`, repository: 'test-repo' },
    )
    expect((await service.client().getByUID('page', 'a')).data).toEqual(sent.data)
  })

  it('names what is wrong with a document', async () => {
    const service = await startTestService(options)
    const client = writeClient(service)
    const migration = createMigration()
    migration.createDocument({ type: 'nothing', uid: 'x', lang: 'en-gb', data: {} } as never, 'x')
    await expect(client.migrate(migration)).rejects.toThrow(InvalidDataError)
    await expect(client.migrate(migration)).rejects.toMatchObject({
      response: {
        message: 'Validation failed',
        details: [{ property: 'type', value: 'nothing', error: 'does not exist' }],
      },
    })
  })

  it('is closed without the write token', async () => {
    const service = await startTestService(options)
    const migration = createMigration()
    migration.createDocument({ type: 'page', uid: 'x', lang: 'en-gb', data: {} } as never, 'x')
    await expect(writeClient(service, 'wrong').migrate(migration)).rejects.toThrow(ForbiddenError)
    const other = await service.call(
      'POST',
      '/migration-api/documents',
      {},
      { authorization: `Bearer ${token}`, repository: 'other' },
    )
    expect(other.status).toBe(403)
  })
})

describe('the Asset API', () => {
  const headers = { authorization: `Bearer ${token}`, repository: 'test-repo' }

  it('refuses what is not a picture, whatever it is called', async () => {
    const service = await startTestService(options)
    const migration = createMigration()
    migration.createAsset(new File(['<html><script></script></html>'], 'a.png'), 'a.png')
    await expect(writeClient(service).migrate(migration)).rejects.toThrow(InvalidDataError)
  })

  it('lists and changes files', async () => {
    const service = await startTestService(options)
    const list = await service.call('GET', '/asset-api/assets', undefined, headers)
    expect(list.body).toMatchObject({
      total: 1,
      items: [{ filename: 'drawing.svg', extension: 'svg', kind: 'image', width: 1000 }],
    })
    const [{ id }] = list.body['items'] as [{ id: string }]
    const tag = await service.call('POST', '/asset-api/tags', { name: 'boxes' }, headers)
    expect(tag.status).toBe(201)
    const patched = await service.call(
      'PATCH',
      `/asset-api/assets/${id}`,
      { alt: 'New', tags: [tag.body['id'] ?? ''] },
      headers,
    )
    expect(patched.body).toMatchObject({ alt: 'New', tags: [{ name: 'boxes' }] })
    expect((await service.call('GET', '/asset-api/tags', undefined, headers)).body).toMatchObject({
      items: [{ name: 'boxes', count: 1 }],
    })
  })
})
