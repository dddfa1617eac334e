import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { canChoosePlainly, createPlainReader } from './plain-request.ts'

const host = ['Host', 'site.example']

function read(headers: readonly string[] = [], request: Partial<IncomingMessage> = {}) {
  const rawHeaders = [...host, ...headers]
  return createPlainReader([])({ method: 'GET', url: '/odds', rawHeaders, ...request } as IncomingMessage)
}

describe('createPlainReader', () => {
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
    ['a long header that can be refused', ['Via', 'x'.repeat(5_000)]],
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

  it('takes long headers that the door only shortens or ignores', () => {
    expect(read(['User-Agent', 'x'.repeat(14_000)])).toEqual(read())
    expect(read(['Referer', 'x'.repeat(5_000)])).toEqual(read())
  })
})

describe('canChoosePlainly', () => {
  it('knows headers that mean nothing else', () => {
    expect(['cookie', 'x-country'].map(canChoosePlainly)).toEqual([true, true])
    expect(['user-agent', 'range', 'x-middleware-rewrite'].map(canChoosePlainly)).toEqual([
      false,
      false,
      false,
    ])
  })
})

const asked = (...headers: [string, string][]) =>
  ({
    method: 'GET',
    url: '/page',
    rawHeaders: [['Host', 'site.example'], ...headers].flat(),
  }) as unknown as IncomingMessage

describe('createPlainReader', () => {
  it('hands over the headers that choose, by their names in lower case', () => {
    const read = createPlainReader(['x-country', 'x-language'])
    expect(read(asked(['X-Country', 'GB']))?.choosing).toEqual({ 'x-country': 'GB' })
    expect(read(asked())?.choosing).toBeUndefined()
  })

  it('leaves a header that chooses, and comes twice, to the full checks', () => {
    const read = createPlainReader(['x-country'])
    expect(read(asked(['x-country', 'GB'], ['X-Country', 'IE']))).toBeUndefined()
    expect(read(asked(['x-country', ''], ['x-country', '']))).toBeUndefined()
  })

  it('leaves a header that chooses, and is long, to the full checks', () => {
    expect(createPlainReader(['x-country'])(asked(['x-country', 'x'.repeat(300)]))).toBeUndefined()
  })

  it.each([
    ['authorization', 'Basic eDp5'],
    ['content-length', '5'],
    ['expect', '100-continue'],
    ['if-match', '"x"'],
    ['if-unmodified-since', 'x'],
    ['next-action', 'x'],
    ['next-url', '/'],
    ['rsc', '1'],
    ['transfer-encoding', 'chunked'],
    ['upgrade', 'websocket'],
    ['x-middleware-subrequest', 'x'],
    ['x-middleware-prefetch', '1'],
    ['x-nextjs-data', '1'],
    ['x-prerender-revalidate', 'x'],
    ['x-prerender-revalidate-if-generated', '1'],
  ])('makes no request with %s plain, whoever declares it', (name, value) => {
    expect(createPlainReader([name])(asked([name, value]))).toBeUndefined()
  })

  it('reads host, encoding and tag as such where they are declared to choose', () => {
    const read = createPlainReader(['host', 'accept-encoding', 'if-none-match', 'cookie'])
    expect(read(asked(['accept-encoding', 'gzip'], ['cookie', 'a=b']))).toEqual({
      ...read(asked()),
      acceptEncoding: 'gzip',
      cookie: 'a=b',
    })
  })
})
