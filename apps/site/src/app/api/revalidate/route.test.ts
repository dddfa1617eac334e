import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type PageFront, setPageFront } from '../../../finished/page-front.ts'

vi.mock('@house-edge/content/next', () => ({ revalidateEntry: () => async () => new Response('answered') }))
vi.mock('../../../content/content-store.ts', () => ({ contentStore: () => ({}) }))
vi.mock('../../../content/watch-content.ts', () => ({ internalOrigin: () => 'http://127.0.0.1:1' }))

beforeAll(() => void vi.stubEnv('CONTENT_REPOSITORY', 'house-edge'))
afterAll(() => void vi.unstubAllEnvs())

it('answers when the pages of before the start are known', async () => {
  const known = Promise.withResolvers<Awaited<PageFront['reported']>>()
  setPageFront({ reported: known.promise } as Partial<PageFront> as PageFront)
  const { POST } = await import('./route.ts')
  let isAnswered = false
  const answer = POST(new Request('http://site.example/api/revalidate', { method: 'POST' })).finally(
    () => (isAnswered = true),
  )
  await new Promise((resolve) => setImmediate(resolve))
  expect(isAnswered).toBe(false)
  known.resolve({ since: 'v1', includes: () => true })
  expect(await (await answer).text()).toBe('answered')
})
