import { describe, expect, it } from 'vitest'
import { createContentClient } from '../client/create-client.ts'
import type { ContentClient } from '../client/content-client.ts'
import { buildDocument } from '../testing/build-document.ts'
import { memoryService, type MemoryService } from '../testing/memory-service.ts'
import { resolvePreview } from './resolve-preview.ts'

const published = buildDocument({ type: 'article', uid: 'odds' })
const draft = { ...published, lang: 'fr-fr', data: { title: 'not yet' } }

function open(): { client: ContentClient; service: MemoryService } {
  const service = memoryService([published])
  service.preview('token', [draft])
  return {
    client: createContentClient({ repositoryName: 'test', fetch: service.fetch, warn: () => {} }),
    service,
  }
}

describe('resolvePreview', () => {
  // shows R158
  it('finds the draft, in whatever language it is', async () => {
    const { client } = open()
    expect(await resolvePreview(client, { documentId: draft.id, token: 'token' })).toEqual(draft)
  })

  it('finds a document that was never published', async () => {
    const { client, service } = open()
    service.preview('new', [{ ...draft, id: 'new' }])
    expect(await resolvePreview(client, { documentId: 'new', token: 'new' })).toMatchObject({ id: 'new' })
  })

  it('takes published content as the end of the preview', async () => {
    const { client } = open()
    await expect(resolvePreview(client, { documentId: draft.id, token: 'over' })).rejects.toMatchObject({
      code: 'content/preview-expired',
    })
  })

  it('says that a preview has no such document', async () => {
    const { client } = open()
    await expect(resolvePreview(client, { documentId: 'nothing', token: 'token' })).rejects.toMatchObject({
      code: 'content/not-found',
    })
  })
})
