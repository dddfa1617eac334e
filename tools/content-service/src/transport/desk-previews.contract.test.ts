import { describe, expect, it } from 'vitest'
import type { DocumentDetail, Preview } from '../desk/contract.ts'
import type { JsonObject } from '../json/json.ts'
import { about, saveDraft } from '../testing/desk-calls.ts'
import { startTestService } from '../testing/start-test-service.ts'
import type { TestService } from '../testing/start-test-service.ts'

describe('previews', () => {
  const routes = [{ type: 'page', path: '/:uid' }]

  async function open(service: TestService, body: JsonObject): Promise<Preview> {
    const answer = await service.call('POST', '/desk/api/previews', body)
    expect(answer.status).toBe(201)
    return answer.body as unknown as Preview
  }

  /** Puts the draft into a new release. @returns Where the desk has that. */
  async function putIntoRelease(service: TestService): Promise<string> {
    const made = await service.call('POST', '/desk/api/releases', { label: 'Spring' })
    const release = `/desk/api/releases/${(made.body as { id: string }).id}`
    await service.call('PUT', `${release}/documents/page_about`, {})
    return release
  }

  // shows R078, R080
  it('show a draft to each form of the token', async () => {
    const service = await startTestService({
      documents: [about],
      service: { siteOrigin: 'http://localhost:3000' },
    })
    await saveDraft(service, 'page_about', { lead: 'As changed' })
    const preview = await open(service, { documentId: 'page_about' })
    const url = new URL(preview.url ?? '')
    expect(url.origin + url.pathname).toBe('http://localhost:3000/api/preview')
    expect(url.searchParams.get('token')).toBe(preview.token)
    expect(preview.token).toContain('websitePreviewId=')

    const cookie = JSON.stringify({
      _tracker: 'abcd1234',
      'test-repo.prismic.io': { preview: preview.token },
    })
    for (const ref of [
      preview.token,
      encodeURIComponent(preview.token),
      cookie,
      encodeURIComponent(cookie),
    ]) {
      const client = service.client()
      client.queryContentFromRef(ref)
      expect((await client.getByUID('page', 'about')).data['lead']).toBe('As changed')
    }
    const client = service.client({ routes })
    expect(
      await client.resolvePreviewURL({
        defaultURL: '/',
        documentID: preview.documentId,
        previewToken: preview.token,
      }),
    ).toBe('/about')
  })

  // shows R080
  it('show what is published to a cookie without a preview', async () => {
    const service = await startTestService({ documents: [about] })
    await saveDraft(service, 'page_about', { lead: 'As changed' })
    const client = service.client()
    client.queryContentFromRef(JSON.stringify({ _tracker: 'abcd1234' }))
    expect((await client.getByUID('page', 'about')).data['lead']).toBe('As published')
  })

  it('show a document that was never published, without publication dates', async () => {
    const service = await startTestService()
    const created = await service.call('POST', '/desk/api/documents', {
      type: 'page',
      uid: 'fresh',
      data: { lead: 'Fresh' },
    })
    const preview = await open(service, {
      documentId: (created.body as unknown as DocumentDetail).summary.id,
    })
    const client = service.client()
    client.queryContentFromRef(preview.token)
    const page = await client.getByUID('page', 'fresh')
    expect([page.data['lead'], page.first_publication_date, page.last_publication_date]).toEqual([
      'Fresh',
      null,
      null,
    ])
  })

  // shows R082
  it('always show the current draft over published content', async () => {
    const service = await startTestService({ documents: [about, { id: 'page_b', type: 'page', uid: 'b' }] })
    await saveDraft(service, 'page_about', { lead: 'One' })
    const preview = await open(service, { documentId: 'page_about' })
    const ping = async (): Promise<JsonObject> =>
      (await service.call('GET', `/previews/${preview.id}/ping?ref=${encodeURIComponent(preview.token)}`))
        .body
    expect(await ping()).toEqual({ reload: false, ref: preview.token })

    await saveDraft(service, 'page_about', { lead: 'Two' })
    const changed = await ping()
    expect(changed['reload']).toBe(true)
    for (const ref of [preview.token, changed['ref'] as string]) {
      const client = service.client()
      client.queryContentFromRef(ref)
      expect((await client.getByUID('page', 'about')).data['lead']).toBe('Two')
    }
  })

  it('show only their own draft by default', async () => {
    const service = await startTestService({
      documents: [about, { id: 'page_b', type: 'page', uid: 'b', data: { lead: 'b' } }],
    })
    await saveDraft(service, 'page_about', { lead: 'draft' })
    await saveDraft(service, 'page_b', { lead: 'draft' })
    const leads = async (preview: Preview): Promise<unknown[]> => {
      const client = service.client()
      client.queryContentFromRef(preview.token)
      return (await client.getAllByType('page')).map(({ data }) => data['lead'] as unknown)
    }
    expect(await leads(await open(service, { documentId: 'page_about' }))).toEqual(['draft', 'b'])
    expect(await leads(await open(service, { documentId: 'page_about', allDrafts: true }))).toEqual([
      'draft',
      'draft',
    ])
  })

  it('are never kept by a cache', async () => {
    const service = await startTestService({ documents: [about] })
    await saveDraft(service, 'page_about', { lead: 'x' })
    const preview = await open(service, { documentId: 'page_about' })
    const answer = await service.call(
      'GET',
      `/api/v2/documents/search?ref=${encodeURIComponent(preview.token)}`,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('end without a silent replacement', async () => {
    let now = Date.UTC(2026, 0, 5)
    const service = await startTestService({ documents: [about], service: { now: () => now } })
    await saveDraft(service, 'page_about', { lead: 'x' })
    const preview = await open(service, { documentId: 'page_about' })
    now = preview.expiresAtMs
    const answer = await service.call(
      'GET',
      `/api/v2/documents/search?ref=${encodeURIComponent(preview.token)}`,
    )
    expect(answer).toMatchObject({
      status: 404,
      body: { type: 'api_notfound_error', message: `${preview.token} not found` },
    })
    expect((await service.call('GET', `/previews/${preview.id}/ping?ref=x`)).status).toBe(404)
    expect((await service.call('GET', `/previews/${preview.id}/open`)).status).toBe(404)
  })

  it.each([
    ['was discarded', (service) => service.call('DELETE', '/desk/api/documents/page_about/draft')],
    ['was published', (service) => service.call('POST', '/desk/api/documents/page_about/publish')],
    ['was written back', (service) => saveDraft(service, 'page_about', { lead: 'As published' })],
    [
      'was published in a release',
      async (service) => {
        const release = await putIntoRelease(service)
        return service.call('POST', `${release}/publish`)
      },
    ],
  ] satisfies [string, (service: TestService) => Promise<unknown>][])(
    'end with their draft, and show no later one: it %s',
    async (_, end) => {
      const service = await startTestService({
        documents: [about, { id: 'page_b', type: 'page', uid: 'b' }],
        service: { siteOrigin: 'http://localhost:3000' },
      })
      await saveDraft(service, 'page_about', { lead: 'For you' })
      await saveDraft(service, 'page_b', { lead: 'Another' })
      const shared = await open(service, { documentId: 'page_about' })
      const other = await open(service, { documentId: 'page_b' })
      await end(service)
      await saveDraft(service, 'page_about', { lead: 'Not for you' })
      expect((await service.call('GET', new URL(shared.shareUrl).pathname)).status).toBe(404)
      expect((await service.call('GET', `/previews/${shared.id}/ping?ref=x`)).status).toBe(404)
      const client = service.client()
      client.queryContentFromRef(shared.token)
      await expect(client.getByUID('page', 'about')).rejects.toThrow('not found')
      expect((await service.call('GET', new URL(other.shareUrl).pathname)).status).toBe(302)
    },
  )

  it('go on while their draft is another than was published', async () => {
    const service = await startTestService({ documents: [about] })
    await saveDraft(service, 'page_about', { lead: 'One' })
    const release = await putIntoRelease(service)
    await saveDraft(service, 'page_about', { lead: 'Two' })
    const preview = await open(service, { documentId: 'page_about' })
    await service.call('POST', `${release}/publish`)
    const client = service.client()
    client.queryContentFromRef(preview.token)
    expect((await client.getByUID('page', 'about')).data['lead']).toBe('Two')
  })

  it.each([[{}], [{ allDrafts: true }]])('end with their document, opened with %j', async (how) => {
    const service = await startTestService({ service: { siteOrigin: 'http://localhost:3000' } })
    const created = await service.call('POST', '/desk/api/documents', {
      type: 'page',
      uid: 'fresh',
      data: {},
    })
    const documentId = (created.body as unknown as DocumentDetail).summary.id
    const shared = await open(service, { documentId, ...how })
    expect((await service.call('DELETE', `/desk/api/documents/${documentId}`)).status).toBe(204)
    expect((await service.call('GET', new URL(shared.shareUrl).pathname)).status).toBe(404)
    const pages = await service.call(
      'GET',
      `/api/v2/documents/search?ref=${encodeURIComponent(shared.token)}`,
    )
    expect(pages.status).toBe(404)
  })

  it('are shared by a link into the site', async () => {
    const service = await startTestService({
      documents: [about],
      service: { siteOrigin: 'http://localhost:3000' },
    })
    await saveDraft(service, 'page_about', { lead: 'x' })
    const preview = await open(service, { documentId: 'page_about' })
    const answer = await service.call('GET', new URL(preview.shareUrl).pathname)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, preview.url])
  })
})
