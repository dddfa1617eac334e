import type { Socket } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { isLoopback } from '@house-edge/double/network'
import type { MiddlewareHandler } from 'hono'

/**
 * Keeps other machines and other web sites out of the mailbox and the control plane.
 *
 * The mailbox trusts every caller: its messages sign anybody in. A backend that listens on every interface is reached by
 * others, who can write any `Host`; so the connection must begin on this machine. A page on the web could still reach
 * both through the visitor's browser: by pointing a name of its own at 127.0.0.1, or by sending a form across sites. The
 * host must therefore be this backend's own, and the request must not come from another site.
 */
export function ownPagesOnly(hostname: string): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const allowed = new Set(['localhost', '127.0.0.1', '[::1]', hostname])
  return async (context, next) => {
    const host = new URL(context.req.url).hostname
    const site = context.req.header('sec-fetch-site')
    const navigates = context.req.method === 'GET' && context.req.header('sec-fetch-mode') === 'navigate'
    if (!allowed.has(host) || !isFromThisMachine(context.env.incoming.socket))
      return context.text('This page is served to this machine only.', 403)
    if (site === 'cross-site' && !navigates)
      return context.text('This page cannot be used from another site.', 403)
    return next()
  }
}

/** Both ends of a connection to an address of one's own, other than loopback, are that address. */
function isFromThisMachine({
  remoteAddress,
  localAddress,
}: Pick<Socket, 'remoteAddress' | 'localAddress'>): boolean {
  return remoteAddress !== undefined && (isLoopback(remoteAddress) || remoteAddress === localAddress)
}
