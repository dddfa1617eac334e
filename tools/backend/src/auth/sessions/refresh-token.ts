import type { Transaction } from '../../database/database.ts'
import type { AuthService } from '../auth-service.ts'

export interface RefreshToken {
  id: number
  token: string
  user_id: string
  session_id: string | null
  revoked: boolean
  parent: string | null
  updated_at: string
}

const length = 22

/** Adds a refresh token to a session, as child of the one it replaces. */
export async function createRefreshToken(
  auth: AuthService,
  tx: Transaction,
  owner: { userId: string; sessionId: string; parent?: string },
): Promise<string> {
  const token = auth.random.urlSafe(length)
  await tx.query(
    `insert into auth.refresh_tokens (token, user_id, session_id, parent, revoked, created_at, updated_at)
     values ($1, $2, $3, $4, false, $5, $5)`,
    [token, owner.userId, owner.sessionId, owner.parent ?? null, auth.clock.nowIso()],
  )
  return token
}

export async function findRefreshToken(tx: Transaction, token: string): Promise<RefreshToken | undefined> {
  const { rows } = await tx.query<RefreshToken>(`select * from auth.refresh_tokens where token = $1`, [token])
  return rows[0]
}

/** The one token of the session that has not been used yet. */
export async function findActiveToken(tx: Transaction, sessionId: string): Promise<RefreshToken | undefined> {
  const { rows } = await tx.query<RefreshToken>(
    `select * from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1`,
    [sessionId],
  )
  return rows[0]
}

/** Uses up a token and puts a new one in its place. */
export async function replaceRefreshToken(
  auth: AuthService,
  tx: Transaction,
  old: RefreshToken,
): Promise<string> {
  await tx.query(
    `update auth.refresh_tokens set revoked = true, updated_at = $2 where id = $1 and not revoked`,
    [old.id, auth.clock.nowIso()],
  )
  return createRefreshToken(auth, tx, {
    userId: old.user_id,
    sessionId: old.session_id ?? '',
    parent: old.token,
  })
}

/**
 * Ends every token of the session: it is unknown whether the thief or the visitor replayed the old one.
 * Dated back, so that the reuse interval forgives none of them either.
 */
export async function revokeFamily(tx: Transaction, sessionId: string): Promise<void> {
  await tx.query(
    `update auth.refresh_tokens set revoked = true, updated_at = to_timestamp(0) where session_id = $1`,
    [sessionId],
  )
}
