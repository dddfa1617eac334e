import type { GatewayContext } from '../../gateway/context.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { loadSignedIn, verifyBearer } from '../authenticate.ts'
import { sendToUser } from '../mail/send-token.ts'
import { resolveRedirect } from '../redirect.ts'

/** `GET /reauthenticate`: sends the nonce that `PUT /user` then wants to see. */
export async function reauthenticate(auth: AuthService, context: GatewayContext): Promise<Response> {
  const claims = await verifyBearer(auth, context)
  await auth.database.transaction(async (tx) => {
    const { user } = await loadSignedIn(auth, tx, claims)
    if (!user.email)
      throw validationFailed('Reauthentication requires the user to have an email or a phone number')
    if (!user.email_confirmed_at)
      throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
    await sendToUser(auth, tx, user, 'reauthentication', {
      redirectTo: resolveRedirect(context, auth.config),
      pkce: false,
    })
  })
  return context.json({})
}
