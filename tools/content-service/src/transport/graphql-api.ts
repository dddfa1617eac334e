import { Hono } from 'hono'
import { WireError } from '../errors/wire-error.ts'
import { runGraphql } from '../operations/run-graphql.ts'
import type { Service } from '../service.ts'
import { jsonResponse } from './responses.ts'
import { compressResponses } from './http/compress-responses.ts'

/** The GraphQL API. It answers GET alone: the hosted one refuses POST, so that every answer can be kept by its address. */
export function graphqlApi(service: Service): Hono {
  const app = new Hono({ strict: false })

  app.use('*', async (context, next) => {
    await next()
    context.res.headers.set('access-control-allow-origin', '*')
  })
  app.use('*', compressResponses)
  app.options('*', (context) =>
    context.body(null, 204, {
      'access-control-allow-methods': 'GET, OPTIONS',
      'access-control-allow-headers':
        'prismic-ref, authorization, prismic-integration-field-ref, content-type',
    }),
  )
  app.get('/', async ({ req }) =>
    jsonResponse(await runGraphql(new URL(req.url).searchParams, req.raw.headers, service), {
      headers: { 'cache-control': 'private, no-store' },
    }),
  )
  app.all('*', () => {
    throw new WireError(403, { error: 'The GraphQL API answers GET requests only.' })
  })
  return app
}
