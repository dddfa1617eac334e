import type { Transaction } from '../../../database/database.ts'
import type { GatewayContext } from '../../../gateway/context.ts'
import { AuthError, validationFailed } from '../../auth-error.ts'
import type { AuthService } from '../../auth-service.ts'
import { loadSignedIn, verifyBearer } from '../../authenticate.ts'
import { raiseSession } from '../../factors/raise-session.ts'
import {
  findCodeSet,
  hashCode,
  lockedMs,
  maxMisses,
  normaliseCode,
  unlock,
  type RecoveryCodeSet,
} from '../../factors/recovery-codes.ts'
import { readParams } from '../../read-params.ts'

/**
 * `POST /factors/recovery-codes/verify`: raises the session by a code that works once.
 *
 * Misses count for the account, from every client together, and five lock it for a
 * quarter of an hour. A miss has to stay counted, so it is no reason to roll back.
 */
export async function verifyRecoveryCode(auth: AuthService, context: GatewayContext): Promise<Response> {
  auth.limits.take('factors', 'recovery', context.get('ip'))
  const claims = await verifyBearer(auth, context)
  const params = await readParams(context, { code: 'string' })
  const code = normaliseCode(params.code ?? '')
  if (code === '') throw validationFailed('Code needs to be non-empty')

  const session = await auth.database.transaction(async (tx) => {
    const signedIn = await loadSignedIn(auth, tx, claims)
    const set = await findCodeSet(tx, signedIn.user.id)
    if (!set) return undefined
    refuseLocked(auth, set)
    if (!(await consume(auth, tx, set, code))) return countMiss(auth, tx, set)
    await unlock(auth, tx, set.id)
    return raiseSession(auth, tx, signedIn, { id: set.mfa_factor_id, method: 'mfa/recovery_code' })
  })
  if (!session) throw new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered')
  return context.json(session)
}

function refuseLocked(auth: AuthService, { verification_locked_until: until }: RecoveryCodeSet): void {
  const leftMs = until === null ? 0 : Date.parse(until) - auth.clock.nowMs()
  // A longer lock than the maximum means that the clock was put back.
  if (leftMs > 0 && leftMs <= lockedMs) {
    const message = 'Too many failed verification attempts, try again later'
    throw new AuthError(429, 'mfa_recovery_codes_locked', message)
  }
}

async function consume(
  auth: AuthService,
  tx: Transaction,
  set: RecoveryCodeSet,
  code: string,
): Promise<boolean> {
  const { rows } = await tx.query(
    `update auth.mfa_recovery_codes set consumed_at = $3
     where mfa_recovery_code_set_id = $1 and code_hash = $2 and consumed_at is null returning id`,
    [set.id, hashCode(code), auth.clock.nowIso()],
  )
  return rows.length > 0
}

async function countMiss(auth: AuthService, tx: Transaction, set: RecoveryCodeSet): Promise<undefined> {
  // An expired lock resets the count.
  const misses = set.verification_locked_until === null ? set.failed_verification_count + 1 : 1
  const until = misses >= maxMisses ? new Date(auth.clock.nowMs() + lockedMs).toISOString() : null
  await tx.query(
    `update auth.mfa_recovery_code_sets
     set failed_verification_count = $2, verification_locked_until = $3, updated_at = $4 where id = $1`,
    [set.id, misses, until, auth.clock.nowIso()],
  )
}
