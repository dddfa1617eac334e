import type { MiddlewareHandler } from 'hono'

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
const exposed =
  'Content-Range, Content-Location, Preference-Applied, Content-Length, X-Total-Count, Link, X-Supabase-Api-Version, X-Relay-Error'

/**
 * Lets any origin call the services, as hosted. No credentials are allowed: the
 * caller is known by header only, so another site gains nothing.
 */
export const allowAnyOrigin: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS' && context.req.header('access-control-request-method')) {
    return context.body(null, 204, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': context.req.header('access-control-request-headers') ?? '*',
      'Access-Control-Max-Age': '86400',
      Vary: 'Access-Control-Request-Headers',
    })
  }
  await next()
  context.res.headers.set('Access-Control-Allow-Origin', '*')
  context.res.headers.set('Access-Control-Expose-Headers', exposed)
  return undefined
}
