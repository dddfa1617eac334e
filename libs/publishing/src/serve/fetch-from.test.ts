import type { PrivateRequest } from '@house-edge/serving'
import { describe, expect, it } from 'vitest'
import { fetchFrom } from './fetch-from.ts'

describe('fetchFrom', () => {
  it('asks the framework in memory, and answers as fetch does', async () => {
    const asked: PrivateRequest[] = []
    const fetch = fetchFrom(async (request) => {
      asked.push(request)
      return {
        status: 201,
        headers: { 'x-nextjs-cache': 'STALE', 'set-cookie': ['a=1', 'b=2'] },
        body: Buffer.from('{"status":"done"}'),
      }
    })
    const response = await fetch('http://127.0.0.1:3000/api/revalidate?a=b', {
      method: 'POST',
      headers: { 'X-Own-Call': 'name' },
    })
    expect(asked).toEqual([
      { path: '/api/revalidate?a=b', method: 'POST', headers: { 'x-own-call': 'name' } },
    ])
    expect([response.status, await response.json()]).toEqual([201, { status: 'done' }])
    // By which it is seen that the page is the one of before.
    expect(response.headers.get('x-nextjs-cache')).toBe('STALE')
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })
})
