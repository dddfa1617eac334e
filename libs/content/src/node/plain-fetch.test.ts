import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlainFetch } from './plain-fetch.ts'

let server: Server
const picture = Buffer.from([0x52, 0x49, 0x46, 0x46, 0xff, 0xd8, 0x00, 0x80])
let origin: string

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/empty') return response.writeHead(204).end()
    if (request.url === '/picture') return response.end(picture)
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const said = JSON.stringify({ method: request.method, body, apikey: request.headers['apikey'] })
      response.writeHead(401, { 'content-encoding': 'gzip', 'sb-error-code': 'A', 'content-range': '0-1/*' })
      response.end(gzipSync(said))
    })
    return undefined
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

describe('createPlainFetch', () => {
  const plainFetch = createPlainFetch()

  it.each([
    ['a read', { headers: { apikey: 'key' } }, { method: 'GET', body: '' }],
    ['a text', { method: 'POST', body: 'a=b', headers: { apikey: 'key' } }, { method: 'POST', body: 'a=b' }],
    [
      'what only the runtime can send',
      { method: 'POST', body: new Blob(['parts']), headers: { apikey: 'key' } },
      { method: 'POST', body: 'parts' },
    ],
  ])('sends %s, and gives back all that came', async (_what, init, sent) => {
    const response = await plainFetch(new URL('/rest', origin), init)
    expect([response.status, response.ok, response.headers.get('sb-error-code')]).toEqual([401, false, 'A'])
    expect(response.headers.get('content-range')).toBe('0-1/*')
    expect(await response.json()).toEqual({ ...sent, apikey: 'key' })
  })

  it('gives back a picture byte by byte', async () => {
    const response = await plainFetch(`${origin}/picture`)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(picture)
  })

  it('takes a response without a body', async () => {
    const response = await plainFetch(`${origin}/empty`)
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  it('gives up when it is told to', async () => {
    const asked = plainFetch(origin, { signal: AbortSignal.abort() })
    await expect(asked).rejects.toThrow('aborted')
  })
})
