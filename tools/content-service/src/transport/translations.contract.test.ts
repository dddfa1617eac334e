import { describe, expect, it } from 'vitest'
import type { ReleaseDetail, TranslationList } from '../desk/contract.ts'
import { detail, saveDraft } from '../testing/desk-calls.ts'
import { startTestService, type TestService } from '../testing/start-test-service.ts'

const about = {
  id: 'page_about',
  type: 'page',
  uid: 'about',
  last_publication_date: '2026-03-01T10:00:00+0000',
}
const terms = { id: 'page_terms', type: 'page', uid: 'terms' }
const inFrench = (id: string) => ({ lang: 'fr-fr', alternate_languages: [{ id }] })

const link = (id: string) => ({ link_type: 'Document', id })

/** Begins what a document says in French. */
async function begin(service: TestService, id = 'page_about') {
  const input = { type: 'page', lang: 'fr-fr', translationOf: id, copyOf: id }
  const { status, body } = await service.call('POST', '/desk/api/documents', input)
  const { summary } = body as unknown as Partial<Awaited<ReturnType<typeof detail>>>
  return { status, said: JSON.stringify(body), id: summary?.id ?? '' }
}

async function begunData(service: TestService) {
  return (await detail(service, (await begin(service)).id)).draft?.document.data
}

async function release(service: TestService, path: string): Promise<ReleaseDetail> {
  return (await service.call('GET', path)).body as unknown as ReleaseDetail
}

async function listed(service: TestService, query = ''): Promise<TranslationList> {
  return (await service.call('GET', `/desk/api/translations${query}`)).body as unknown as TranslationList
}

describe('translations', () => {
  it('lists what a language has not, and what is older than its original', async () => {
    const service = await startTestService({
      documents: [
        about,
        {
          ...about,
          ...inFrench('page_about'),
          id: 'page_about_fr',
          last_publication_date: '2026-02-01T10:00:00+0000',
        },
        terms,
        { ...terms, ...inFrench('page_terms'), id: 'page_terms_fr' },
        { id: 'page_help', type: 'page', uid: 'help' },
      ],
    })
    const { items, toDo } = await listed(service, '?lang=fr-fr')
    expect(items).toMatchObject([
      {
        original: { id: 'page_about' },
        others: [
          { lang: 'fr-fr', document: { id: 'page_about_fr' }, olderSinceMs: Date.UTC(2026, 2, 1, 10) },
        ],
      },
      { original: { id: 'page_help' }, others: [{ lang: 'fr-fr', document: null, olderSinceMs: null }] },
    ])
    expect(toDo['fr-fr']).toBe(2)
    expect((await listed(service, '?todo=no')).items).toHaveLength(3)
    expect((await listed(service, '?type=person')).items).toEqual([])
  })

  it('counts one that was begun, and lists what is in another language alone', async () => {
    const service = await startTestService({
      documents: [about, { ...terms, id: 'page_termes', lang: 'fr-fr' }],
    })
    await begin(service)
    expect((await listed(service)).items).toMatchObject([
      { original: { id: 'page_termes' }, others: [{ lang: 'en-gb', document: null }] },
    ])
  })

  it('are begun once in each language, also where only a release has one', async () => {
    const service = await startTestService({
      documents: [about, { id: 'page_help', type: 'page', uid: 'help' }],
    })
    const { status, id } = await begin(service)
    expect(status).toBe(201)
    for (const of of ['page_about', id])
      expect(await begin(service, of)).toMatchObject({ status: 400, said: expect.stringContaining('fr-fr') })

    const { body: release } = await service.call('POST', '/desk/api/releases', { label: 'Spring' })
    const path = `/desk/api/releases/${release['id'] as string}/documents`
    expect((await service.call('PUT', `${path}/${id}`, {})).status).toBe(200)
    expect((await service.call('DELETE', `/desk/api/documents/${id}/draft`)).status).toBeLessThan(300)
    expect(await begin(service)).toMatchObject({ status: 400 })
    expect((await listed(service, '?lang=fr-fr')).items).toMatchObject([{ original: { id: 'page_help' } }])
  })

  it('goes into a release with its original, and out with it at once', async () => {
    const service = await startTestService({
      documents: [
        about,
        { ...about, ...inFrench('page_about'), id: 'page_about_fr' },
        terms,
        { ...terms, ...inFrench('page_terms'), id: 'page_terms_fr' },
      ],
    })
    const rewrite = (id: string) => saveDraft(service, id, { lead: `New ${id}` })
    await rewrite('page_about')
    await service.call('POST', '/desk/api/documents/page_terms_fr/unpublish')
    const { body: begun } = await service.call('POST', '/desk/api/releases', { label: 'Spring' })
    const path = `/desk/api/releases/${begun['id'] as string}`
    await service.call('PUT', `${path}/documents/page_about`, {})
    // What is published as it was last written would bring nothing.
    expect((await release(service, path)).translationsLeftOut).toEqual([])
    await rewrite('page_about_fr')
    expect((await release(service, path)).translationsLeftOut).toMatchObject([{ id: 'page_about_fr' }])
    expect((await service.call('POST', `${path}/translations`)).status).toBe(200)
    // What was taken off the site is not brought back by the way.
    await service.call('PUT', `${path}/documents/page_terms`, {})
    const { versions, translationsLeftOut } = await release(service, path)
    expect(versions.map(({ summary }) => summary.id)).toEqual(['page_about', 'page_about_fr', 'page_terms'])
    expect(translationsLeftOut).toEqual([])
    const { body: published } = await service.call('POST', `${path}/publish`)
    expect(published['published']).toEqual(['page_about', 'page_about_fr', 'page_terms'])
    expect((await detail(service, 'page_about_fr')).published?.document.data).toMatchObject({
      lead: 'New page_about_fr',
    })
  })

  it('adds those of one document alone, and leaves out what another was put in without', async () => {
    const pages = [about, terms].flatMap((page) => [
      page,
      { ...page, ...inFrench(page.id), id: `${page.id}_fr` },
    ])
    const service = await startTestService({ documents: pages })
    for (const { id } of pages) await saveDraft(service, id, { lead: `New ${id}` })
    const { body: begun } = await service.call('POST', '/desk/api/releases', { label: 'Spring' })
    const path = `/desk/api/releases/${begun['id'] as string}`
    await service.call('PUT', `${path}/documents/page_about`, {})
    await service.call('PUT', `${path}/documents/page_terms`, {})
    expect((await service.call('POST', `${path}/translations?of=page_terms`)).status).toBe(200)
    const { versions, translationsLeftOut } = await release(service, path)
    expect(versions.map(({ summary }) => summary.id)).toEqual(['page_about', 'page_terms', 'page_terms_fr'])
    expect(translationsLeftOut).toMatchObject([{ id: 'page_about_fr' }])
    expect((await service.call('POST', `${path}/translations?of=page_help`)).status).toBe(404)
  })

  it('begins one with links to what is in its language', async () => {
    const service = await startTestService({
      documents: [
        { ...about, data: { parent: link('page_terms'), link: link('page_help') } },
        terms,
        { ...terms, ...inFrench('page_terms'), id: 'page_terms_fr' },
        { id: 'page_help', type: 'page', uid: 'help' },
      ],
    })
    expect(await begunData(service)).toMatchObject({
      parent: { id: 'page_terms_fr' },
      link: { id: 'page_help' },
    })
  })

  it('leads to itself where its original led to itself', async () => {
    const service = await startTestService({ documents: [{ ...about, data: { link: link('page_about') } }] })
    const { id } = await begin(service)
    expect((await detail(service, id)).draft?.document.data).toMatchObject({ link: { id } })
  })

  it('leads to nothing that is withdrawn or not yet published, where readers had a page', async () => {
    const service = await startTestService({
      documents: [
        { ...about, data: { parent: link('page_terms'), link: link('page_help') } },
        terms,
        { ...terms, ...inFrench('page_terms'), id: 'page_terms_fr' },
        { id: 'page_help', type: 'page', uid: 'help' },
      ],
    })
    expect((await service.call('POST', '/desk/api/documents/page_terms_fr/unpublish')).status).toBeLessThan(
      300,
    )
    await begin(service, 'page_help')
    expect(await begunData(service)).toMatchObject({
      parent: { id: 'page_terms' },
      link: { id: 'page_help' },
    })
  })

  it('leads to what is prepared together with it, where there is no page yet', async () => {
    const service = await startTestService({ documents: [about] })
    const { body } = await service.call('POST', '/desk/api/documents', { type: 'page', uid: 'new' })
    const { summary } = body as unknown as Awaited<ReturnType<typeof detail>>
    const { version } = await detail(service, 'page_about')
    await service.call(
      'PUT',
      '/desk/api/documents/page_about/draft',
      { data: { link: link(summary.id) } },
      { 'if-match': `"${version}"` },
    )
    const prepared = await begin(service, summary.id)
    expect(await begunData(service)).toMatchObject({ link: { id: prepared.id } })
  })
})
