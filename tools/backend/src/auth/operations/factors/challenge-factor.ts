import type { GatewayContext } from '../../../gateway/context.ts'
import type { AuthService } from '../../auth-service.ts'
import { loadSignedIn, verifyBearer } from '../../authenticate.ts'
import { getFactor, refuseRecoveryCodes } from '../../factors/find-factor.ts'

export const challengeSeconds = 300

/** `POST /factors/:id/challenge`: bounds the time in which a code may be shown. It holds no secret. */
export async function challengeFactor(auth: AuthService, context: GatewayContext): Promise<Response> {
  auth.limits.take('factors', 'challenge', context.get('ip'))
  const claims = await verifyBearer(auth, context)
  const id = auth.random.uuid()
  const factor = await auth.database.transaction(async (tx) => {
    const { user } = await loadSignedIn(auth, tx, claims)
    const factor = await getFactor(tx, user.id, context.req.param('factorId'))
    refuseRecoveryCodes(factor)
    await tx.query(
      `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, $3, $4)`,
      [id, factor.id, auth.clock.nowIso(), context.get('ip')],
    )
    return factor
  })
  return context.json({
    id,
    type: factor.factor_type,
    expires_at: auth.clock.nowSeconds() + challengeSeconds,
  })
}
