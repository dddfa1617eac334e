import type { ContentStore } from '@house-edge/content'
import { buildDocument } from '@house-edge/content/testing'
import { defineRoutes } from '@house-edge/routing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPublishedSite } from '../site/published-site.ts'
import { findPagePayload } from './page-payload.ts'

const site = createPublishedSite({
  routes: defineRoutes({
    home: { pattern: '/', document: 'page', uid: 'home' },
    blog: { pattern: '/blog', lists: 'article' },
    article: { pattern: '/blog/:uid', document: 'article' },
    login: { pattern: '/login' },
  }),
  settings: () => ({ content: { repository: 'my-repo' } }),
})
const documents = [
  buildDocument({ type: 'article', uid: 'odds' }),
  buildDocument({ type: 'page', uid: 'home' }),
]
const client = {
  findByUid: async (type: string, uid: string) =>
    documents.find((each) => each.type === type && each.uid === uid),
}
const store = () => ({ client }) as unknown as ContentStore
const payloadAt = (path: string) =>
  findPagePayload({ site, store }, ({ document }) => ({ title: document?.uid ?? 'All of them' }), path)

beforeAll(() => {
  vi.stubEnv('ROUTING_BUILD_ID', 'build')
  vi.stubEnv('ROUTING_BUILD_TIMESTAMP', '1')
})
afterAll(() => void vi.unstubAllEnvs())

describe('findPagePayload', () => {
  it('says which document a page shows', async () => {
    expect(await payloadAt('/blog/odds')).toMatchObject({
      route: 'article',
      title: 'odds',
      document: { type: 'article', uid: 'odds' },
    })
    expect(await payloadAt('/')).toMatchObject({ route: 'home', document: { type: 'page', uid: 'home' } })
  })

  it('describes a listing, which shows no document of its own', async () => {
    expect(await payloadAt('/blog')).toMatchObject({ title: 'All of them', document: null })
  })

  it.each(['/blog/never-written', '/login', '/nowhere/at/all'])('finds none at %s', async (path) => {
    expect(await payloadAt(path)).toBeUndefined()
  })
})
