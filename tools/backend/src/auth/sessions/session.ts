import type { Transaction } from '../../database/database.ts'
import type { AuthConfig } from '../config.ts'

export interface Session {
  id: string
  user_id: string
  created_at: string
  updated_at: string
  refreshed_at: string | null
  not_after: string | null
  aal: 'aal1' | 'aal2' | 'aal3'
  factor_id: string | null
}

interface AuthenticationMethod {
  method: string
  timestamp: number
}

export async function findSession(tx: Transaction, id: string): Promise<Session | undefined> {
  const { rows } = await tx.query<Session>(`select * from auth.sessions where id = $1`, [id])
  return rows[0]
}

export type SignOutScope = 'global' | 'local' | 'others'

export async function endSessions(
  tx: Transaction,
  scope: SignOutScope,
  userId: string,
  sessionId?: string,
): Promise<void> {
  if (scope === 'local') await tx.query(`delete from auth.sessions where id = $1`, [sessionId ?? null])
  if (scope === 'global') await tx.query(`delete from auth.sessions where user_id = $1`, [userId])
  if (scope === 'others') {
    await tx.query(`delete from auth.sessions where user_id = $1 and id is distinct from $2`, [
      userId,
      sessionId ?? null,
    ])
  }
}

/** How the session was authenticated, latest first, as the `amr` claim has it. */
export async function listMethods(tx: Transaction, sessionId: string): Promise<AuthenticationMethod[]> {
  const { rows } = await tx.query<AuthenticationMethod>(
    `select authentication_method as method, extract(epoch from updated_at)::bigint as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [sessionId],
  )
  return rows
}

/** Why a session can no longer be refreshed, or undefined while it can. */
export function findSessionEnd(session: Session, config: AuthConfig, nowMs: number): string | undefined {
  if (session.not_after && Date.parse(session.not_after) < nowMs) return 'Session Expired'
  if (
    config.sessionTimeboxMs !== undefined &&
    Date.parse(session.created_at) + config.sessionTimeboxMs < nowMs
  ) {
    return 'Session Expired'
  }
  const lastUsedMs = Date.parse(session.refreshed_at ? `${session.refreshed_at}Z` : session.created_at)
  if (config.sessionInactivityMs !== undefined && lastUsedMs + config.sessionInactivityMs < nowMs) {
    return 'Session Expired (Inactivity)'
  }
  return undefined
}
