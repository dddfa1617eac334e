import type { GatewayContext } from '../../gateway/context.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { loadSignedIn, verifyBearer } from '../authenticate.ts'
import { dropFactor } from '../factors/drop-factor.ts'
import { getFactor } from '../factors/find-factor.ts'

/** `DELETE /factors/:id` */
export async function unenrolFactor(auth: AuthService, context: GatewayContext): Promise<Response> {
  const claims = await verifyBearer(auth, context)
  const id = await auth.database.transaction(async (tx) => {
    const { user, session } = await loadSignedIn(auth, tx, claims)
    const factor = await getFactor(tx, user.id, context.req.param('factorId'))
    if (factor.status === 'verified' && session.aal !== 'aal2') {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    }
    await dropFactor(auth, tx, factor)
    return factor.id
  })
  return context.json({ id })
}
