import type { Transaction } from '../../database/database.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import type { SignedIn } from '../authenticate.ts'
import { describeSession, recordMethod, type SessionJson } from '../sessions/issue-session.ts'
import { findActiveToken, replaceRefreshToken } from '../sessions/refresh-token.ts'
import { reloadUser } from '../users/user.ts'

/** Raises a session to two factors, and ends those of the user that have shown one only. */
export async function raiseSession(
  auth: AuthService,
  tx: Transaction,
  { user, session }: SignedIn,
  factor: { id: string; method: string },
): Promise<SessionJson> {
  await recordMethod(auth, tx, session.id, factor.method)
  await tx.query(`update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1`, [
    session.id,
    factor.id,
    auth.clock.nowIso(),
  ])
  await tx.query(`delete from auth.sessions where user_id = $1 and aal < 'aal2'`, [user.id])
  const active = await findActiveToken(tx, session.id)
  if (!active)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  const refreshToken = await replaceRefreshToken(auth, tx, active)
  return describeSession(auth, tx, await reloadUser(tx, user), session.id, refreshToken)
}
