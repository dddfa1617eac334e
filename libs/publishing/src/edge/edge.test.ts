import { once } from 'node:events'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { edgeTags } from '@house-edge/serving/headers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createEdge } from './edge.ts'

const secret = 'a secret of the edge'

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
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { edge: createEdge({ url, secret }, 'moved')!, told }
}

describe('createEdge', () => {
  it('makes none unless the settings name one', () => {
    expect(createEdge(undefined)).toBeUndefined()
  })

  it('has the edge forget by tags, with the secret', async () => {
    const { edge, told } = await edgeAnswering(200)
    await edge.forget({ tags: ['content:list:article'] })
    expect(told).toEqual([['PURGE', `Bearer ${secret}`, edgeTags(['content:list:article']).join(' ')]])
  })

  it.each([
    ['a redirect is published', ['content:document:moved:7', 'content:list:moved']],
    ['too much changes to be named', Array.from({ length: 401 }, (_, index) => `content:${index}`)],
  ])('has all forgotten when %s', async (_what, tags) => {
    const { edge, told } = await edgeAnswering(200)
    await edge.forget({ tags })
    expect(told).toEqual([['PURGE', `Bearer ${secret}`, 'all']])
  })

  it('says what the edge answered instead', async () => {
    const { edge } = await edgeAnswering(403)
    await expect(edge.forget({ tags: [] })).rejects.toMatchObject({
      code: 'publishing/edge-untold',
      message: expect.stringContaining('answered 403'),
    })
  })

  it('follows no redirect with the secret', async () => {
    const { edge, told } = await edgeAnswering(307, { location: '/elsewhere' })
    await expect(edge.forgetAll()).rejects.toMatchObject({ message: expect.stringContaining('answered 307') })
    expect(told).toHaveLength(1)
  })

  it('says why the edge did not answer', async () => {
    const edge = createEdge({ url: 'http://127.0.0.1:1/', secret })
    await expect(edge?.forgetAll()).rejects.toMatchObject({
      code: 'publishing/edge-untold',
      cause: expect.any(Error),
    })
  })
})
