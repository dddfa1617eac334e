import type { GatewayContext } from '../../gateway/context.ts'
import { validationFailed } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { loadSignedIn, verifyBearer } from '../authenticate.ts'
import { endSessions, type SignOutScope } from '../sessions/session.ts'

const scopes: readonly string[] = ['global', 'local', 'others'] satisfies SignOutScope[]

/** `POST /logout?scope=global|local|others` */
export async function logOut(auth: AuthService, context: GatewayContext): Promise<Response> {
  const claims = await verifyBearer(auth, context)
  const scope = context.req.query('scope') || 'global'
  if (!scopes.includes(scope)) throw validationFailed(`Unsupported logout scope ${JSON.stringify(scope)}`)
  await auth.database.transaction(async (tx) => {
    const { user, session } = await loadSignedIn(auth, tx, claims)
    await endSessions(tx, scope as SignOutScope, user.id, session.id)
  })
  return context.body(null, 204)
}
