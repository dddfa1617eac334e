import type { GatewayContext } from '../../../gateway/context.ts'
import { AuthError } from '../../auth-error.ts'
import type { AuthService } from '../../auth-service.ts'
import { loadSignedIn, verifyBearer } from '../../authenticate.ts'
import { dropFactor } from '../../factors/drop-factor.ts'
import { getFactor, type StoredFactor } from '../../factors/find-factor.ts'
import type { Factor } from '../../users/user.ts'

/** `DELETE /factors/:id`: a verified one needs both factors, or a thief with one could remove the other. */
export async function unenrolFactor(auth: AuthService, context: GatewayContext): Promise<Response> {
  const claims = await verifyBearer(auth, context)
  const { factor, user } = await auth.database.transaction(async (tx) => {
    const { user, session } = await loadSignedIn(auth, tx, claims)
    const factor = await getFactor(tx, user.id, context.req.param('factorId'))
    if (factor.status === 'verified' && session.aal !== 'aal2') {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    }
    checkRest(factor, user.factors)
    await dropFactor(auth, tx, factor)
    return { factor, user }
  })
  // Of a set-up that was never finished too, as hosted.
  await auth.mailer.notify({
    kind: 'factorUnenrolled',
    to: user.email,
    factorType: factor.factor_type,
    account: user,
  })
  return context.json({ id: factor.id })
}

/** Recovery codes are never the only second factor of an account. */
function checkRest(factor: StoredFactor, all: readonly Factor[]): void {
  if (factor.factor_type === 'recovery_code') {
    const message =
      'Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes'
    throw new AuthError(422, 'validation_failed', message)
  }
  const rest = all.filter(({ id, status }) => id !== factor.id && status === 'verified')
  if (rest.length > 0 && rest.every(({ factor_type }) => factor_type === 'recovery_code')) {
    const message = 'Recovery codes cannot be the only verified factor, delete them first'
    throw new AuthError(422, 'mfa_recovery_codes_sole_factor', message)
  }
}
