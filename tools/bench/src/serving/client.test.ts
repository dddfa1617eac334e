import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { shoot } from './client.ts'

const running: Server[] = []
afterEach(() => {
  for (const server of running.splice(0)) server.close()
})

/** A server that answers with a status, and keeps what it was asked for. */
async function serverWith(status: number): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(status, { location: '/' }).end()
  }).listen(0, '127.0.0.1')
  running.push(server)
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked }
}

describe('shoot', () => {
  it('counts no redirect as an answer', async () => {
    const { url } = await serverWith(307)
    await expect(shoot({ url, headers: {} }, 1)).rejects.toThrow('answered with 307')
  })

  it('asks for no path twice, in a second round neither', async () => {
    const { url, asked } = await serverWith(200)
    const paths = Array.from({ length: 300_000 }, (_, place) => `/${place}`)
    await shoot({ url, headers: {}, paths }, 1)
    const before = asked.length
    await shoot({ url, headers: {}, paths }, 1)
    expect(asked.length).toBeGreaterThan(before)
    expect(new Set(asked).size).toBe(asked.length)
  })
})
