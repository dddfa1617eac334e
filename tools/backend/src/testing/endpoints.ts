import { createAuthRouter } from '../auth/router.ts'
import { createBroadcastRouter } from '../realtime/http-broadcast.ts'
import { createStorageRouter } from '../storage/router.ts'

interface Endpoint {
  /** `ALL` is every method. */
  method: string
  path: string
}

const none = (): undefined => undefined
/** The services that have a list of their paths. */
const routers = {
  '/auth/v1': createAuthRouter({ config: {} } as never, none),
  '/storage/v1': createStorageRouter({} as never, none, none),
  '/realtime/v1': createBroadcastRouter({} as never),
}

export const listedEndpoints: readonly Endpoint[] = Object.entries(routers).flatMap(([base, { routes }]) =>
  routes.map(({ method, path }) => ({ method, path: base + path })),
)

/** Those of services that find out by themselves what is meant. */
export const unlistedEndpoints: readonly Endpoint[] = [
  ...['GET', 'POST', 'PATCH', 'DELETE'].map((method) => ({ method, path: '/rest/v1/:table' })),
  { method: 'GET', path: '/rest/v1/rpc/:name' },
  { method: 'POST', path: '/rest/v1/rpc/:name' },
  { method: 'ALL', path: '/functions/v1/:name' },
  { method: 'GET', path: '/realtime/v1/websocket' },
]
