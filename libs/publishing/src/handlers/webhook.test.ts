import type { ContentStore } from '@house-edge/content'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PublishedContent } from '../content/published-content.ts'
import {
  beginProcess,
  type FrameworkSide,
  frameworkStarted,
  type ServerSide,
} from '../process/site-process.ts'
import { endProcess } from '../testing/end-process.ts'
import { createPublishedSite } from '../site/published-site.ts'
import { webhook } from './webhook.ts'

// The marker package throws outside a server bundle; tests run in plain Node.
vi.mock('server-only', () => ({}))
// The framework's own cache is not there in a test.
vi.mock('next/cache', () => ({ revalidateTag: () => {}, revalidatePath: () => {} }))
afterEach(endProcess)

const secret = 'a secret of sixteen or more'
const site = createPublishedSite({
  routes: {},
  settings: () => ({ content: { repository: 'house-edge', webhookSecret: secret } }),
})

/** The webhook of a site in which a document is new. */
function webhookWith() {
  const url = '/blog/odds'
  const odds = { id: 'odds', type: 'article', uid: 'odds', lang: 'en-gb', url }
  const changes = [{ ref: 'm2', previousRef: 'm1', changed: [odds], removed: [] }]
  const store = {
    state: { ref: 'm2', documents: 1 },
    refresh: async () => true,
    takeChanges: () => changes.shift(),
  } as Partial<ContentStore> as ContentStore
  const handle = webhook({ site, store: () => store } as Partial<PublishedContent> as PublishedContent)
  return (body: object) =>
    Promise.resolve(
      handle(
        new Request('http://site.example/api/revalidate', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    )
}

describe('webhook', () => {
  it('answers when the pages of before the start are known', async () => {
    const reported = Promise.withResolvers<Awaited<FrameworkSide['reported']>>()
    frameworkStarted({ reported: reported.promise } as Partial<FrameworkSide> as FrameworkSide)
    let isAnswered = false
    const answer = webhookWith()({ type: 'test-trigger', secret }).finally(() => (isAnswered = true))
    await new Promise((resolve) => setImmediate(resolve))
    expect(isAnswered).toBe(false)
    reported.resolve({ since: 'v1', includes: () => true })
    expect(await (await answer).json()).toEqual({ status: 'test' })
  })

  it('refuses what does not know the secret', async () => {
    expect((await webhookWith()({ type: 'api-update', secret: 'wrong' })).status).toBe(401)
  })
})

describe('webhook: behind a server', () => {
  it('holds the pages of a publish, and has them rendered', async () => {
    const done: unknown[] = []
    beginProcess({
      pages: {
        touch: (...named) => done.push(['touch', ...named]),
        isHeld: () => true,
        turn: () => undefined,
        drop: () => {},
        render: async (path) => {
          done.push(['render', path])
          return 'fresh' as const
        },
      },
    } as Partial<ServerSide> as ServerSide)
    const answer = await webhookWith()({ type: 'api-update', secret })
    expect(await answer.json()).toMatchObject({ status: 'done', fresh: ['/blog/odds'] })
    expect(done).toEqual([
      ['touch', ['/blog/odds'], 'm2', ['/blog/odds']],
      ['render', '/blog/odds'],
    ])
  })

  it('visits pages that are not finished in memory', async () => {
    const visited: string[] = []
    beginProcess({
      pages: {
        touch: () => {},
        isHeld: () => false,
        drop: () => {},
        render: () => undefined,
        turn: () => undefined,
      },
      fetch: async (url) => {
        visited.push(new URL(url).pathname)
        return new Response('the new page')
      },
    } as Partial<ServerSide> as ServerSide)
    const answer = await webhookWith()({ type: 'api-update', secret })
    expect(await answer.json()).toMatchObject({ status: 'done', fresh: ['/blog/odds'] })
    expect(visited).toContain('/blog/odds')
  })
})
