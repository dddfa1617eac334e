import type { ContentStore } from '@house-edge/content'
import { pageHeader } from '@house-edge/serving/headers'
import { describe, expect, it, vi } from 'vitest'
import { exitPreview, preview, previewNews } from './preview.ts'

// The marker package throws outside a server bundle; tests run in plain Node.
vi.mock('server-only', () => ({}))
vi.mock('next/headers', () => ({
  draftMode: async () => ({ isEnabled: false }),
  cookies: async () => ({ get: () => undefined }),
}))

const client = { repositoryName: 'my-repo', endpoint: 'https://my-repo.cdn.prismic.io/api/v2' }
const store = vi.fn(() => ({ client }) as Partial<ContentStore> as ContentStore)
const request = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://site.example${path}`, { headers })

describe('preview', () => {
  it('opens the store on the first request, and names a notice', async () => {
    const handle = preview({ store }, { noticePath: (failure) => `/notice/${failure}` })
    expect(store).not.toHaveBeenCalled()
    const response = await handle(request('/api/preview?token=none', { 'sec-fetch-mode': 'navigate' }))
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.headers.get(pageHeader)).toMatch(/^\/notice\//)
  })
})

describe('previewNews', () => {
  it('has no news outside of a preview', async () => {
    expect((await previewNews({ store })(request('/api/preview/news'))).status).toBe(404)
  })
})

describe('exitPreview', () => {
  it('leads to the page that an editor saw', async () => {
    const response = await exitPreview()(
      request('/api/exit-preview?to=/blog', { 'sec-fetch-mode': 'navigate' }),
    )
    expect(response.headers.get('location')).toBe('/blog')
  })
})
