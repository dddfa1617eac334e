import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { DocumentDetail, DocumentList } from '../desk/contract.ts'
import type { Json, JsonObject } from '../json/json.ts'
import { about, detail, saveDraft } from '../testing/desk-calls.ts'
import { startTestService } from '../testing/start-test-service.ts'

describe('documents', () => {
  it('are written, published and found anew', async () => {
    const service = await startTestService()
    const before = await service.masterRef()
    const created = await service.call('POST', '/desk/api/documents', { type: 'page', uid: 'new-page' })
    expect(created.status).toBe(201)
    const { summary } = created.body as unknown as DocumentDetail
    expect(summary).toMatchObject({ state: 'draft', uid: 'new-page', lang: 'en-gb' })

    const saved = await saveDraft(service, summary.id, { lead: 'Hello' })
    expect(saved.draft?.document.data).toEqual({ lead: 'Hello' })
    await expect(service.client().getByUID('page', 'new-page')).rejects.toThrow('No documents were returned')
    expect(await service.masterRef()).toBe(before)

    const published = await service.call('POST', `/desk/api/documents/${summary.id}/publish`)
    expect(published.body).toMatchObject({ summary: { state: 'published' }, draft: null })
    expect(await service.masterRef()).not.toBe(before)
    expect((await service.client().getByUID('page', 'new-page')).data['lead']).toBe('Hello')
    expect(existsSync(join(service.folder, 'documents/page/new-page.json'))).toBe(true)
  })

  it('keep what the site shows until a change is published', async () => {
    const service = await startTestService({ documents: [about] })
    const changed = await saveDraft(service, 'page_about', { lead: 'As changed' })
    expect(changed.summary.state).toBe('changed')
    expect((await service.client().getByUID('page', 'about')).data['lead']).toBe('As published')
  })

  it('are not overwritten from an older version', async () => {
    const service = await startTestService({ documents: [about] })
    const { version } = await detail(service, 'page_about')
    await saveDraft(service, 'page_about', { lead: 'First' })
    const late = await service.call(
      'PUT',
      '/desk/api/documents/page_about/draft',
      { data: { lead: 'Second' } },
      { 'if-match': version },
    )
    expect(late).toMatchObject({
      status: 409,
      body: {
        error: { code: 'desk/conflict' },
        current: { draft: { document: { data: { lead: 'First' } } } },
      },
    })
    const unnamed = await service.call('PUT', '/desk/api/documents/page_about/draft', { data: {} })
    expect(unnamed).toMatchObject({ status: 428, body: { error: { code: 'desk/version-missing' } } })
    expect((await detail(service, 'page_about')).draft?.document.data).toEqual({ lead: 'First' })
  })

  it('name every field that cannot be kept', async () => {
    const service = await startTestService({ documents: [about] })
    const { version } = await detail(service, 'page_about')
    const answer = await service.call(
      'PUT',
      '/desk/api/documents/page_about/draft',
      {
        uid: 'Not OK',
        data: {
          score: 'three',
          kind: 'nonsense',
          published_on: '2026-02-30',
          nothing: 1,
          link: { link_type: 'Web', url: 'javascript:alert(1)' },
          slices: [
            { slice_type: 'unknown' },
            { slice_type: 'hero', variation: 'default', primary: { title: 4 } },
          ],
        },
      },
      { 'if-match': version },
    )
    expect(answer.status).toBe(422)
    const { faults } = answer.body['error'] as { faults: { path: string }[] }
    expect(faults.map(({ path }) => path).sort()).toEqual([
      'data.kind',
      'data.link.url',
      'data.nothing',
      'data.published_on',
      'data.score',
      'data.slices.0',
      'data.slices.1.primary.title',
      'uid',
    ])
  })

  it('speak of one field that cannot be kept as of one', async () => {
    const service = await startTestService({ documents: [about] })
    const { version } = await detail(service, 'page_about')
    const draft = { data: { score: 'three' } }
    const kept = { 'if-match': version }
    const answer = await service.call('PUT', '/desk/api/documents/page_about/draft', draft, kept)
    expect(answer.body['error']).toMatchObject({
      message: 'One field cannot be kept as it is. Nothing was saved. Correct it and save again.',
    })
  })

  it('have no draft equal to the published', async () => {
    const document = {
      ...about,
      data: {
        lead: 'Same',
        featured: false,
        picture: { url: '/images/drawing.svg', alt: 'x' },
        slices: [{ slice_type: 'hero', variation: 'default', primary: { title: 'Hi' } }],
      } satisfies Json,
    }
    const service = await startTestService({ documents: [document] })
    const rendered = await service.client().getByUID('page', 'about')
    const saved = await saveDraft(service, 'page_about', rendered.data as JsonObject)
    expect(saved.summary.state).toBe('published')
    expect(saved.draft).toBeNull()
  })

  it('need a free UID to be published', async () => {
    const service = await startTestService({ documents: [about] })
    const create = async (body: JsonObject): Promise<string> =>
      (
        (await service.call('POST', '/desk/api/documents', { type: 'page', ...body }))
          .body as unknown as DocumentDetail
      ).summary.id
    const nameless = await service.call('POST', `/desk/api/documents/${await create({})}/publish`)
    expect(nameless).toMatchObject({
      status: 422,
      body: { error: { code: 'desk/not-ready', findings: [{ code: 'uid-missing' }] } },
    })
    const twin = await service.call('POST', `/desk/api/documents/${await create({ uid: 'about' })}/publish`)
    expect(twin).toMatchObject({ status: 422, body: { error: { findings: [{ code: 'uid-taken' }] } } })
  })

  it('are published unseen only where no version is named', async () => {
    const service = await startTestService({ documents: [about] })
    const { version } = await detail(service, 'page_about')
    await saveDraft(service, 'page_about', { lead: 'By another editor' })
    const path = '/desk/api/documents/page_about/publish'
    expect(await service.call('POST', path, {}, { 'if-match': version })).toMatchObject({
      status: 409,
      body: { error: { code: 'desk/conflict' }, current: { summary: { state: 'changed' } } },
    })
    expect((await service.client().getByUID('page', 'about')).data['lead']).toBe('As published')
    expect((await service.call('POST', path)).status).toBe(200)
    expect((await service.client().getByUID('page', 'about')).data['lead']).toBe('By another editor')
  })

  it('leave the site and stay drafts', async () => {
    const service = await startTestService({ documents: [about] })
    const answer = await service.call('POST', '/desk/api/documents/page_about/unpublish')
    expect(answer.body).toMatchObject({
      summary: { state: 'unpublished' },
      draft: { document: { data: { lead: 'As published' } } },
    })
    await expect(service.client().getByUID('page', 'about')).rejects.toThrow('No documents were returned')
    await service.call('POST', '/desk/api/documents/page_about/publish')
    const again = await service.client().getByUID('page', 'about')
    expect(again.first_publication_date).toBe('2026-01-02T10:00:00+0000')
  })

  it('are deleted once unused, and can be restored', async () => {
    const service = await startTestService({ documents: [about] })
    expect(await service.call('DELETE', '/desk/api/documents/page_about')).toMatchObject({
      status: 409,
      body: { error: { code: 'desk/still-published' } },
    })
    await service.call('POST', '/desk/api/documents/page_about/unpublish')
    expect((await service.call('DELETE', '/desk/api/documents/page_about')).status).toBe(204)
    expect((await service.call('GET', '/desk/api/documents/page_about')).status).toBe(404)

    const trash = async (): Promise<unknown> => (await service.call('GET', '/desk/api/trash')).body
    expect(await trash()).toMatchObject([{ id: 'page_about', type: 'page', uid: 'about' }])
    const dayMs = 24 * 3_600_000
    await service.call('POST', '/control/clock', { advanceMs: 30 * dayMs - 60_000 })
    expect(await trash()).toHaveLength(1)
    await service.call('POST', '/control/clock', { advanceMs: 60_000 })
    expect(await trash()).toEqual([])

    const history = (await service.call('GET', '/desk/api/documents/page_about/history')).body as unknown as {
      id: string
      action: string
    }[]
    expect(history.map(({ action }) => action)).toEqual(['deleted', 'unpublished', 'before'])
    const restored = await service.call(
      'POST',
      `/desk/api/documents/page_about/history/${history[0]?.id ?? ''}/restore`,
    )
    expect(restored.body).toMatchObject({ draft: { document: { data: { lead: 'As published' } } } })
    await service.call('POST', '/control/clock', { advanceMs: -30 * dayMs })
    expect(await trash()).toEqual([])
  })

  it('can go back to an older version', async () => {
    const service = await startTestService({ documents: [about] })
    await saveDraft(service, 'page_about', { lead: 'Second' })
    await service.call('POST', '/desk/api/documents/page_about/publish')
    const { history } = await detail(service, 'page_about')
    expect(history.map(({ action }) => action)).toEqual(['published', 'before'])
    await service.call('POST', `/desk/api/documents/page_about/history/${history[1]?.id ?? ''}/restore`)
    await service.call('POST', '/desk/api/documents/page_about/publish')
    expect((await service.client().getByUID('page', 'about')).data['lead']).toBe('As published')
  })

  it('keep being found by a UID they gave up', async () => {
    const service = await startTestService({ documents: [about] })
    await saveDraft(service, 'page_about', { lead: 'x' }, { uid: 'about-us' })
    await service.call('POST', '/desk/api/documents/page_about/publish')
    expect((await service.client().getByUID('page', 'about')).uid).toBe('about-us')
    expect(existsSync(join(service.folder, 'documents/page/about.en-gb.json'))).toBe(false)
  })

  it('are listed with their state, searched and sorted', async () => {
    const service = await startTestService({
      documents: [about, { id: 'page_b', type: 'page', uid: 'b', tags: ['red'] }],
    })
    await saveDraft(service, 'page_about', { lead: 'Zebra crossing' })
    const list = async (query: string): Promise<DocumentList> =>
      (await service.call('GET', `/desk/api/documents?${query}`)).body as unknown as DocumentList
    expect((await list('')).items.map(({ id, state }) => [id, state])).toEqual([
      ['page_about', 'changed'],
      ['page_b', 'published'],
    ])
    expect((await list('search=zeb')).items.map(({ id }) => id)).toEqual(['page_about'])
    expect((await list('tag=red')).total).toBe(1)
    expect((await list('state=changed')).states).toEqual({
      draft: 0,
      changed: 1,
      published: 1,
      unpublished: 0,
    })
    expect((await list('sort=-title')).items.map(({ id }) => id)).toEqual(['page_about', 'page_b'])
  })

  // shows P62
  it('are ranked by title, UID, text', async () => {
    const page = (id: string, title: string, lead: string, uid = id) => ({
      id,
      type: 'page',
      uid,
      data: { title: [{ type: 'heading1', text: title, spans: [] }], lead },
    })
    const service = await startTestService({
      documents: [
        page('a_near', 'Elsewhere again', 'A harbor.'),
        page('a_text', 'Something else', 'It mentions the harbour once.'),
        page('b_begun', 'Harbourmaster', 'Nothing.'),
        page('c_title', 'The harbour', 'Nothing.'),
        page('d_uid', 'Elsewhere', 'Nothing.', 'harbour'),
        page('e_street', 'Weiße Straße', 'Nothing.'),
        page('f_near', 'Harbor', 'Nothing.'),
      ],
    })
    const found = async (words: string): Promise<string[]> =>
      (
        (await service.call('GET', `/desk/api/documents?search=${encodeURIComponent(words)}`))
          .body as unknown as DocumentList
      ).items.map(({ id }) => id)
    expect(await found('harbour')).toEqual(['c_title', 'b_begun', 'd_uid', 'a_text'])
    await saveDraft(service, 'b_begun', {
      title: [{ type: 'heading1', text: 'The harbour master', spans: [] }],
    })
    expect((await found('the harbour')).slice(0, 2)).toEqual(['c_title', 'b_begun'])
    await saveDraft(service, 'b_begun', { title: [{ type: 'heading1', text: 'Harbourmaster', spans: [] }] })
    expect(await found('harbir')).toEqual(['f_near', 'a_near'])
    expect(await found('strasse')).toEqual(['e_street'])
    expect(await found('STRAßE weisse')).toEqual(['e_street'])
    expect(await found('harbuor once mentions')).toEqual(['a_text'])
    expect(await found('e_street')).toEqual(['e_street'])
    expect(await found('harbour nowhere')).toEqual([])

    await saveDraft(service, 'a_text', { lead: 'No longer.' })
    expect(await found('harbour')).not.toContain('a_text')
    expect((await found('harbour')).slice(0, 2)).toEqual(['c_title', 'b_begun'])
  })

  it('are begun by their first draft, once', async () => {
    const service = await startTestService()
    const begin = (lead: string, type = 'page') =>
      service.call(
        'PUT',
        `/desk/api/documents/abcdefgh12345678/draft?type=${type}`,
        { data: { lead } },
        { 'if-match': 'new' },
      )
    expect(await begin('x', 'nothing')).toMatchObject({ status: 404 })
    expect(await begin('First')).toMatchObject({ status: 200, body: { summary: { state: 'draft' } } })
    expect(await begin('Second')).toMatchObject({ status: 409, body: { error: { code: 'desk/conflict' } } })
    expect((await detail(service, 'abcdefgh12345678')).draft?.document.data).toEqual({ lead: 'First' })
  })

  it('tell what links to them', async () => {
    const service = await startTestService({
      documents: [
        about,
        {
          id: 'page_b',
          type: 'page',
          uid: 'b',
          data: { parent: { link_type: 'Document', id: 'page_about' } },
        },
      ],
    })
    const answer = await service.call('GET', '/desk/api/documents/page_about/references')
    expect(answer.body).toMatchObject([{ document: { id: 'page_b' }, paths: ['data.parent'] }])
  })

  it('are written in one key order that compares well', async () => {
    const service = await startTestService({ documents: [about] })
    await saveDraft(service, 'page_about', { score: 2, lead: 'x' })
    await service.call('POST', '/desk/api/documents/page_about/publish')
    const text = readFileSync(join(service.folder, 'documents/page/about.json'), 'utf8')
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      'id',
      'uid',
      'type',
      'lang',
      'tags',
      'first_publication_date',
      'last_publication_date',
      'alternate_languages',
      'data',
    ])
    expect(text).toContain('\n    "lead": "x",\n    "score": 2\n')
    expect(text.endsWith('}\n')).toBe(true)
  })
})

describe('the guard', () => {
  it('refuses changes that come from another site', async () => {
    const service = await startTestService()
    const answer = await service.call(
      'POST',
      '/desk/api/documents',
      { type: 'page' },
      { origin: 'https://evil.example' },
    )
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'desk/forbidden' } } })
    const own = await service.call(
      'POST',
      '/desk/api/documents',
      { type: 'page' },
      { origin: service.origin },
    )
    expect(own.status).toBe(201)
  })
})
