import type { MiddlewareHandler } from 'hono'
import { bearerOf } from '@house-edge/double/credentials'
import { findApiRole } from '../gateway/api-key.ts'
import type { KeyFile } from '../keys/key-file.ts'

/** The control plane is for programs that hold the secret key. */
export function requireSecretKey(keys: KeyFile): MiddlewareHandler {
  return async (context, next) => {
    const presented = context.req.header('apikey') ?? bearerOf(context.req.header('authorization')) ?? ''
    if (findApiRole(keys, presented) !== 'service_role') {
      return context.json({ message: 'The control plane needs the secret key, as `apikey` header.' }, 401)
    }
    return next()
  }
}
