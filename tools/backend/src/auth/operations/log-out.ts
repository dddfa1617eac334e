import type { GatewayContext } from '../../gateway/context.ts'
import { validationFailed } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { loadSignedIn, requireSecondFactor, verifyBearer } from '../authenticate.ts'
import { endSessions, type SignOutScope } from '../sessions/session.ts'

const scopes: readonly string[] = ['global', 'local', 'others'] satisfies SignOutScope[]

/**
 * `POST /logout?scope=global|local|others`. Access tokens hold until they expire, as hosted.
 * https://supabase.com/docs/guides/auth/signout
 */
export async function logOut(auth: AuthService, context: GatewayContext): Promise<Response> {
  const claims = await verifyBearer(auth, context)
  const scope = context.req.query('scope') || 'global'
  if (!scopes.includes(scope)) throw validationFailed(`Unsupported logout scope ${JSON.stringify(scope)}`)
  await auth.database.transaction(async (tx) => {
    const signedIn = await loadSignedIn(auth, tx, claims)
    if (scope !== 'local') requireSecondFactor(auth, signedIn)
    await endSessions(tx, scope as SignOutScope, signedIn.user.id, signedIn.session.id)
  })
  return context.body(null, 204)
}
