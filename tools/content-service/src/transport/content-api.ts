import { Hono } from 'hono'
import { getRepository } from '../operations/get-repository.ts'
import { getTags } from '../operations/get-tags.ts'
import { searchDocuments } from '../operations/search-documents.ts'
import { ignoredParameters } from '../operations/ignored-parameters.ts'
import type { Service } from '../service.ts'
import { jsonResponse } from './responses.ts'
import { compressResponses } from './http/compress-responses.ts'

const oneYear = 31_536_000
/** Of the log: strangers choose these names. */
const mostTold = 100

const searchParameters = new Set(
  'ref q orderings page pageSize lang after fetch fetchLinks graphQuery routes brokenRoute integrationFieldsRef access_token referer x-c x-d'.split(
    ' ',
  ),
)

/** The Content API: open to every origin, as its clients run in browsers too. */
export function contentApi(service: Service): Hono {
  const app = new Hono()
  const noteIgnored = noteIgnoredParameters(service)

  app.use('*', async (context, next) => {
    await next()
    context.res.headers.set('access-control-allow-origin', '*')
  })
  app.use('*', compressResponses)
  app.options('*', (context) =>
    context.body(null, 204, {
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': context.req.header('access-control-request-headers') ?? '*',
      'access-control-max-age': '86400',
    }),
  )
  app.get('/', ({ req }) =>
    jsonResponse(getRepository(queryOf(req.url), service), { headers: { 'cache-control': 'no-cache' } }),
  )
  app.get('/documents/search', async ({ req }) => {
    const query = queryOf(req.url)
    const { body, isFixed } = await searchDocuments(query, service, req.raw.signal)
    const caching = isFixed ? `public, max-age=${oneYear}, immutable` : 'private, no-store'
    return jsonResponse(body, { headers: { 'cache-control': caching, ...noteIgnored(query) } })
  })
  app.get('/tags', ({ req }) =>
    jsonResponse(getTags(queryOf(req.url), service), { headers: { 'cache-control': 'no-cache' } }),
  )
  return app
}

/**
 * Names the parameters a search does not know, in a header and once in the log.
 * The hosted service passes over them without a word, so clients may send them;
 * most are spelling mistakes.
 */
function noteIgnoredParameters(service: Service): (query: URLSearchParams) => Record<string, string> {
  const told = new Set<string>()
  return (query) => {
    const unknown = [...new Set(query.keys())].filter((name) => !searchParameters.has(name))
    for (const name of unknown.filter((each) => !told.has(each) && told.size < mostTold)) {
      told.add(name)
      service.log(
        `a search was sent with the parameter "${name.slice(0, 60)}", which means nothing and was ignored`,
      )
    }
    return ignoredParameters(unknown)
  }
}

function queryOf(url: string): URLSearchParams {
  return new URL(url).searchParams
}
