import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { ApiRole } from './api-key.ts'

/** What the gateway has established before a service sees the request. */
interface GatewayVariables {
  /** The role of the API key; absent on the few paths that need none. */
  apiRole: ApiRole | undefined
  /** The bearer token, when it is not merely the API key repeated. */
  bearer: string | undefined
  /** The address limits are counted by. */
  ip: string
}

export type GatewayEnv = { Variables: GatewayVariables; Bindings: HttpBindings }
export type GatewayContext = Context<GatewayEnv>
