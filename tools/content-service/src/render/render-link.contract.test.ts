import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../json/json.ts'
import { about, saveDraft } from '../testing/desk-calls.ts'
import { startTestService } from '../testing/start-test-service.ts'

const outside = 'https://pictures.example/dial.png'
const picture = { link_type: 'Media', id: 'away', name: 'dial.png', kind: 'image', url: outside }
const file = { ...picture, kind: 'file', url: 'https://pictures.example/terms.pdf' }

describe('a link to media', () => {
  it('asks for pictures in the best format', async () => {
    const documents = [
      { ...about, data: { download: picture } },
      { ...about, id: 'page_b', uid: 'b', data: { download: file } },
    ]
    const service = await startTestService({ documents })
    const client = service.client()
    const urls = await Promise.all(
      ['about', 'b'].map(async (uid) => (await client.getByUID('page', uid)).data['download'] as JsonObject),
    )
    expect(urls.map(({ url }) => url)).toEqual([`${outside}?auto=compress,format`, file.url])
  })

  it('is kept without what was added when it was sent', async () => {
    const service = await startTestService({ documents: [about] })
    const download = { ...picture, url: `${outside}?auto=compress,format` }
    const { draft } = await saveDraft(service, 'page_about', { download })
    expect(draft?.document.data).toMatchObject({ download: { url: outside } })
  })
})
