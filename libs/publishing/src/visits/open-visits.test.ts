import { type NextRequest, NextResponse } from 'next/server'
import { describe, expect, it, vi } from 'vitest'
import type { PublishedContent } from '../content/published-content.ts'
import { createPublishedSite } from '../site/published-site.ts'
import type { VisitRead } from '../site/question.ts'
import { openVisits } from './open-visits.ts'

const site = createPublishedSite({
  routes: { letter: { pattern: '/letters/:number' } },
  settings: () => ({ origin: 'https://site.example', content: { repository: 'my-repo' } }),
})
const content = { site, store: () => ({ client: 'client' }) } as unknown as PublishedContent

/** A page that shows what it was asked. */
const read: VisitRead<unknown> = async ({ request, params, query }) =>
  query['lost'] === undefined
    ? { data: { ...params, query, url: request.url, cookie: request.headers.get('cookie') } }
    : query['lost'] === ''
      ? undefined
      : { redirectTo: '/elsewhere', isPermanent: query['lost'] === 'for good' }

const opened = (proxy: (request: NextRequest) => Promise<Response>) =>
  openVisits(content, { proxy, reads: { letter: read } })

const passOn = async ({ headers }: NextRequest): Promise<Response> => {
  const changed = new Headers(headers)
  changed.set('cookie', 'session=fresh')
  const response = NextResponse.next({ request: { headers: changed } })
  response.headers.append('set-cookie', 'session=fresh; Path=/')
  response.headers.append('set-cookie', 'other=1')
  response.headers.set('cache-control', 'private, no-store')
  return response
}

const visit = { target: '/letters/7?a=1&a=2&b=3', headers: new Headers({ cookie: 'session=old' }) }

describe('openVisits', () => {
  it('reads what a page shows, after the middleware of its route', async () => {
    expect(await opened(passOn).open('letter', visit)).toEqual({
      data: {
        number: '7',
        query: { a: ['1', '2'], b: '3' },
        url: 'https://site.example/letters/7?a=1&a=2&b=3',
        cookie: 'session=fresh',
      },
      headers: [
        ['cache-control', 'private, no-store'],
        ['set-cookie', 'session=fresh; Path=/'],
        ['set-cookie', 'other=1'],
      ],
    })
  })

  it('shows a page the headers that came, where no middleware changes them', async () => {
    const outcome = await opened(async () => NextResponse.next()).open('letter', visit)
    expect(outcome).toMatchObject({ data: { cookie: 'session=old' }, headers: [] })
  })

  it('leads where middleware or the page leads', async () => {
    const away = async () => NextResponse.redirect('https://site.example/login', 303)
    expect(await opened(away).open('letter', visit)).toEqual({
      redirectTo: '/login',
      status: 303,
      headers: [],
    })
    const outside = async () => NextResponse.redirect('https://elsewhere.example/a', 307)
    expect(await opened(outside).open('letter', visit)).toMatchObject({
      redirectTo: 'https://elsewhere.example/a',
    })
    expect(await opened(passOn).open('letter', { ...visit, target: '/letters/7?lost=1' })).toMatchObject({
      redirectTo: '/elsewhere',
      status: 307,
    })
    const forGood = { ...visit, target: '/letters/7?lost=for+good' }
    expect(await opened(passOn).open('letter', forGood)).toMatchObject({ status: 308 })
  })

  it('says what is not there', async () => {
    const { open } = opened(async () => NextResponse.next())
    expect(await open('letter', { ...visit, target: '/letters/7?lost=' })).toBe('absent')
  })

  it.each([
    ['what middleware refuses', async () => new Response('', { status: 503 }), 'letter', visit.target],
    [
      'what it shows another page for',
      async (request: NextRequest) => NextResponse.rewrite(new URL('/-', request.url)),
      'letter',
      visit.target,
    ],
    ['what is not there, where a cookie has to be sent', passOn, 'letter', '/letters/7?lost='],
    ['a page that is not read here', passOn, 'constructor', visit.target],
  ])('leaves to the framework %s', async (_what, proxy, name, target) => {
    expect(await opened(vi.fn(proxy)).open(name, { ...visit, target })).toBeUndefined()
  })
})
