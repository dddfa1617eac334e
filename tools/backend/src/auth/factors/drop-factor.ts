import type { Transaction } from '../../database/database.ts'
import type { AuthService } from '../auth-service.ts'
import type { StoredFactor } from './find-factor.ts'

/** Removes a factor; sessions that rested on it fall back to one factor. */
export async function dropFactor(auth: AuthService, tx: Transaction, factor: StoredFactor): Promise<void> {
  await tx.query(
    `delete from auth.mfa_amr_claims where authentication_method = $2
       and session_id in (select id from auth.sessions where factor_id = $1)`,
    [factor.id, factor.factor_type === 'recovery_code' ? 'mfa/recovery_code' : factor.factor_type],
  )
  await tx.query(
    `update auth.sessions set aal = 'aal1', factor_id = null, updated_at = $2 where factor_id = $1`,
    [factor.id, auth.clock.nowIso()],
  )
  await tx.query(`delete from auth.mfa_factors where id = $1`, [factor.id])
}
