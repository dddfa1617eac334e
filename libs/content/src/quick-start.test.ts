import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { writeQuickStart } from '../../../vitest.readme.ts'
import { buildDocument } from './testing/build-document.ts'
import { memoryService } from './testing/memory-service.ts'

afterEach(() => vi.unstubAllGlobals())

describe('README.md', () => {
  it('has a client that finds an article, and says what is passing', async () => {
    const service = memoryService([buildDocument({ type: 'article', uid: 'blackjack-odds' })])
    vi.stubGlobal('fetch', service.fetch)
    const { findArticle } = (await import(
      join(writeQuickStart(join(import.meta.dirname, '..')), 'find-article.ts')
    )) as {
      findArticle: (uid: string) => Promise<unknown>
    }
    expect(await findArticle('blackjack-odds')).toMatchObject({ uid: 'blackjack-odds' })
    expect(await findArticle('no-such-article')).toBeUndefined()
    expect(service.requests[0]?.href).toMatch(/^https:\/\/house-edge\.cdn\.prismic\.io\/api\/v2/)
    service.fail({ status: 503 })
    expect(await findArticle('evens')).toBe('try again in a moment')
  })
})
