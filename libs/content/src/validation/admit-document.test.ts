import type { PrismicDocument } from '@prismicio/client'
import { describe, expect, it } from 'vitest'
import { createContentClient } from '../client/create-client.ts'
import type { ContentEvent } from '../http/events.ts'
import { createContentStore } from '../store/create-store.ts'
import { buildDocument } from '../testing/build-document.ts'
import { memoryService } from '../testing/memory-service.ts'
import { articleModels } from '../testing/article-models.ts'
import { createValidation } from './admit-document.ts'
import { createSliceCheck } from './slice-check.ts'

const goodSlice = { slice_type: 'figure', variation: 'default', primary: { caption: [] } }
const badSlice = { slice_type: 'figure', variation: 'default', primary: { caption: 'no blocks' } }
const preview = 'https://test.prismic.io/previews/abc:def?websitePreviewId=1'

function serving(data: Record<string, unknown>) {
  const events: ContentEvent[] = []
  const document = buildDocument({ type: 'article', uid: 'odds', data })
  const service = memoryService([document])
  const client = createContentClient({
    repositoryName: 'test',
    fetch: service.fetch,
    validation: createValidation(articleModels),
    onEvent: (event) => events.push(event),
  })
  const reported = (): ContentEvent[] => events.filter(({ type }) => type === 'content-left-out')
  return { service, client, document, reported }
}

function withoutAddress({ data }: PrismicDocument): unknown {
  return data
}

describe('createContentClient: with a validation', () => {
  // shows R160
  it('leaves a bad slice out, reporting once', async () => {
    const { client, reported } = serving({
      title: 'Odds',
      slices: [goodSlice, badSlice, { slice_type: 'marquee' }, goodSlice],
    })
    for (let visit = 1; visit <= 3; visit += 1) {
      const { data } = await client.getByUid('article', 'odds')
      expect(data).toEqual({ title: 'Odds', slices: [goodSlice, goodSlice] })
    }
    expect(reported()).toMatchObject([
      {
        document: { type: 'article', uid: 'odds' },
        faults: [
          'slices.1.primary.caption is text where a list is expected',
          'slices.2.slice_type is "marquee", for which there is no model',
        ],
      },
    ])
  })

  // shows R053, R054, R055
  it.each([
    [{ title: { rich: 'text' } }, { title: null }],
    [{ body: 'words' }, { body: [] }],
    [
      { body: [{ type: 'paragraph', text: 'kept', spans: [] }, null] },
      { body: [{ type: 'paragraph', text: 'kept', spans: [] }] },
    ],
    [{ cover: null }, { cover: {} }],
    [{ link: 'https://example.org' }, { link: { link_type: 'Any' } }],
    [{ authors: null }, { authors: [] }],
    [{ authors: [{ since: '2026-01-01' }, { since: 7 }] }, { authors: [{ since: '2026-01-01' }] }],
    [{ slices: 'none' }, { slices: [] }],
  ])('hands out %j as %j', async (sent, received) => {
    const { client, reported } = serving(sent)
    expect((await client.getByUid('article', 'odds')).data).toEqual(received)
    expect(reported()).toHaveLength(1)
  })

  it('accepts what an editor may still correct', async () => {
    const data = { kind: 'song', score: 11, brand_new: true, slices: [{ ...goodSlice, variation: 'sung' }] }
    const { client, reported } = serving(data)
    expect((await client.getByUid('article', 'odds')).data).toEqual(data)
    expect(reported()).toEqual([])
  })

  it('checks every method, and lists', async () => {
    const { client } = serving({ slices: [badSlice] })
    const { id } = await client.getFirst()
    const found = [
      await client.getById(id),
      await client.getFirst(),
      ...(await client.getAll('article')),
      ...(await client.getByType('article')).results,
      ...(await client.search({})).results,
    ]
    expect(found.map(withoutAddress)).toEqual(Array.from({ length: 5 }, () => ({ slices: [] })))
  })

  it('keeps bad slices in a draft, visibly', async () => {
    const { client, service } = serving({ slices: [goodSlice] })
    service.preview(preview, [
      buildDocument({ type: 'article', uid: 'odds', data: { title: 7, slices: [badSlice] } }),
    ])
    const { data } = await client.at({ ref: preview }).getByUid('article', 'odds')
    expect(data).toEqual({ title: null, slices: [badSlice] })
  })

  it('passes documents of types without a model as they are', async () => {
    const service = memoryService([buildDocument({ type: 'poem', uid: 'ode', data: { slices: 7 } })])
    const client = createContentClient({
      repositoryName: 'test',
      fetch: service.fetch,
      validation: createValidation(articleModels),
    })
    expect((await client.getByUid('poem', 'ode')).data).toEqual({ slices: 7 })
  })
})

describe('createContentStore: with a validation', () => {
  it('keeps what a model left out for a later model', async () => {
    const files = new Map<string, string>()
    const storage = {
      read: (name: string) => Promise.resolve(files.get(name)),
      write: (name: string, text: string) => Promise.resolve(void files.set(name, text)),
    }
    const service = memoryService([
      buildDocument({
        type: 'article',
        uid: 'odds',
        data: { slices: [{ ...goodSlice, slice_type: 'marquee' }] },
      }),
    ])
    const options = { repositoryName: 'test', fetch: service.fetch }
    const before = createContentStore({
      client: createContentClient({ ...options, validation: createValidation(articleModels) }),
      storage,
    })
    const early = await before.client.getByUid('article', 'odds')
    expect(early.data).toEqual({ slices: [] })
    expect(await before.client.getByUid('article', 'odds')).toBe(early)
    expect(Object.isFrozen(early.data)).toBe(true)
    await before.flush()
    before.close()

    const models = {
      ...articleModels,
      slices: [...articleModels.slices, { id: 'marquee', variations: [{ id: 'default', primary: {} }] }],
    }
    service.fail({ status: 503 })
    const after = createContentStore({
      client: createContentClient({ ...options, validation: createValidation(models) }),
      storage,
    })
    expect((await after.client.getByUid('article', 'odds')).data).toMatchObject({
      slices: [{ slice_type: 'marquee' }],
    })
    after.close()
  })
})

describe('createSliceCheck', () => {
  it('says what is wrong with a slice, or nothing', () => {
    const check = createSliceCheck(articleModels)
    expect(check(goodSlice)).toBeUndefined()
    expect(check(badSlice)).toBe('primary.caption is text where a list is expected')
    expect(check(null)).toBe('slice_type is missing, so nobody knows what it is')
  })
})

describe('createValidation', () => {
  // shows F22
  it('remembers a thousand reports, and no more', () => {
    const events: ContentEvent[] = []
    const { admit } = createValidation(articleModels)((event) => events.push(event))
    const faulty = (uid: string) => buildDocument({ id: uid, type: 'article', uid, data: { title: 7 } })
    for (let at = 0; at < 1_000; at += 1) admit(faulty(`a${at}`))
    admit(faulty('a0'))
    expect(events).toHaveLength(1_000)
    admit(faulty('one-more'))
    admit(faulty('a0'))
    expect(events).toHaveLength(1_002)
  })
})
