import type { MiddlewareHandler } from 'hono'

/**
 * Keeps other web sites out of the mailbox and the control plane.
 *
 * Both trust every caller, because only this machine can reach them. A page on the
 * web could still reach them through the visitor's browser: by pointing a name of
 * its own at 127.0.0.1, or by sending a form across sites. The host must
 * therefore be this backend's own, and the request must not come from another site.
 */
export function ownPagesOnly(hostname: string): MiddlewareHandler {
  const allowed = new Set(['localhost', '127.0.0.1', '[::1]', hostname])
  return async (context, next) => {
    const host = new URL(context.req.url).hostname
    const site = context.req.header('sec-fetch-site')
    const navigates = context.req.method === 'GET' && context.req.header('sec-fetch-mode') === 'navigate'
    if (!allowed.has(host)) return context.text('This page is served to this machine only.', 403)
    if (site === 'cross-site' && !navigates)
      return context.text('This page cannot be used from another site.', 403)
    return next()
  }
}
