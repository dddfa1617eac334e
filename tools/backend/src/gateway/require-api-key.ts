import type { MiddlewareHandler } from 'hono'
import type { KeyFile } from '../keys/key-file.ts'
import { bearerOf } from '@house-edge/double/credentials'
import { findApiRole } from './api-key.ts'
import type { GatewayContext, GatewayEnv } from './context.ts'

/**
 * Paths that browsers open for links and pictures, without our headers. Each checks a token of its own or serves public
 * data.
 */
const reading = ['GET', 'HEAD']
const open: { methods: string[]; path: RegExp }[] = [
  { methods: reading, path: /^\/auth\/v1\/(verify|callback|authorize|\.well-known\/.*|stub\/.*)$/ },
  { methods: ['POST'], path: /^\/auth\/v1\/stub\// },
  { methods: reading, path: /^\/storage\/v1\/(object|render\/image)\/(public|sign)\// },
  { methods: ['PUT'], path: /^\/storage\/v1\/object\/upload\/sign\// },
]

/** Refuses a request without a valid `apikey` header or query parameter, in the hosted gateway's words. */
export function requireApiKey(keys: KeyFile): MiddlewareHandler<GatewayEnv> {
  return async (context, next) => {
    const presented = context.req.header('apikey') ?? context.req.query('apikey')
    const role = presented === undefined ? undefined : findApiRole(keys, presented)
    if (!role && !isOpen(context)) return refuse(context, presented)

    if (role === 'service_role' && isBrowser(context)) {
      return context.json({ message: 'Forbidden use of secret API key in browser' }, 401, {
        'sb-error-code': 'UNAUTHORIZED_INVALID_API_KEY_TYPE',
      })
    }
    context.set('apiRole', role)
    context.set('bearer', findBearer(context, presented))
    return next()
  }
}

function isOpen({ req }: GatewayContext): boolean {
  return open.some(({ methods, path }) => methods.includes(req.method) && path.test(req.path))
}

function isBrowser(context: GatewayContext): boolean {
  return /^\s*mozilla\//i.test(context.req.header('user-agent') ?? '')
}

function findBearer(context: GatewayContext, apiKey: string | undefined): string | undefined {
  const token = bearerOf(context.req.header('authorization'))
  return token === apiKey || token?.startsWith('sb_') ? undefined : token
}

function refuse(context: GatewayContext, presented: string | undefined): Response {
  return presented === undefined
    ? context.json(
        {
          message: 'No API key found in request',
          hint: 'No `apikey` request header or url param was found.',
        },
        401,
        { 'sb-error-code': 'UNAUTHORIZED_MISSING_API_KEY' },
      )
    : context.json({ message: 'Invalid API key', hint: 'Double check your Supabase API key.' }, 401, {
        'sb-error-code': 'UNAUTHORIZED_INVALID_API_KEY',
      })
}
