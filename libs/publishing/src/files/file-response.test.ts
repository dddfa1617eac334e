import { describe, expect, it } from 'vitest'
import { UnavailableError } from '@house-edge/content'
import { contentFile, fileResponse, plainResponse } from './file-response.ts'

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

describe('contentFile', () => {
  const asked = new Request('http://site.example/feed.xml')
  const answer = (make: Parameters<typeof contentFile>[2]) =>
    contentFile(asked, 'There is no such feed.', make)

  it('says in words that there is no file, and which way one has gone', async () => {
    const absent = await answer(async () => undefined)
    expect([absent.status, await absent.text()]).toEqual([404, 'There is no such feed.\n'])
    const moved = await answer(async () => ({ movedTo: '/feeds/new.xml' }))
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/feeds/new.xml'])
  })

  it('asks to come again while the content cannot be read', async () => {
    const { status, headers } = await answer(() =>
      Promise.reject(new UnavailableError({ reason: 'network', url: 'http://content.example' } as never)),
    )
    expect([status, headers.get('retry-after')]).toEqual([503, '30'])
    await expect(answer(() => Promise.reject(new TypeError('a fault')))).rejects.toThrow('a fault')
  })

  it('is sent with its headers', async () => {
    const sent = await answer(async () => ({ body: 'news', headers: { 'content-type': 'text/plain' } }))
    expect([sent.status, await sent.text(), sent.headers.get('content-type')]).toEqual([
      200,
      'news',
      'text/plain',
    ])
  })
})
