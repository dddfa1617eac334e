import { describe, expect, it } from 'vitest'
import { startTestService } from '../testing/start-test-service.ts'

describe('a document', () => {
  // shows R044, R045, R046, R047, R048
  it('has every member that clients read', async () => {
    const service = await startTestService({
      documents: [
        {
          id: 'page_a',
          type: 'page',
          uid: 'a',
          tags: ['red'],
          data: { title: [{ type: 'heading1', text: 'A Title', spans: [] }] },
        },
        { id: 'page_f', type: 'page', uid: 'f', lang: 'fr-fr', alternate_languages: [{ id: 'page_a' }] },
      ],
    })
    const page = await service.client().getByUID('page', 'a')
    expect({ ...page, data: undefined }).toEqual({
      id: 'page_a',
      uid: 'a',
      url: null,
      type: 'page',
      href: expect.stringContaining(`${service.endpoint}/documents/search?`),
      tags: ['red'],
      first_publication_date: '2026-01-02T10:00:00+0000',
      last_publication_date: '2026-01-02T10:00:00+0000',
      slugs: ['a-title'],
      linked_documents: [],
      lang: 'en-gb',
      alternate_languages: [{ id: 'page_f', type: 'page', lang: 'fr-fr', uid: 'f' }],
      data: undefined,
    })
    expect(((await (await fetch(page.href)).json()) as { results: unknown[] }).results).toHaveLength(1)
  })

  // shows R045
  it('of a type without UIDs says null, without translations', async () => {
    const service = await startTestService({
      documents: [
        { id: 'settings', type: 'settings' },
        { id: 'settings_f', type: 'settings', lang: 'fr-fr', alternate_languages: [{ id: 'settings' }] },
      ],
    })
    const settings = await service.client().getSingle('settings')
    expect(settings.uid).toBeNull()
    expect(settings.alternate_languages).toEqual([{ id: 'settings_f', type: 'settings', lang: 'fr-fr' }])
  })
})
