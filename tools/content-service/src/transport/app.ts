import { injectFaults } from '@house-edge/double/control'
import { nameRequests } from '@house-edge/double/log'
import { Hono } from 'hono'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { GuardRules } from '../access/guard.ts'
import { DeskError, tooLarge } from '../desk/desk-error.ts'
import { ServiceError } from '../errors/service-error.ts'
import { largestFileBytes } from '../images/add-asset.ts'
import { getImage } from '../operations/get-image.ts'
import type { Service } from '../service.ts'
import { errorResponse, jsonResponse } from './responses.ts'
import { contentApi } from './content-api.ts'
import { controlApi } from './control-api.ts'
import { deskApi } from './desk-api.ts'
import { deskPages } from './desk-pages.ts'
import { graphqlApi } from './graphql-api.ts'
import { guarded } from './guarded.ts'
import { previews } from './previews.ts'
import { signInPages } from './sign-in-pages.ts'
import { accountApi, typesApi } from './types-api.ts'
import { assetApi, migrationApi } from './write-apis.ts'

/** Everything the service answers, by path. */
export function createApp(service: Service, rules: GuardRules): Hono {
  // Not strict: the API is asked for with and without a slash at the end.
  const app = new Hono({ strict: false })
  app.use(nameRequests(({ method, path }) => service.log(`${method} ${path}`, 'debug')))

  // Counted as it comes: a body in pieces announces no length.
  const tooLargeAt = ({ req }: Context): Response => refusal(req.path, tooLarge(largestFileBytes))
  app.use('*', bodyLimit({ maxSize: largestFileBytes + 65_536, onError: tooLargeAt }))
  // First, and with an answer for every path, so that faults and the log leave it alone.
  app.use(
    '/control/*',
    guarded(rules, () => true),
  )
  app.route('/control', controlApi(service))
  const faults = injectFaults(service.control, (error) => ({ error }))
  app.use('*', faults as unknown as MiddlewareHandler)
  app.route('/api/v2', contentApi(service))
  app.get('/images/:file', ({ req }) => getImage(req.raw, req.param('file'), service))
  app.route('/graphql', graphqlApi(service))
  app.route('/asset-api', assetApi(service))
  app.route('/migration-api', migrationApi(service))
  app.route('/types-api', typesApi(service))
  app.route('/user-service', accountApi(service))
  app.route('/previews', previews(service))
  app.route('/desk/api', deskApi(service, rules))
  if (rules.sessions) app.route('/desk', signInPages(rules, rules.sessions))
  app.route('/desk', deskPages(service, rules))
  app.get('/', (context) => context.redirect('/desk/'))
  app.notFound((context) => {
    service.log(`nothing answers ${context.req.method} ${context.req.path}`)
    return jsonResponse(
      {
        error: `This service has nothing at ${context.req.method} ${context.req.path}. See its README for what it answers.`,
      },
      { status: 404 },
    )
  })
  app.onError((error, { req: { path } }) => {
    if (error instanceof DeskError) return jsonResponse(JSON.stringify(error.body), { status: error.status })
    const known = errorResponse(error)
    if (known) {
      known.headers.set('access-control-allow-origin', '*')
      return known
    }
    if (error instanceof ServiceError && error.code === 'content-service/unwritable') {
      service.log(error.message, 'error')
      return refusal(path, new DeskError('desk/unwritable', error.message))
    }
    service.log(`failed: ${error.stack ?? error.message}`, 'error')
    return jsonResponse({ error: 'The content service failed. Its log tells why.' }, { status: 500 })
  })
  return app
}

/** In the form the client expects. */
function refusal(path: string, { body, message, status }: DeskError): Response {
  return jsonResponse(path.startsWith('/desk/') ? JSON.stringify(body) : { error: message, message }, {
    status,
  })
}
