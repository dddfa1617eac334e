import type { Transaction } from '../../database/database.ts'
import type { AuthService } from '../auth-service.ts'
import { toUserJson } from '../users/user-json.ts'
import { reloadUser, type User } from '../users/user.ts'
import { signAccessToken } from './access-token.ts'
import { createRefreshToken } from './refresh-token.ts'

export interface Visitor {
  ip: string
  userAgent: string | undefined
}

/** What every successful sign-in answers. */
export interface SessionJson {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: Record<string, unknown>
}

/** Starts a session: a row, its authentication method, its first refresh token, an access token. */
export async function issueSession(
  auth: AuthService,
  tx: Transaction,
  user: User,
  method: string,
  visitor: Visitor,
): Promise<SessionJson> {
  const id = auth.random.uuid()
  const now = auth.clock.nowIso()
  await tx.query(`update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1`, [user.id, now])
  await tx.query(
    `insert into auth.sessions (id, user_id, aal, user_agent, ip, created_at, updated_at)
     values ($1, $2, 'aal1', $3, $4, $5, $5)`,
    [id, user.id, visitor.userAgent ?? null, visitor.ip, now],
  )
  await recordMethod(auth, tx, id, method)
  const refreshToken = await createRefreshToken(auth, tx, { userId: user.id, sessionId: id })
  return describeSession(auth, tx, await reloadUser(tx, user), id, refreshToken)
}

/** Notes a way the session was authenticated; a second time only moves its date. */
export async function recordMethod(
  auth: AuthService,
  tx: Transaction,
  sessionId: string,
  method: string,
): Promise<void> {
  await tx.query(
    `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
     values ($1, $2, $3, $4, $4)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [auth.random.uuid(), sessionId, method, auth.clock.nowIso()],
  )
}

export async function describeSession(
  auth: AuthService,
  tx: Transaction,
  user: User,
  sessionId: string,
  refreshToken: string,
): Promise<SessionJson> {
  const { token, expiresAt } = await signAccessToken(auth, tx, user, sessionId)
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: expiresAt - auth.clock.nowSeconds(),
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: toUserJson(user),
  }
}
