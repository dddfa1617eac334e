import { startContentService } from '@house-edge/content-service'
import { describe, expect, it } from 'vitest'
import { createContentClient } from '../client/create-client.ts'
import { createNodeFetch } from '../node/node-fetch.ts'
import { openRealService } from '../testing/real-service.ts'
import { createContentStore } from './create-store.ts'

describe('createContentStore: a hundred documents in one answer', () => {
  it.each([
    ['more than five megabytes', 55],
    ['more than the service sends', 90],
  ])('reads a repository where they are %s', async (_of, kilobytes) => {
    const title = 'x'.repeat(kilobytes * 1_000)
    const documents = Array.from({ length: 130 }, (_, n) => {
      const uid = `a-${n}`
      return { id: `article_${uid}`, type: 'article', uid, data: { title } }
    })
    const service = await openRealService(startContentService, documents)
    const client = createContentClient({
      repositoryName: 'test',
      endpoint: service.endpoint,
      fetch: createNodeFetch(),
      // The machine may be busy.
      limits: { attemptTimeoutMs: 20_000 },
    })
    const store = createContentStore({ client, patienceMs: 60_000 })
    expect(await store.lookup('article', 'a-129')).toBe('found')
    expect(store.state.documents).toBe(130)
    store.close()
    await service.close()
  })
})
