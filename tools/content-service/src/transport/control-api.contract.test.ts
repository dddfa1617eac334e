import { writeFile } from 'node:fs/promises'
import { PreviewTokenExpiredError, RefNotFoundError } from '@prismicio/client'
import { describe, expect, it } from 'vitest'
import type { Preview } from '../desk/contract.ts'
import type { JsonObject } from '../json/json.ts'
import { startTestService } from '../testing/start-test-service.ts'
import type { TestService } from '../testing/start-test-service.ts'

const documents = [{ id: 'page_a', type: 'page', uid: 'a', data: { lead: 'Hello' } }]

async function control(
  service: TestService,
  method: string,
  path: string,
  body?: JsonObject,
): Promise<JsonObject> {
  const answer = await service.call(method, `/control${path}`, body)
  expect(answer.status).toBeLessThan(300)
  return answer.body
}

async function openPreview(service: TestService): Promise<Preview> {
  const answer = await service.call('POST', '/desk/api/previews', { documentId: 'page_a' })
  return answer.body as unknown as Preview
}

describe('faults', () => {
  it('answer with a status, counted, on named paths', async () => {
    const service = await startTestService({ documents })
    await control(service, 'POST', '/faults', {
      path: '/api/v2/documents/*',
      kind: 'status',
      status: 503,
      times: 1,
    })
    expect((await service.call('GET', '/api/v2')).status).toBe(200)
    await expect(service.client().get()).rejects.toMatchObject({
      message: 'An invalid API response was returned',
    })
    expect((await service.client().get()).results).toHaveLength(1)
  })

  it('break a connection before or within the answer', async () => {
    const service = await startTestService({ documents })
    for (const at of ['start', 'middle']) {
      await control(service, 'POST', '/faults', { path: '/api/v2/documents/*', kind: 'cut', at, times: 1 })
      await expect(service.client().get()).rejects.toThrow(/fetch failed|terminated/)
    }
    expect((await service.client().get()).results).toHaveLength(1)
  })

  // shows R190
  it('send bodies that clients cannot read', async () => {
    const service = await startTestService({ documents })
    for (const body of ['malformed', 'html', 'empty']) {
      await control(service, 'POST', '/faults', { path: '/api/v2/documents/*', kind: 'body', body, times: 1 })
      await expect(service.client().get()).rejects.toThrow(SyntaxError)
    }
  })

  it('delay and drip answers without changing them', async () => {
    const service = await startTestService({ documents })
    await control(service, 'POST', '/faults', {
      path: '/api/v2/documents/*',
      kind: 'latency',
      ms: 5,
      times: 1,
    })
    await control(service, 'POST', '/faults', {
      path: '/api/v2/documents/*',
      kind: 'drip',
      ms: 1,
      pieceBytes: 400,
      times: 1,
    })
    expect((await service.client().get()).results).toHaveLength(1)
    const faults = (await control(service, 'GET', '/faults')) as unknown as { hits: number }[]
    expect(faults.map(({ hits }) => hits)).toEqual([1, 1])
  })

  // shows R200
  it('limit the rate with the header asked for', async () => {
    const service = await startTestService({ documents })
    const limit = (path: string, headers: Record<string, string>) =>
      control(service, 'POST', '/faults', { path, kind: 'status', status: 429, times: 1, headers })
    const retryAfter = 'Wed, 21 Oct 2026 07:28:00 GMT'
    await limit('/api/v2', { 'retry-after': retryAfter })
    const limited = await service.call('GET', '/api/v2')
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, retryAfter])
    await limit('/api/v2', {})
    const bare = await service.call('GET', '/api/v2')
    expect([bare.status, bare.headers.get('retry-after')]).toEqual([429, null])
    await limit('/api/v2/documents/search', { 'retry-after': '0' })
    expect((await service.client().get()).results).toHaveLength(1)
  })

  it('are forgotten on reset', async () => {
    const service = await startTestService({ documents })
    await control(service, 'POST', '/faults', { path: '*', kind: 'status', status: 500 })
    await control(service, 'POST', '/reset')
    expect((await service.client().get()).results).toHaveLength(1)
  })
})

describe('refs', () => {
  // shows R075
  it('keep showing what they showed until they expire', async () => {
    const service = await startTestService({ documents })
    const old = await service.masterRef()
    await control(service, 'POST', '/master-ref/rotate')
    expect(await service.masterRef()).not.toBe(old)
    expect((await service.client().get({ ref: old })).results).toHaveLength(1)

    await control(service, 'POST', '/master-ref/expire')
    const answer = await service.call('GET', `/api/v2/documents/search?ref=${old}`)
    expect(answer.status).toBe(410)
    expect(answer.body).toEqual({
      type: 'api_validation_error',
      message: `The provided ref is no longer accessible, it has expired. Master ref is: ${await service.masterRef()}`,
    })
  })

  it('that are dead lead to the master', async () => {
    const service = await startTestService({ documents })
    const old = await service.masterRef()
    await control(service, 'POST', '/master-ref/expire')
    expect((await service.client().get({ ref: old })).results).toHaveLength(1)
    expect((await service.client().get({ ref: 'never-known' })).results).toHaveLength(1)
  })
})

describe('previews', () => {
  it('can be ended, or answer as they did once', async () => {
    const service = await startTestService({ documents })
    const preview = await openPreview(service)
    await control(service, 'POST', `/previews/${preview.id}/expire`)
    const client = service.client()
    client.queryContentFromRef(preview.token)
    await expect(client.get()).rejects.toThrow(RefNotFoundError)
    await expect(client.get()).rejects.toThrow(`${preview.token} not found`)

    await control(service, 'PUT', '/previews', { endedPreview: 'expired' })
    await expect(client.get()).rejects.toThrow(PreviewTokenExpiredError)
  })
})

describe('the clock', () => {
  // shows P44
  it('can be moved ahead and set back', async () => {
    const service = await startTestService({ documents, service: { now: () => 1000 } })
    expect(await control(service, 'GET', '/clock')).toEqual({ nowMs: 1000, aheadMs: 0 })
    expect(await control(service, 'POST', '/clock', { advanceMs: 500 })).toEqual({
      nowMs: 1500,
      aheadMs: 500,
    })
    expect(await control(service, 'DELETE', '/clock')).toEqual({ nowMs: 1000, aheadMs: 0 })
  })

  it('ends previews when it passes their time', async () => {
    const service = await startTestService({ documents })
    const preview = await openPreview(service)
    await control(service, 'POST', '/clock', { advanceMs: 25 * 3_600_000 })
    expect((await service.call('GET', `/previews/${preview.id}/ping`)).status).toBe(404)
  })
})

describe('the request log', () => {
  it('counts what was asked, the control plane aside', async () => {
    const service = await startTestService({ documents })
    const client = service.client()
    await client.getByUID('page', 'a')
    await client.getByUID('page', 'a')
    expect(await control(service, 'GET', '/requests?path=/api/v2/documents')).toMatchObject({ count: 2 })
    expect(await control(service, 'GET', '/requests')).toMatchObject({
      count: 3,
      requests: [{ method: 'GET', path: '/api/v2', status: 200 }, {}, {}],
    })
    await control(service, 'DELETE', '/requests')
    expect(await control(service, 'GET', '/requests')).toMatchObject({ count: 0 })
  })
})

describe('reload', () => {
  it('takes in changed files under a new master ref', async () => {
    const service = await startTestService({ documents })
    const before = await service.masterRef()
    await writeFile(
      `${service.folder}/documents/page/hand.json`,
      JSON.stringify({ id: 'hand', uid: 'hand', type: 'page', lang: 'en-gb', data: { lead: 'By hand' } }),
    )
    await control(service, 'POST', '/reload')
    expect(await service.masterRef()).not.toBe(before)
    expect((await service.client().getByUID('page', 'hand')).data['lead']).toBe('By hand')
  })
})
