import { describe, expect, it } from 'vitest'
import { startTestService } from '../testing/start-test-service.ts'

describe('the headers of the Content API', () => {
  it('tell how many requests are left in this second', async () => {
    const service = await startTestService({ service: { now: () => 5_000 } })
    const left = async (): Promise<(string | null)[]> => {
      const { headers } = await service.call('GET', '/api/v2')
      return ['limit', 'remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${name}`))
    }
    expect(await left()).toEqual(['200', '199', '6'])
    expect(await left()).toEqual(['200', '198', '6'])
  })

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
