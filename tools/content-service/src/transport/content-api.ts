import { Hono } from 'hono'
import { getRepository } from '../operations/get-repository.ts'
import { getTags } from '../operations/get-tags.ts'
import { searchDocuments } from '../operations/search-documents.ts'
import type { Service } from '../service.ts'
import { jsonAnswer } from './answers.ts'
import { countRequest } from './rate-limit-headers.ts'

const oneYear = 31_536_000

/** The Content API: open to every origin, as its clients run in browsers too. */
export function contentApi(service: Service): Hono {
  const app = new Hono()
  const limits = countRequest(service.repository.clock)

  app.use('*', async (context, next) => {
    await next()
    for (const [name, value] of limits()) context.res.headers.set(name, value)
    context.res.headers.set('access-control-allow-origin', '*')
  })
  app.options('*', (context) =>
    context.body(null, 204, {
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': context.req.header('access-control-request-headers') ?? '*',
      'access-control-max-age': '86400',
    }),
  )
  app.get('/', ({ req }) =>
    jsonAnswer(getRepository(queryOf(req.url), service), { headers: { 'cache-control': 'no-cache' } }),
  )
  app.get('/documents/search', ({ req }) => {
    const { body, isFixed } = searchDocuments(queryOf(req.url), service)
    const caching = isFixed ? `public, max-age=${oneYear}, immutable` : 'private, no-store'
    return jsonAnswer(body, { headers: { 'cache-control': caching } })
  })
  app.get('/tags', ({ req }) =>
    jsonAnswer(getTags(queryOf(req.url), service), { headers: { 'cache-control': 'no-cache' } }),
  )
  return app
}

function queryOf(url: string): URLSearchParams {
  return new URL(url).searchParams
}
