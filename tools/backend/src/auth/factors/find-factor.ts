import type { Transaction } from '../../database/database.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import { isUuid } from '../authenticate.ts'
import type { Factor } from '../users/user.ts'

export interface StoredFactor extends Factor {
  secret: string
  last_totp_step: number | null
}

/** One of the user's own factors. @throws {AuthError} `mfa_factor_not_found` */
export async function getFactor(
  tx: Transaction,
  userId: string,
  factorId: string | undefined,
): Promise<StoredFactor> {
  if (!isUuid(factorId)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID')
  const { rows } = await tx.query<StoredFactor>(
    `select * from auth.mfa_factors where id = $1 and user_id = $2`,
    [factorId, userId],
  )
  if (!rows[0]) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
  return rows[0]
}

/** Recovery codes have paths of their own. @throws {AuthError} `validation_failed` */
export function refuseRecoveryCodes(factor: StoredFactor): void {
  if (factor.factor_type === 'recovery_code') {
    throw validationFailed('Recovery codes cannot be challenged, use POST /factors/recovery-codes/verify')
  }
}
