import type { GatewayContext } from '../../gateway/context.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { describeVisitor } from '../authenticate.ts'
import { issueSession } from '../sessions/issue-session.ts'
import { createUser } from '../users/create-user.ts'

/** `POST /signup` with neither address nor number: a user who can be named later. */
export async function signUpAnonymously(
  auth: AuthService,
  context: GatewayContext,
  data: Record<string, unknown> = {},
): Promise<Response> {
  if (!auth.config.anonymousEnabled) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  auth.limits.take('anonymous', 'anonymous', context.get('ip'))
  if (!auth.config.signUpEnabled)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  return auth.database.transaction(async (tx) => {
    const user = await createUser(auth, tx, { data, anonymous: true })
    return context.json(await issueSession(auth, tx, user, 'anonymous', describeVisitor(context)))
  })
}
