import { describe, expect, it } from 'vitest'
import { namingRequests } from './naming-requests.ts'

/** The headers a service is asked with. */
function askedWith(name: string | undefined, input: string | Request, init?: RequestInit) {
  const fetch = (_input: string | Request, given?: RequestInit) => [...new Headers(given?.headers)]
  return Object.fromEntries(namingRequests(fetch, () => name)(input, init))
}

describe('namingRequests', () => {
  it('tells the name of the request that is answered', () => {
    expect(askedWith('0123456789ab', 'http://a.test')).toEqual({ 'x-request-id': '0123456789ab' })
  })

  it.each([
    ['an object', 'http://a.test', { headers: { accept: 'a/b' } }],
    ['pairs', 'http://a.test', { headers: [['accept', 'a/b']] }],
    ['a request', new Request('http://a.test', { headers: { accept: 'a/b' } }), undefined],
  ] as [string, string | Request, RequestInit | undefined][])(
    'leaves the headers that are given as %s',
    (_what, input, init) => {
      expect(askedWith('n', input, init)).toEqual({ accept: 'a/b', 'x-request-id': 'n' })
    },
  )

  it('says nothing where nobody asked', () => {
    expect(askedWith(undefined, 'http://a.test', { headers: { accept: 'a/b' } })).toEqual({ accept: 'a/b' })
  })
})
