import { ForbiddenError, asDate } from '@prismicio/client'
import { describe, expect, it } from 'vitest'
import type { ReleaseDetail } from '../desk/contract.ts'
import type { JsonObject } from '../json/json.ts'
import { startTestService } from '../testing/start-test-service.ts'
import type { TestService } from '../testing/start-test-service.ts'
import { receiveWebhooks } from '../testing/webhook-receiver.ts'

const about = { id: 'page_about', type: 'page', uid: 'about', data: { lead: 'As published' } }
const settings = (access: string): JsonObject => ({
  access,
  accessTokens: [
    { id: 't1', name: 'Master', token: 'master-token', scope: 'master' },
    { id: 't2', name: 'All', token: 'release-token', scope: 'master+releases' },
  ],
})

async function makeRelease(service: TestService, label = 'Spring'): Promise<string> {
  const release = await service.call('POST', '/desk/api/releases', { label })
  expect(release.status).toBe(201)
  const { id } = release.body as unknown as ReleaseDetail
  const put = await service.call('PUT', `/desk/api/releases/${id}/documents/page_about`, {
    data: { lead: 'In the release' },
  })
  expect(put.status).toBe(200)
  return id
}

describe('access', () => {
  // shows R151
  it('opens published content to all but wrong tokens', async () => {
    const service = await startTestService({
      documents: [about],
      files: { 'settings.json': settings('public') },
    })
    expect((await service.client().get()).results).toHaveLength(1)
    expect((await service.client({ accessToken: 'master-token' }).get()).results).toHaveLength(1)
    expect(await service.client({ accessToken: 'master-token' }).getTags()).toEqual([])
    await expect(service.client({ accessToken: 'wrong-token' }).get()).rejects.toThrow(ForbiddenError)
    const repository = await service.call('GET', '/api/v2?access_token=wrong-token')
    expect(repository).toMatchObject({ status: 401, body: { error: 'Invalid access token' } })
  })

  // shows R105
  it('needs a token for everything where the repository is private', async () => {
    const service = await startTestService({
      documents: [about],
      files: { 'settings.json': settings('private') },
    })
    expect((await service.call('GET', '/api/v2')).status).toBe(401)
    expect((await service.call('GET', '/api/v2/tags')).status).toBe(401)
    expect(await service.call('GET', '/api/v2/documents/search?ref=x')).toMatchObject({
      status: 401,
      body: { type: 'api_security_error', message: 'Access to this Ref requires an access token' },
    })
    expect((await service.client({ accessToken: 'master-token' }).get()).results).toHaveLength(1)
  })

  // shows R105
  it('shows releases to their tokens, or to everybody', async () => {
    const service = await startTestService({
      documents: [about],
      files: { 'settings.json': settings('public') },
    })
    const id = await makeRelease(service)
    expect(await service.client().getReleases()).toEqual([])
    expect(await service.client({ accessToken: 'master-token' }).getReleases()).toEqual([])
    const release = await service.client({ accessToken: 'release-token' }).getReleaseByLabel('Spring')
    expect(release).toEqual({
      id,
      label: 'Spring',
      ref: expect.stringMatching(new RegExp(`^[\\w-]{16}~${await service.masterRef()}$`)),
    })
    await expect(service.client().get({ ref: release.ref })).rejects.toThrow(ForbiddenError)

    await service.call('PATCH', '/desk/api/settings', { access: 'open' })
    expect(await service.client().getReleases()).toHaveLength(1)
    expect((await service.client().get({ ref: release.ref })).results[0]?.data['lead']).toBe('In the release')
  })
})

describe('releases', () => {
  const open = { 'settings.json': { access: 'open' } }

  // shows R076, R077
  it('show their documents by id and label', async () => {
    const service = await startTestService({
      documents: [about, { id: 'page_b', type: 'page', uid: 'b' }],
      files: open,
    })
    const id = await makeRelease(service)
    for (const choose of ['queryContentFromReleaseByID', 'queryContentFromReleaseByLabel'] as const) {
      const client = service.client()
      client[choose](choose === 'queryContentFromReleaseByID' ? id : 'Spring')
      const pages = await client.getAllByType('page')
      expect(pages.map(({ data }) => data['lead'])).toEqual(['In the release', null])
    }
    expect((await service.client().getByUID('page', 'about')).data['lead']).toBe('As published')
  })

  it('get a new ref with every change, replacing the old', async () => {
    const service = await startTestService({ documents: [about], files: open })
    const id = await makeRelease(service)
    const before = await service.client().getReleaseByID(id)
    await service.call('DELETE', `/desk/api/releases/${id}/documents/page_about`)
    const after = await service.client().getReleaseByID(id)
    expect(after.ref).not.toBe(before.ref)
    expect((await service.call('GET', `/api/v2/documents/search?ref=${before.ref}`)).status).toBe(404)
  })

  it('show never published documents with dates, as hosted', async () => {
    const service = await startTestService({ files: open })
    const scheduledAtMs = Date.UTC(2099, 0, 1)
    const release = await service.call('POST', '/desk/api/releases', { label: 'Spring', scheduledAtMs })
    const created = await service.call('POST', '/desk/api/documents', { type: 'page', uid: 'fresh' })
    const { id } = (created.body as { summary: { id: string } }).summary
    await service.call('PUT', `/desk/api/releases/${release.body['id'] as string}/documents/${id}`, {})
    const client = service.client()
    client.queryContentFromReleaseByLabel('Spring')
    const page = await client.getByUID('page', 'fresh')
    expect(asDate(page.first_publication_date)?.getTime()).toBe(scheduledAtMs)
    expect(asDate(page.last_publication_date)?.getTime()).toBe(scheduledAtMs)
  })

  it('are previewed like drafts', async () => {
    const service = await startTestService({ documents: [about] })
    const releaseId = await makeRelease(service)
    const preview = await service.call('POST', '/desk/api/previews', { releaseId })
    const client = service.client()
    client.queryContentFromRef(preview.body['token'] as string)
    expect((await client.getByUID('page', 'about')).data['lead']).toBe('In the release')
    await service.call('POST', `/desk/api/releases/${releaseId}/publish`)
    expect((await service.call('GET', `/previews/${preview.body['id'] as string}/ping`)).status).toBe(404)
  })

  it('are published at once, with webhooks', async () => {
    const receiver = await receiveWebhooks()
    const service = await startTestService({
      documents: [about, { id: 'page_b', type: 'page', uid: 'b' }],
      service: { webhook: { url: receiver.url, secret: '' } },
    })
    const id = await makeRelease(service)
    await service.call('PUT', `/desk/api/releases/${id}/documents/page_b`, { data: { lead: 'Also' } })
    expect((await service.call('POST', `/desk/api/releases/${id}/publish`)).body).toEqual({
      published: ['page_about', 'page_b'],
    })
    expect((await service.client().getAllByType('page')).map(({ data }) => data['lead'])).toEqual([
      'In the release',
      'Also',
    ])
    const messages = await receiver.until(4)
    expect(messages.map(({ releases }) => Object.keys(releases as object))).toEqual([
      ['addition'],
      ['update'],
      ['update'],
      ['deletion'],
    ])
    expect(messages[3]).toMatchObject({
      masterRef: await service.masterRef(),
      documents: ['page_about', 'page_b'],
      releases: { deletion: [{ id, label: 'Spring', documents: ['page_about', 'page_b'] }] },
    })
  })

  it('are published when their time has come', async () => {
    const service = await startTestService({ documents: [about], files: open })
    const id = await makeRelease(service)
    const { body } = await service.call('GET', '/control/clock')
    const scheduledAtMs = (body['nowMs'] as number) + 3_600_000
    await service.call('PATCH', `/desk/api/releases/${id}`, { scheduledAtMs })
    expect(await service.client().getReleaseByID(id)).toMatchObject({ scheduledAt: scheduledAtMs })

    await service.call('POST', '/control/clock', { advanceMs: 3_599_000 })
    expect((await service.client().getByUID('page', 'about')).data['lead']).toBe('As published')
    await service.call('POST', '/control/clock', { advanceMs: 1_001 })
    expect((await service.client().getByUID('page', 'about')).data['lead']).toBe('In the release')
    expect(await service.client().getReleases()).toEqual([])
  })

  it('return drafts of their own when deleted', async () => {
    const service = await startTestService({ documents: [about] })
    const id = await makeRelease(service)
    expect((await service.call('DELETE', `/desk/api/releases/${id}`)).status).toBe(204)
    expect((await service.call('GET', '/desk/api/documents/page_about')).body).toMatchObject({
      summary: { state: 'changed' },
      draft: { document: { data: { lead: 'In the release' } } },
    })
  })

  it('outlast a restart', async () => {
    const service = await startTestService({ documents: [about], files: open })
    const id = await makeRelease(service)
    const release = await service.client().getReleaseByID(id)
    await service.call('POST', '/control/reload')
    expect((await service.client().getReleaseByID(id)).ref).toBe(release.ref)
  })
})
