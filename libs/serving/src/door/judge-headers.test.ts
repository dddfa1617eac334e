import { describe, expect, it } from 'vitest'
import { innerHeaders } from './framework-headers.ts'
import { applyEdits, judgeHeaders } from './judge-headers.ts'

/** A request as Node parses it. */
function asked(
  given: Record<string, string>,
  rawHeaders = Object.entries({ host: 'site.example', ...given }).flat(),
) {
  return { headers: { host: 'site.example', ...given }, rawHeaders, httpVersion: '1.1' }
}

describe('judgeHeaders', () => {
  it('lets what a browser sends pass as it is', () => {
    const chrome = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0',
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
      'accept-encoding': 'gzip, deflate, br, zstd',
      'accept-language': 'en-GB,en;q=0.9',
      cookie: `session=${'x'.repeat(12_000)}`,
    }
    expect(judgeHeaders(asked(chrome))).toEqual([])
  })

  it.each([
    ['host', 'Host', 'host', 'other.example'],
    ['host', 'hOST', 'HOST', ''],
  ])('believes none of two hosts', (_what, first, second, other) => {
    expect(judgeHeaders(asked({}, [first, 'site.example', second, other]))).toEqual({ status: 400 })
  })

  it('wants a host of who speaks HTTP/1.1', () => {
    expect(judgeHeaders(asked({}, []))).toEqual({ status: 400 })
    expect(judgeHeaders({ headers: {}, rawHeaders: [], httpVersion: '1.0' })).toEqual([])
  })

  it.each(['a b', 'a/c', 'user@host', 'a,b', 'site.example:port', '[::1', 'a\u00e9'])(
    'takes %j for no host',
    (host) => {
      expect(judgeHeaders(asked({ host }))).toEqual({ status: 400 })
    },
  )

  it.each(['', 'localhost', 'site.example:3000', '127.0.0.1', '[::1]:3000', 'a_b.example'])(
    'takes %j for a host',
    (host) => {
      expect(judgeHeaders(asked({ host }))).toEqual([])
    },
  )

  it('reads no body whose end nobody can tell', () => {
    expect(judgeHeaders(asked({ 'transfer-encoding': 'Chunked' }))).toEqual([])
    for (const encoding of ['xchunked', 'gzip, chunked', 'chunked, identity'])
      expect(judgeHeaders(asked({ 'transfer-encoding': encoding }))).toEqual({ status: 400 })
  })

  it('can meet no expectation but the one', () => {
    expect(judgeHeaders(asked({ expect: '100-Continue' }))).toEqual([])
    expect(judgeHeaders(asked({ expect: 'the-unexpected' }))).toEqual({ status: 417 })
  })

  it('refuses more headers than anybody needs', () => {
    const raw = (count: number) =>
      Array.from({ length: count }, (_, index) => (index === 0 ? ['Host', 'a'] : [`x-${index}`, '1'])).flat()
    expect(judgeHeaders(asked({}, raw(100)))).toEqual([])
    expect(judgeHeaders(asked({}, raw(101)))).toEqual({ status: 431 })
  })

  it('cuts a long User-Agent and refuses nobody for it', () => {
    expect(judgeHeaders(asked({ 'user-agent': `Browser/${'1'.repeat(14_000)}` }))).toEqual([
      { name: 'user-agent', value: `Browser/${'1'.repeat(504)}` },
    ])
  })

  it.each([
    'accept',
    'accept-language',
    'accept-encoding',
    'range',
    'if-none-match',
    'referer',
    'if-modified-since',
  ])('removes %s when it is too long', (name) => {
    expect(judgeHeaders(asked({ [name]: 'x'.repeat(5_000) }))).toEqual([{ name }])
  })

  it.each(['x-anything', 'authorization', 'origin', 'content-type', 'next-action', 'constructor', 'cookie'])(
    'refuses %s when it is too long to be read',
    (name) => {
      expect(judgeHeaders(asked({ [name]: 'x'.repeat(17_000) }))).toEqual({ status: 431 })
    },
  )

  it('refuses more cookies than browsers keep', () => {
    const cookies = (count: number) => Array.from({ length: count }, (_, index) => `k${index}=1`).join('; ')
    expect(judgeHeaders(asked({ cookie: cookies(200) }))).toEqual([])
    expect(judgeHeaders(asked({ cookie: cookies(201) }))).toEqual({ status: 431 })
  })

  it('takes away everything the framework says to itself', () => {
    for (const name of innerHeaders) expect(judgeHeaders(asked({ [name]: '1' }))).toEqual([{ name }])
  })
})

describe('applyEdits', () => {
  it('changes headers as they are parsed and as they came', () => {
    const headers: Record<string, string> = { host: 'a', 'x-matched-path': '/account', 'user-agent': 'long' }
    const rawHeaders = ['Host', 'a', 'X-Matched-Path', '/account', 'User-Agent', 'long']
    applyEdits({ headers, rawHeaders }, [{ name: 'x-matched-path' }, { name: 'user-agent', value: 'l' }])
    expect(headers).toEqual({ host: 'a', 'user-agent': 'l' })
    expect(rawHeaders).toEqual(['Host', 'a', 'user-agent', 'l'])
  })
})
