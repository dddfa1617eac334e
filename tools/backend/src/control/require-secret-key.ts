import { getConnInfo } from '@hono/node-server/conninfo'
import type { MiddlewareHandler } from 'hono'
import { bearerOf } from '@house-edge/double/credentials'
import { findApiRole } from '../gateway/api-key.ts'
import type { KeyFile } from '../keys/key-file.ts'

const loopback = /^(::1|(::ffff:)?127\.)/

/** The control plane is for programs on this machine that hold the secret key. */
export function requireSecretKey(keys: KeyFile): MiddlewareHandler {
  return async (context, next) => {
    if (!loopback.test(getConnInfo(context).remote.address ?? '')) {
      return context.json({ message: 'The control plane is served to this machine only.' }, 403)
    }
    const presented = context.req.header('apikey') ?? bearerOf(context.req.header('authorization')) ?? ''
    if (findApiRole(keys, presented) !== 'service_role') {
      return context.json({ message: 'The control plane needs the secret key, as `apikey` header.' }, 401)
    }
    return next()
  }
}
