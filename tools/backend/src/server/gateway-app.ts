import { getConnInfo } from '@hono/node-server/conninfo'
import { bearerOf } from '@house-edge/double/credentials'
import { nameRequests } from '@house-edge/double/log'
import { findPlainAddress } from '@house-edge/double/network'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Functions } from '../functions/functions.ts'
import type { GatewayEnv } from '../gateway/context.ts'
import { allowAnyOrigin } from '../gateway/cors.ts'
import { refuseUnreadable, refuseZero } from '../gateway/readable-json.ts'
import { limitBody } from '../gateway/limit-body.ts'
import { findApiRole } from '../gateway/api-key.ts'
import { ownPagesOnly } from '../gateway/own-pages-only.ts'
import { requireApiKey } from '../gateway/require-api-key.ts'
import type { KeyFile } from '../keys/key-file.ts'
import type { RestService } from '../rest/rest.ts'
import { readToTheEnd } from './read-to-the-end.ts'

interface Services {
  keys: KeyFile
  hostname: string
  auth: Hono<GatewayEnv>
  rest: RestService
  storage: Hono<GatewayEnv>
  functions: Functions
  realtime: Hono<GatewayEnv>
  mailbox: Hono
  control: Hono
  /** Lets requests of these services go wrong when a test has asked for it. */
  injectFaults: MiddlewareHandler<GatewayEnv>
  health(): Promise<Record<string, unknown>>
  /** Called with failures that no service handles. */
  report(error: Error, path: string): void
  /** Called with requests for what no service answers. */
  missed(request: { method: string; path: string }): void
  /** Called after every response. */
  tell(request: { method: string; path: string }): void
}

const megabyte = 1024 * 1024

/** Puts the services behind one gate: CORS, bounded bodies, the API key, the caller's address. */
export function createGatewayApp(services: Services): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>()
  app.use(nameRequests((request) => services.tell(request)))
  app.use(readToTheEnd)
  const requireKey = requireApiKey(services.keys)

  app.get('/health', async (context) => context.json(await services.health()))
  for (const service of ['auth', 'rest', 'storage', 'realtime']) {
    app.use(`/${service}/v1/*`, allowAnyOrigin, services.injectFaults, requireKey, findAddress)
    if (service !== 'rest') app.use(`/${service}/v1/*`, refuseZero)
  }
  app.use('/auth/v1/*', limitBody(megabyte), refuseUnreadable)
  app.route('/auth/v1', services.auth)
  app.use('/rest/v1/*', limitBody(8 * megabyte))
  app.all('/rest/v1/*', (context) => services.rest(context))
  app.route('/storage/v1', services.storage)
  app.use('/realtime/v1/*', limitBody(3 * megabyte))
  app.route('/realtime/v1', services.realtime)
  // A function answers preflights itself, as hosted: one that forgets to fails here too.
  app.options('/functions/v1/*', (context) => services.functions.invoke(context))
  app.use('/functions/v1/*', services.injectFaults, requireKey, findAddress, limitBody(10 * megabyte))
  app.all('/functions/v1/*', (context) => services.functions.invoke(context))
  app.use('/mailbox/*', ownPagesOnly(services.hostname), limitBody(megabyte))
  app.route('/mailbox', services.mailbox)
  app.use('/control/*', ownPagesOnly(services.hostname), requireSecretKey(services.keys), limitBody(megabyte))
  app.route('/control', services.control)

  app.notFound(({ req, json }) => {
    services.missed(req)
    return json({ message: `No service answers ${req.path}.` }, 404)
  })
  app.onError((error, context) => {
    services.report(error, context.req.path)
    return context.json({ message: 'The backend failed to answer. The cause is in its log.' }, 500)
  })
  return app
}

/**
 * The address limits are counted by: the socket's. `X-Forwarded-For` is anyone's
 * to write, so it is ignored; `Sb-Forwarded-For` is believed from a server that
 * proves itself with the secret key, as hosted.
 */
const findAddress: MiddlewareHandler<GatewayEnv> = async (context, next) => {
  const forwarded =
    context.get('apiRole') === 'service_role'
      ? context.req.header('sb-forwarded-for')?.split(',')[0]?.trim()
      : undefined
  const connection = getConnInfo(context).remote.address
  // In one spelling, as the database gives back what it keeps, and whichever family this machine is reached by.
  const address = findPlainAddress(forwarded ?? '') ?? findPlainAddress(connection ?? '') ?? '127.0.0.1'
  context.set('ip', address)
  await next()
}

/** The control plane is for programs that hold the secret key. */
function requireSecretKey(keys: KeyFile): MiddlewareHandler {
  return async (context, next) => {
    const presented = context.req.header('apikey') ?? bearerOf(context.req.header('authorization')) ?? ''
    if (findApiRole(keys, presented) !== 'service_role') {
      return context.json({ message: 'The control plane needs the secret key, as `apikey` header.' }, 401)
    }
    return next()
  }
}
