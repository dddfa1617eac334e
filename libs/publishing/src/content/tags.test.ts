import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildDocument } from '@house-edge/content/testing'
import { beginProcess, type ServerSide } from '../process/site-process.ts'
import { endProcess } from '../testing/end-process.ts'
import { createPageTagging } from './tags.ts'

// The marker package throws outside a server bundle; tests run in plain Node.
vi.mock('server-only', () => ({}))
// There is no page being rendered here, whose cache entry would carry the tags.
vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }))

const touched: string[][] = []
beforeEach(() => {
  touched.length = 0
  const pages = { touch: (paths: readonly string[]) => void touched.push([...paths]) }
  beginProcess({ pages } as Partial<ServerSide> as ServerSide)
})
afterEach(endProcess)

const odds = buildDocument({ type: 'article', uid: 'odds' })

async function tagsAfter(
  tag: (tagging: ReturnType<typeof createPageTagging>) => Promise<void>,
  visit: { generation: number; state: 'published' | 'draft' } = { generation: 0, state: 'published' },
) {
  const { sharedPages } = await import('@house-edge/content/next')
  await tag(createPageTagging(async () => visit))
  return sharedPages()
}

describe('createPageTagging', () => {
  it('names the documents that a page shows', async () => {
    const pages = await tagsAfter(({ tagDocuments }) => tagDocuments('/blog/odds', odds, undefined))
    expect(pages.tagsOf('/blog/odds')).toContain(`content:document:article:${odds.id}`)
  })

  it('names an address at which something may be published', async () => {
    const pages = await tagsAfter(({ tagAbsence }) => tagAbsence('/blog/none', 'article', 'none'))
    expect(pages.tagsOf('/blog/none')).toHaveLength(1)
  })

  it('names what decides a listing, besides its documents', async () => {
    const pages = await tagsAfter(({ tagListing }) =>
      tagListing('/blog', { type: 'article', order: 'published_on', results: [odds] }),
    )
    expect(pages.tagsOf('/blog').length).toBeGreaterThan(1)
  })

  it('names the language of a page beside the original, which is shown where nothing is translated', () => {
    const { orderTags, listTags } = createPageTagging(
      async () => ({ generation: 0, state: 'published' }),
      'en-gb',
    )
    const original = { order: orderTags('article', ['topics']), list: listTags(['article']) }
    expect(orderTags('article', ['topics'], 'en-gb')).toEqual(original.order)
    expect(orderTags('article', ['topics'], 'de-at')).toEqual([
      ...original.order,
      ...original.order.map((tag) => `${tag}@de-at`),
    ])
    expect(listTags(['article'], 'de-at')).toEqual([...original.list, `${original.list[0]}@de-at`])
  })

  it('names both for an address, too', async () => {
    const { sharedPages } = await import('@house-edge/content/next')
    const visit = async () => ({ generation: 0, state: 'published' as const })
    await createPageTagging(visit, 'en-gb').tagAbsence('/de/none', 'article', 'none', 'de-at')
    expect(sharedPages().tagsOf('/de/none')).toEqual([
      'content:address:article:none',
      'content:address:article:none@de-at',
    ])
  })

  it('holds a page that a publish could not name yet', async () => {
    const { sharedPages } = await import('@house-edge/content/next')
    const before = sharedPages().generation
    await tagsAfter(({ tagShown }) => tagShown('/new', []), { generation: before, state: 'published' })
    expect(touched).toEqual([])
    sharedPages().forget(['/new'])
    await tagsAfter(({ tagShown }) => tagShown('/new', []), { generation: before, state: 'draft' })
    expect(touched).toEqual([])
    await tagsAfter(({ tagShown }) => tagShown('/new', []), { generation: before, state: 'published' })
    expect(touched).toEqual([['/new']])
  })
})
