import { describe, expect, it } from 'vitest'
import { fileResponse, plainResponse } from './file-response.ts'

const ask = (asked: Record<string, string> = {}, body = '<feed/>') =>
  fileResponse(new Request('https://site.example/feeds/all.xml', { headers: asked }), body, {
    'content-type': 'application/xml',
  })

describe('plainResponse', () => {
  it.each([
    [404, null],
    [503, '30'],
  ] as const)('is kept by nobody and says when to ask again, with %s', async (status, retryAfter) => {
    const response = plainResponse(status, 'Not now.')
    const { headers } = response
    expect([response.status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
      status,
      'no-store',
      retryAfter,
    ])
    expect(await response.text()).toBe('Not now.\n')
  })
})

describe('fileResponse', () => {
  it('sends nothing again to clients that have it', async () => {
    const etag = ask().headers.get('etag') ?? ''
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = ask({ 'if-none-match': known })
      expect([known, again.status, again.headers.get('etag'), await again.text()]).toEqual([
        known,
        304,
        etag,
        '',
      ])
    }
  })

  it('sends what has changed to clients that have another', async () => {
    const etag = ask().headers.get('etag') ?? ''
    const changed = ask({ 'if-none-match': etag }, '<feed>New</feed>')
    expect([changed.status, await changed.text()]).toEqual([200, '<feed>New</feed>'])
    expect(changed.headers.get('content-type')).toBe('application/xml')
  })
})
