import { pageHeader } from '@house-edge/serving/headers'
import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { createStatusResponses } from './status-response.ts'

const statusPages = { pages: { 404: '/-/absent', 410: '/gone', 503: '/unavailable' } }

/** What the server in front is told, and what those read who want no page. */
async function told(response: Response) {
  const { status, headers } = response
  return {
    status,
    page: headers.get(pageHeader),
    retryAfter: headers.get('retry-after'),
    kept: headers.get('cache-control'),
    words: await response.text(),
  }
}

describe('createStatusResponses', () => {
  it('names the page, its status and when to come again', async () => {
    expect(await told(createStatusResponses({ statusPages }).unavailable())).toEqual({
      status: 503,
      page: '/unavailable',
      retryAfter: '30',
      kept: 'no-store',
      words: 'Service Unavailable',
    })
  })

  it('names the page and says what is gone', async () => {
    expect(await told(createStatusResponses({ statusPages }).gone('/closed'))).toMatchObject({
      status: 410,
      page: '/gone',
      words: 'Page gone: /closed',
    })
  })

  it('names no page where the site has none', async () => {
    expect(await told(createStatusResponses({ statusPages: {} }).gone('/closed'))).toMatchObject({
      status: 410,
      page: null,
    })
  })

  it('shows people a page and bots a line', async () => {
    const { notFound } = createStatusResponses({ statusPages })
    const asked = (agent: string) =>
      new NextRequest('http://site.example/none', { headers: { 'user-agent': agent } })
    expect(notFound(asked('Mozilla/5.0')).status).toBe(404)
    expect(notFound(asked('Mozilla/5.0')).headers.get('x-middleware-rewrite')).toBe(
      'http://site.example/-/absent',
    )
    expect(await told(notFound(asked('Googlebot/2.1')))).toMatchObject({ status: 404, kept: 'no-store' })
  })
})
