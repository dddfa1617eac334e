import type { Transaction } from '../../../database/database.ts'
import type { GatewayContext } from '../../../gateway/context.ts'
import { AuthError } from '../../auth-error.ts'
import type { AuthService } from '../../auth-service.ts'
import { readParams } from '../../read-params.ts'
import { describeSession, type SessionJson } from '../../sessions/issue-session.ts'
import {
  findActiveToken,
  findRefreshToken,
  replaceRefreshToken,
  revokeFamily,
  type RefreshToken,
} from '../../sessions/refresh-token.ts'
import { findSession, findSessionEnd } from '../../sessions/session.ts'
import { findUserById, isBanned } from '../../users/user.ts'

/**
 * `POST /token?grant_type=refresh_token`
 *
 * A used token is accepted once more when its child is the one in use (the
 * answer was lost on the way), or within the reuse interval (several requests
 * went out at once). Otherwise it was stolen, by the first caller or the second,
 * and the whole session ends.
 */
export async function grantByRefreshToken(auth: AuthService, context: GatewayContext): Promise<Response> {
  const params = await readParams(context, { refresh_token: 'string' })
  if (!params.refresh_token) {
    return context.json({ error: 'invalid_request', error_description: 'refresh_token required' }, 400)
  }
  const presented = params.refresh_token
  const outcome = await auth.database.transaction((tx) => refresh(auth, tx, presented))
  if (outcome instanceof AuthError) throw outcome
  return context.json(outcome)
}

/** Refusals are returned, not thrown: the end of a session has to be committed. */
async function refresh(
  auth: AuthService,
  tx: Transaction,
  presented: string,
): Promise<SessionJson | AuthError> {
  const token = await findRefreshToken(tx, presented)
  const user = token && (await findUserById(tx, token.user_id))
  if (!token || !user) return refusal('refresh_token_not_found', 'Refresh Token Not Found')
  if (isBanned(user, auth.clock.nowMs())) return refusal('user_banned', 'User Banned')

  const session = await findSession(tx, token.session_id ?? '')
  if (!session) return refusal('session_not_found', 'No Valid Session Found')
  const end = findSessionEnd(session, auth.config, auth.clock.nowMs())
  if (end) return refusal('session_expired', end)

  const active = token.revoked ? await findActiveToken(tx, session.id) : undefined
  if (token.revoked && active?.parent !== token.token && isPastReuse(auth, token)) {
    await revokeFamily(tx, session.id)
    auth.record({ action: 'refresh_token_replayed', userId: user.id, detail: `session ${session.id}` })
    return refusal('refresh_token_already_used', 'Already Used')
  }
  const next = active?.parent === token.token ? active.token : await replaceRefreshToken(auth, tx, token)
  await tx.query(
    `update auth.sessions set refreshed_at = $2::timestamptz at time zone 'utc', updated_at = $2 where id = $1`,
    [session.id, auth.clock.nowIso()],
  )
  return describeSession(auth, tx, user, session.id, next)
}

function isPastReuse(auth: AuthService, token: RefreshToken): boolean {
  return auth.clock.nowMs() > Date.parse(token.updated_at) + auth.config.refreshReuseSeconds * 1000
}

function refusal(code: string, reason: string): AuthError {
  return new AuthError(400, code, `Invalid Refresh Token: ${reason}`)
}
