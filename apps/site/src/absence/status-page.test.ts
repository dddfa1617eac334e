import { NextRequest } from 'next/server.js'
import { describe, expect, it, vi } from 'vitest'
import { gonePage, unavailablePage, unknownVisitorPage } from './status-page.ts'

vi.mock('server-only', () => ({}))

const asked = (path: string, headers: Record<string, string> = {}) =>
  new NextRequest(`https://site.example${path}`, { headers })

/** What the framework is told to do with a request. */
function told({ headers }: Response) {
  return {
    page: headers.get('x-middleware-rewrite') ?? headers.get('x-middleware-next'),
    status: headers.get('x-page-status'),
    retryAfter: headers.get('retry-after'),
  }
}

describe('unavailablePage', () => {
  it('leads to the page in the frame of the site, with its status and when to come again', () => {
    expect(told(unavailablePage(asked('/perhaps?odds=1')))).toEqual({
      page: 'https://site.example/unavailable',
      status: '503',
      retryAfter: '30',
    })
  })

  it('asks for the finished page as a whole, for editors and for who has kept another answer', () => {
    const { headers } = unavailablePage(
      asked('/perhaps', {
        cookie: 'a=1; __prerender_bypass=secret',
        'if-none-match': '*',
        accept: 'text/html',
      }),
    )
    expect(headers.get('x-middleware-request-cookie')).toBe('a=1')
    expect(headers.get('x-middleware-override-headers')).toBe('accept,cookie')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })
})

describe('gonePage', () => {
  it('goes in no circle at the address of the page itself', () => {
    expect(told(gonePage(asked('/gone')))).toEqual({ page: '1', status: '410', retryAfter: null })
  })
})

describe('unknownVisitorPage', () => {
  it('keeps what the sign-in rule answered, but for its words', () => {
    const answer = new Response('Unavailable', { status: 503, headers: { 'retry-after': '5' } })
    const response = unknownVisitorPage(asked('/account'), answer)
    expect(told(response)).toEqual({
      page: 'https://site.example/unavailable/account',
      status: '503',
      retryAfter: '5',
    })
    expect(response.headers.get('content-type')).toBeNull()
  })
})
