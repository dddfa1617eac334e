import type { Transaction } from '../../../database/database.ts'
import type { GatewayContext } from '../../../gateway/context.ts'
import { AuthError } from '../../auth-error.ts'
import type { AuthService } from '../../auth-service.ts'
import { isUuid, loadSignedIn, verifyBearer } from '../../authenticate.ts'
import { getFactor, refuseRecoveryCodes, type StoredFactor } from '../../factors/find-factor.ts'
import { raiseSession } from '../../factors/raise-session.ts'
import { findStep } from '../../factors/totp.ts'
import { readParams } from '../../read-params.ts'
import { challengeSeconds } from './challenge-factor.ts'

/**
 * `POST /factors/:id/verify`: raises the session to two factors.
 *
 * Sessions of the user that have shown one factor only end here: a thief who holds
 * one may be why the factor was added. A code is good once, even to another
 * challenge, so one seen over a shoulder is worth nothing.
 */
export async function verifyFactor(auth: AuthService, context: GatewayContext): Promise<Response> {
  auth.limits.take('factors', 'verify', context.get('ip'))
  const claims = await verifyBearer(auth, context)
  const params = await readParams(context, { challenge_id: 'string', code: 'string' })

  const { session, added } = await auth.database.transaction(async (tx) => {
    const signedIn = await loadSignedIn(auth, tx, claims)
    const factor = await getFactor(tx, signedIn.user.id, context.req.param('factorId'))
    refuseRecoveryCodes(factor)
    await checkChallenge(auth, tx, factor, params.challenge_id, context.get('ip'))
    const step = findStep(factor.secret, params.code ?? '', auth.clock.nowSeconds())
    if (step === undefined || wasUsed(step, factor.last_totp_step)) {
      throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    }
    await markVerified(auth, tx, factor, params.challenge_id ?? '', step)
    const raised = await raiseSession(auth, tx, signedIn, { id: factor.id, method: 'totp' })
    return { session: raised, added: factor.status === 'unverified' ? signedIn.user : undefined }
  })
  if (added)
    await auth.mailer.notify({ kind: 'factorEnrolled', to: added.email, factorType: 'totp', account: added })
  return context.json(session)
}

/** Codes are accepted one step early or late, so a later one was used before the clock was put back. */
function wasUsed(step: number, last: number | null): boolean {
  return last !== null && step <= last && last <= step + 2
}

async function checkChallenge(
  auth: AuthService,
  tx: Transaction,
  factor: StoredFactor,
  id: string | undefined,
  ip: string,
): Promise<void> {
  const { rows } = isUuid(id)
    ? await tx.query<{ created_at: string; verified_at: string | null; ip_address: string }>(
        `select created_at, verified_at, host(ip_address) as ip_address from auth.mfa_challenges
         where id = $1 and factor_id = $2`,
        [id, factor.id],
      )
    : { rows: [] }
  const challenge = rows[0]
  if (!challenge) {
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  }
  if (challenge.verified_at !== null || challenge.ip_address !== ip) {
    throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  }
  if (Date.parse(challenge.created_at) + challengeSeconds * 1000 < auth.clock.nowMs()) {
    const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`
    throw new AuthError(422, 'mfa_challenge_expired', message)
  }
}

async function markVerified(
  auth: AuthService,
  tx: Transaction,
  factor: StoredFactor,
  challengeId: string,
  step: number,
): Promise<void> {
  const now = auth.clock.nowIso()
  await tx.query(`update auth.mfa_challenges set verified_at = $2 where id = $1`, [challengeId, now])
  await tx.query(
    `update auth.mfa_factors set status = 'verified', last_totp_step = $2, updated_at = $3 where id = $1`,
    [factor.id, step, now],
  )
  await tx.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
    factor.user_id,
  ])
}
