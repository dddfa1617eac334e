import { performance } from 'node:perf_hooks'
import { afterEach, describe, expect, it } from 'vitest'
import { ask } from '../testing/control.ts'
import { password, useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const fault = async (body: object): Promise<void> =>
  expect((await ask(backend, 'POST', '/faults', body)).status).toBe(201)
const settings = (init: RequestInit = {}): Promise<Response> =>
  fetch(`${backend.url}/auth/v1/settings`, { headers: { apikey: backend.publishableKey }, ...init })

afterEach(async () => {
  await ask(backend, 'POST', '/reset')
})

describe('faults', () => {
  // shows P50
  it('answer with a status, as often as asked, on the path that was named', async () => {
    await fault({
      path: '/auth/v1/settings',
      kind: 'status',
      status: 503,
      headers: { 'retry-after': '2' },
      times: 2,
    })
    const [first, second, third] = [await settings(), await settings(), await settings()]
    expect([first.status, second.status, third.status]).toEqual([503, 503, 200])
    expect(first.headers.get('retry-after')).toBe('2')
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    expect((await fetch(`${backend.url}/health`)).status).toBe(200)
  })

  it('tell one grant from another', async () => {
    const { client } = await backend.signUp('grant@example.com')
    await fault({ path: '/auth/v1/token', contains: 'grant_type=password', kind: 'status', status: 500 })
    const refused = await backend.client().auth.signInWithPassword({ email: 'grant@example.com', password })
    expect(refused.error?.status).toBe(500)
    expect((await client.auth.refreshSession()).error).toBeNull()
  })

  it('make slow', async () => {
    await fault({ path: '/auth/*', kind: 'latency', ms: 300 })
    const startedMs = performance.now()
    expect((await settings()).status).toBe(200)
    expect(performance.now() - startedMs).toBeGreaterThan(290)
  })

  it('cut before the work, so that nothing was done', async () => {
    await fault({ path: '/auth/v1/signup', kind: 'cut' })
    expect((await backend.client().auth.signUp({ email: 'cut@example.com', password })).error).not.toBeNull()
    expect(await backend.mailCount('cut@example.com')).toBe(0)
  })

  it('cut after the work, so that only the answer is lost', async () => {
    const { client } = await backend.signUp('lost@example.com')
    const before = (await client.auth.getSession()).data.session?.refresh_token ?? ''
    await fault({ path: '/auth/v1/token', kind: 'cut', at: 'end', times: 1 })
    const lost = await fetch(`${backend.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey },
      body: JSON.stringify({ refresh_token: before }),
    }).catch((error: unknown) => error)
    expect(lost).toBeInstanceOf(TypeError)
    backend.advance(60_000)
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect((await client.auth.getSession()).data.session?.refresh_token).not.toBe(before)
  })

  it.each(['cut', 'hang'])('%s in the middle of an answer', async (kind) => {
    await fault({ path: '/auth/v1/settings', kind, at: 'middle' })
    const response = await settings({ signal: AbortSignal.timeout(500) })
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toBeInstanceOf(Error)
  })

  it.each(['start', 'end'])('hang without a word, from the %s', async (at) => {
    await fault({ path: '/auth/v1/settings', kind: 'hang', at })
    const timedOut = settings({ signal: AbortSignal.timeout(300) })
    await expect(timedOut).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it.each([
    ['malformed', /^\{"external".*[^}]$/],
    ['html', /^<!doctype html>/],
    ['empty', /^$/],
    ['null', /^null$/],
  ])('answer with a body that is %s', async (body, expected) => {
    await fault({ path: '/auth/v1/settings', kind: 'body', body })
    const response = await settings()
    expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(expected)])
  })

  it('answer with another body at its own length, and with the headers asked for', async () => {
    const { storage } = backend.serviceClient()
    await storage.createBucket('spoiled', { public: true })
    await storage.from('spoiled').upload('page.txt', new Blob(['0123456789'], { type: 'text/plain' }))
    const { publicUrl } = storage.from('spoiled').getPublicUrl('page.txt').data
    expect((await fetch(publicUrl)).headers.get('content-length')).toBe('10')
    await fault({
      path: '/storage/*',
      kind: 'body',
      body: 'a longer body than it was',
      headers: { etag: '"other"' },
    })
    const response = await fetch(publicUrl)
    expect(await response.text()).toBe('a longer body than it was')
    expect(response.headers.get('content-length')).not.toBe('10')
    expect(response.headers.get('etag')).toBe('"other"')
  })

  it('drip', async () => {
    await fault({ path: '/auth/v1/settings', kind: 'drip', pieceBytes: 100, ms: 100 })
    const pieces: Uint8Array[] = []
    for await (const piece of (await settings()).body ?? []) pieces.push(piece)
    expect(pieces.length).toBeGreaterThan(1)
    expect(JSON.parse(Buffer.concat(pieces).toString())).toHaveProperty('external')
  })

  it('hit a share of requests', async () => {
    await fault({ path: '/auth/v1/settings', kind: 'status', status: 500, rate: 0.5 })
    const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await settings()).status))
    expect(new Set(statuses)).toEqual(new Set([200, 500]))
  })

  it('are listed with their hits, and taken back one by one or all', async () => {
    await fault({ path: '/auth/v1/settings', kind: 'status' })
    await fault({ path: '/rest/*', kind: 'status' })
    await settings()
    const listed = (await ask(backend, 'GET', '/faults')).body as { id: string; hits: number }[]
    expect(listed.map(({ hits }) => hits)).toEqual([1, 0])
    expect((await ask(backend, 'DELETE', `/faults/${listed[0]?.id}`)).status).toBe(204)
    expect((await settings()).status).toBe(200)
    expect((await ask(backend, 'DELETE', '/faults/none')).status).toBe(404)
    await ask(backend, 'DELETE', '/faults')
    expect((await ask(backend, 'GET', '/faults')).body).toEqual([])
  })

  it('do not reach the control plane, the mailbox or the health', async () => {
    await fault({ path: '*', kind: 'status' })
    for (const path of ['/health', '/mailbox/api/messages'])
      expect((await fetch(backend.url + path)).status).toBe(200)
    expect((await ask(backend, 'GET', '/clock')).status).toBe(200)
  })
})
