import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { isMeaningless, readPlainRequest } from './plain-request.ts'

const host = ['Host', 'site.example']

function read(headers: readonly string[] = [], request: Partial<IncomingMessage> = {}) {
  const rawHeaders = [...host, ...headers]
  return readPlainRequest({ method: 'GET', url: '/odds', rawHeaders, ...request } as IncomingMessage)
}

describe('readPlainRequest', () => {
  it('reads what an answer can depend on', () => {
    const headers = ['Accept-Encoding', 'br', 'If-None-Match', '"a"', 'Cookie', 'theme=dark', 'Referer', '/']
    expect(read(headers)).toEqual({
      isHead: false,
      url: '/odds',
      host: 'site.example',
      acceptEncoding: 'br',
      ifNoneMatch: '"a"',
      cookie: 'theme=dark',
    })
  })

  it('takes HEAD as well, and no other method', () => {
    expect(read([], { method: 'HEAD' })).toMatchObject({ isHead: true })
    expect(read([], { method: 'POST' })).toBeUndefined()
  })

  it('joins cookies that HTTP/2 has split', () => {
    expect(read(['cookie', 'a=1', 'cookie', 'b=2'])?.cookie).toBe('a=1; b=2')
  })

  it.each([
    ['a header it does not know', ['X-Odd', '1']],
    ['a body', ['Content-Length', '2']],
    ['a range', ['Range', 'bytes=0-1']],
    ['credentials', ['Authorization', 'Basic x']],
    ['the draft mode’s cookie', ['Cookie', '__prerender_bypass=x']],
    ['a second host', ['host', 'other.example']],
    ['a second If-None-Match', ['If-None-Match', '"a"', 'if-none-match', '"b"']],
    ['a second Accept-Encoding', ['Accept-Encoding', 'br', 'accept-encoding', 'gzip']],
    ['many headers', Array.from({ length: 100 }, () => 'Accept')],
    ['a long header', ['Referer', 'x'.repeat(5_000)]],
    ['many cookies', ['Cookie', Array.from({ length: 2_000 }, (_, at) => `c${at}=1`).join('; ')]],
  ])('leaves a request with %s to the door', (_what, headers) => {
    expect(read(headers)).toBeUndefined()
  })

  it.each(['a b', 'evil.example/path', 'x@site.example'])('leaves the host %j to the door', (name) => {
    expect(read([], { rawHeaders: ['Host', name] })).toBeUndefined()
  })

  it('leaves a request without a host to the door', () => {
    expect(read([], { rawHeaders: [] })).toBeUndefined()
  })
})

describe('isMeaningless', () => {
  it('knows headers that change no answer', () => {
    expect(isMeaningless('user-agent')).toBe(true)
    expect(isMeaningless('cookie')).toBe(false)
    expect(isMeaningless('range')).toBe(false)
  })
})
