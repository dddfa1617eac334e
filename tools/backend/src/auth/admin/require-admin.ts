import type { GatewayContext } from '../../gateway/context.ts'
import type { Transaction } from '../../database/database.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { isUuid } from '../authenticate.ts'
import { findUserById, type User } from '../users/user.ts'

/** Requires the secret key. A user's token is refused, whatever role it claims. @throws {AuthError} `not_admin` */
export function requireAdmin(context: GatewayContext): void {
  if (context.get('apiRole') === 'service_role' && !context.get('bearer')) return
  if (!context.req.header('authorization') && context.get('apiRole') !== 'service_role') {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  }
  throw new AuthError(403, 'not_admin', 'User not allowed')
}

/** The user in the path. @throws {AuthError} `validation_failed` or `user_not_found` */
export async function getNamedUser(tx: Transaction, context: GatewayContext): Promise<User> {
  const id = context.req.param('userId')
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID')
  const user = await findUserById(tx, id)
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found')
  return user
}

const unitsMs: Record<string, number> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 }

/** `24h`, `1h30m` or `none`. @throws {AuthError} `validation_failed` */
export function readBannedUntil(auth: AuthService, duration: string): string | null {
  if (duration === 'none') return null
  if (!/^(\d+(\.\d+)?(h|ms|m|s))+$/.test(duration)) {
    throw new AuthError(
      400,
      'validation_failed',
      `invalid format for ban duration: ${JSON.stringify(duration)}`,
    )
  }
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(h|ms|m|s)/g)]
  const lengthMs = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (unitsMs[unit ?? ''] ?? 0), 0)
  return new Date(Math.min(auth.clock.nowMs() + lengthMs, 8.64e15)).toISOString()
}
