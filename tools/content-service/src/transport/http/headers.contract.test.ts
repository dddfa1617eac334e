import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { startTestService } from '../../testing/start-test-service.ts'

describe('the headers of the Content API', () => {
  it('let answers of a master ref be kept for good', async () => {
    const service = await startTestService()
    const answer = await service.call('GET', `/api/v2/documents/search?ref=${await service.masterRef()}`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('let pages of any origin ask first', async () => {
    const service = await startTestService()
    const answer = await service.call('OPTIONS', '/api/v2/documents/search', undefined, {
      origin: 'https://site.example',
      'access-control-request-headers': 'x-custom',
    })
    expect([
      answer.status,
      answer.headers.get('access-control-allow-origin'),
      answer.headers.get('access-control-allow-headers'),
    ]).toEqual([204, '*', 'x-custom'])
  })
})

const long = Array.from({ length: 100 }, (_, n) => ({
  id: `page_${n}`,
  type: 'page',
  uid: `page-${n}`,
  data: { title: [{ type: 'heading1', text: `Odds ${n} `.repeat(200), spans: [] }] },
}))

describe('a large answer', () => {
  it('is compressed for clients that take it', async () => {
    const service = await startTestService({ documents: long })
    const ask = async (encoding: string, pageSize = 100) =>
      service.call(
        'GET',
        `/api/v2/documents/search?ref=${await service.masterRef()}&pageSize=${pageSize}`,
        undefined,
        { 'accept-encoding': encoding },
      )
    const [packed, plain, refused, small] = [
      await ask('br, gzip'),
      await ask('identity'),
      await ask('gzip;q=0'),
      await ask('gzip', 1),
    ]
    expect(packed.body).toEqual(plain.body)
    expect([packed, plain, refused, small].map(({ headers }) => headers.get('content-encoding'))).toEqual([
      'gzip',
      null,
      null,
      null,
    ])
    expect(packed.headers.get('vary')).toMatch(/accept-encoding/i)
  })

  it('is given up when its client has left', async () => {
    const service = await startTestService({ documents: long })
    const path = `/api/v2/documents/search?ref=${await service.masterRef()}&pageSize=100`
    const { hostname, port } = new URL(service.origin)
    const statuses = async (): Promise<unknown[]> => {
      const { body } = await service.call('GET', '/control/requests?path=/api/v2/documents')
      return (body['requests'] as { status: number }[]).map(({ status }) => status)
    }
    for (let count = 0; count < 20; count += 1) {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => undefined)
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`, () => socket.destroy())
    }
    await expect.poll(async () => (await statuses()).length, { timeout: 20_000 }).toBe(20)
    expect((await statuses()).filter((status) => status === 499).length).toBeGreaterThan(0)
  })
})
