import { describe, expect, it } from 'vitest'
import { startTestService } from '../testing/start-test-service.ts'

const levels = 20_000
const deep = '['.repeat(levels) + ']'.repeat(levels)

describe('a hostile request', () => {
  it.each([
    ['/desk/api/validate', '{"type":"page"'],
    ['/desk/api/documents', '{"type":"page","uid":"deep"'],
    ['/migration-api/documents', '{"title":"Deep","type":"page","uid":"deep","lang":"en-gb"'],
  ])('with a field nested without end is refused: %s', async (path, begin) => {
    const service = await startTestService({ service: { writeToken: 'secret' } })
    const headers = { authorization: 'Bearer secret', repository: 'test-repo' }
    const sent = { method: 'POST', headers, body: `${begin},"data":{"lead":${deep}}}` }
    expect((await fetch(service.origin + path, sent)).status).toBe(400)
  })

  it('with a UID too long for the name of a file is published all the same', async () => {
    const service = await startTestService()
    const uid = 'u'.repeat(300)
    const made = await service.call('POST', '/desk/api/documents', { type: 'page', uid, data: {} })
    expect(made.status).toBe(201)
    const { items } = (await service.call('GET', '/desk/api/documents')).body as { items: { id: string }[] }
    const id = items[0]?.id ?? ''
    expect((await service.call('POST', `/desk/api/documents/${id}/publish`)).status).toBe(200)
    expect((await service.client().getByUID('page', uid)).id).toBe(id)
  })
})
