import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createAdmission } from './admit-webhook.ts'
import { ownCalls, takeOwnCall } from '../processes/own-calls.ts'
import { callOwnWebhook } from './call-webhook.ts'
import { previewNews } from './preview-news.ts'
import { readPreview, readPreviewRef } from './read-preview-ref.ts'

const url = 'https://site.test/api/revalidate'

describe('callOwnWebhook', () => {
  it('sends neither what it asks nor a secret', async () => {
    const carried: unknown[] = []
    const fetch = async (address: string, init: RequestInit) => {
      const request = new Request(address, init)
      carried.push(await request.clone().text(), takeOwnCall(request.headers), takeOwnCall(request.headers))
      return Response.json({ status: 'done', ref: 'm2' })
    }
    const call = { heard: true, masterRef: 'm2' }
    expect(await callOwnWebhook({ url, fetch: fetch as never }, call)).toEqual({ status: 'done', ref: 'm2' })
    // The name it sends is worth something once.
    expect(carried).toEqual(['', call, undefined])
  })

  it('says when it was refused, or came to nothing', async () => {
    const refusing = async () => new Response('{}', { status: 401 })
    expect(await callOwnWebhook({ url, fetch: refusing })).toBeUndefined()
    const fetch = () => Promise.reject(new Error('down'))
    expect(await callOwnWebhook({ url, fetch })).toBeUndefined()
  })

  it('leaves no call behind that did not arrive', async () => {
    const before = ownCalls().size
    await callOwnWebhook({ url, fetch: () => Promise.reject(new Error('down')) })
    expect(ownCalls().size).toBe(before)
  })

  it('follows no redirect with the name', async () => {
    const asked: (string | undefined)[] = []
    const server = createServer(({ url: path }, response) => {
      asked.push(path)
      response.writeHead(307, { location: '/elsewhere' }).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    expect(await callOwnWebhook({ url: `http://127.0.0.1:${port}/hook`, fetch })).toBeUndefined()
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

  it('takes the secret of before, while it is changed, and none where none is set', async () => {
    const options = { maxBodyBytes: 500, now: () => 0 }
    const admit = createAdmission({ ...options, secret: 'new', previousSecret: 'old' })
    expect(await admit(hook('old'))).toMatchObject({ type: 'api-update' })
    expect(await admit(hook('new'))).toMatchObject({ type: 'api-update' })
    expect(await admit(hook(''))).toMatchObject({ status: 401 })
    expect(await createAdmission({ ...options, secret: 'new' })(hook('old'))).toMatchObject({ status: 401 })
  })

  it('counts refusals together with others while the key of names is changed', async () => {
    const heard = new Map<string, (news: string) => void>()
    const admissionOf = (own: string, other: string) =>
      createAdmission({
        secret: 'right',
        maxBodyBytes: 500,
        now: () => 0,
        peers: {
          nameOf: (caller) => `${own} ${caller}`,
          otherNameOf: (caller) => `${other} ${caller}`,
          send: (news) => {
            for (const [name, hear] of heard) if (name !== own) hear(news)
          },
          onMessage: (hear) => void heard.set(own, hear),
        },
      })
    const [before, swapped] = [admissionOf('old', 'new'), admissionOf('new', 'old')]
    for (let count = 0; count < 30; count += 1) await before(hook('wrong'))
    expect(await swapped(hook('wrong'))).toMatchObject({ status: 429 })
  })

  it('lets the right secret in however often others were refused', async () => {
    const told: string[] = []
    const peers = { nameOf: () => 'caller', send: (news: string) => told.push(news), onMessage: () => {} }
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
