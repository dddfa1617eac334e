import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createAdmission } from './admit-webhook.ts'
import { callWebhook } from './call-webhook.ts'
import { previewNews } from './preview-news.ts'
import { readPreview, readPreviewRef } from './read-preview-ref.ts'

const url = 'https://site.test/api/revalidate'

describe('callWebhook', () => {
  /** Calls a site whose check lets in this secret. */
  const call = (secret: string, details?: { again: string[] }) => {
    const admit = createAdmission({ secret: 'right', maxBodyBytes: 1_000, now: () => 0 })
    const hooks: unknown[] = []
    const fetch = async (address: string, init: object) => {
      const hook = await admit(new Request(address, init))
      hooks.push(hook)
      return hook instanceof Response ? hook : Response.json({})
    }
    return { hooks, done: callWebhook({ url, secret, fetch: fetch as never }, details) }
  }

  it('passes its own check, and names the pages', async () => {
    const { hooks, done } = call('right', { again: ['/odds'] })
    expect(await done).toBe(true)
    expect(hooks).toMatchObject([{ type: 'api-update', again: ['/odds'] }])
  })

  it('says when it was refused, or came to nothing', async () => {
    expect(await call('wrong').done).toBe(false)
    const fetch = () => Promise.reject(new Error('down'))
    expect(await callWebhook({ url, secret: 'right', fetch })).toBe(false)
  })

  it('follows no redirect with the secret', async () => {
    const asked: (string | undefined)[] = []
    const server = createServer(({ url: path }, response) => {
      asked.push(path)
      response.writeHead(307, { location: '/elsewhere' }).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    expect(await callWebhook({ url: `http://127.0.0.1:${port}/hook`, secret: 'right', fetch })).toBe(false)
    expect(asked).toEqual(['/hook'])
  })
})

describe('createAdmission', () => {
  const asked = (body: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const hook = (secret: string) => asked({ type: 'api-update', secret })

  it.each([
    [400, asked({}, { 'content-type': 'text/plain' })],
    [400, asked({ type: 'other' })],
    [413, asked({ type: 'api-update', words: 'x'.repeat(1_000) })],
    [401, hook('wrong')],
  ])('refuses with %i', async (status, request) => {
    const admit = createAdmission({ secret: 'right', maxBodyBytes: 500, now: () => 0 })
    expect(await admit(request)).toMatchObject({ status })
  })

  it('lets the right secret in however often others were refused', async () => {
    const told: string[] = []
    const peers = { nameOf: () => 'caller', tell: (news: string) => told.push(news), hear: () => {} }
    const admit = createAdmission({ secret: 'right', peers, maxBodyBytes: 500, now: () => 0 })
    for (let count = 0; count < 30; count += 1) await admit(hook('wrong'))
    expect(told).toHaveLength(30)
    expect(await admit(hook('wrong'))).toMatchObject({ status: 429 })
    expect(await admit(hook('right'))).toMatchObject({ type: 'api-update' })
  })
})

describe('readPreviewRef', () => {
  const client = { repositoryName: 'test', endpoint: 'https://test.cdn.prismic.io/api/v2' } as never

  it('finds no preview where there is no visit', async () => {
    expect(await readPreviewRef(client)).toBeUndefined()
    expect(await readPreview(client)).toMatchObject({ client, generation: expect.any(Number) })
  })

  it('answers editors’ pages without a preview by 404', async () => {
    const response = await previewNews({ client })(new Request(`${url}?seen=x`))
    expect([response.status, await response.json()]).toEqual([404, { state: 'none' }])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
