import { once } from 'node:events'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { edgeTags } from '@house-edge/serving/headers'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

const secret = 'a secret of the edge'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

/** An edge that answers with this status, and what it was told. */
async function edgeAnswering(status: number, headersOfAnswer: OutgoingHttpHeaders = {}) {
  const told: unknown[] = []
  const server = createServer(({ method, headers }, response) => {
    told.push([method, headers.authorization, headers['surrogate-key']])
    response.writeHead(status, headersOfAnswer).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  vi.stubEnv('SITE_EDGE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  vi.stubEnv('SITE_EDGE_SECRET', secret)
  const { findEdge } = await import('./edge.ts')
  return { edge: findEdge()!, told }
}

describe('findEdge', () => {
  it('finds none unless the environment names one', async () => {
    const { findEdge } = await import('./edge.ts')
    expect(findEdge()).toBeUndefined()
  })

  it('has the edge forget by tags, with the secret', async () => {
    const { edge, told } = await edgeAnswering(200)
    await edge.forget({ tags: ['content:list:article'] })
    expect(told).toEqual([['PURGE', `Bearer ${secret}`, edgeTags(['content:list:article']).join(' ')]])
  })

  it.each([
    ['a redirect is published', ['content:document:redirect:7', 'content:list:redirect']],
    ['too much changes to be named', Array.from({ length: 401 }, (_, index) => `content:${index}`)],
  ])('has all forgotten when %s', async (_what, tags) => {
    const { edge, told } = await edgeAnswering(200)
    await edge.forget({ tags })
    expect(told).toEqual([['PURGE', `Bearer ${secret}`, 'all']])
  })

  it('says what the edge answered instead', async () => {
    const { edge } = await edgeAnswering(403)
    await expect(edge.forget({ tags: [] })).rejects.toMatchObject({
      code: 'site/edge-untold',
      message: expect.stringContaining('answered 403'),
    })
  })

  it('follows no redirect with the secret', async () => {
    const { edge, told } = await edgeAnswering(307, { location: '/elsewhere' })
    await expect(edge.forgetAll()).rejects.toMatchObject({ message: expect.stringContaining('answered 307') })
    expect(told).toHaveLength(1)
  })

  it('says why the edge did not answer', async () => {
    await edgeAnswering(200)
    vi.stubEnv('SITE_EDGE_URL', 'http://127.0.0.1:1/')
    vi.resetModules()
    const { findEdge } = await import('./edge.ts')
    await expect(findEdge()?.forgetAll()).rejects.toMatchObject({
      code: 'site/edge-untold',
      cause: expect.any(Error),
    })
  })
})
