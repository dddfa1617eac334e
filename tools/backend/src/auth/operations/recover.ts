import type { GatewayContext } from '../../gateway/context.ts'
import { validationFailed } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { readEmailAddress } from '../email-address.ts'
import { sendToUser } from '../mail/send-token.ts'
import { checkChallenge, prepareLink } from '../pkce.ts'
import { readParams } from '../read-params.ts'
import { findUserByEmail } from '../users/user.ts'

/** `POST /recover`: the same answer whether or not the address has an account. */
export async function recover(auth: AuthService, context: GatewayContext): Promise<Response> {
  auth.limits.take('messages', 'recover', context.get('ip'))
  const params = await readParams(context, {
    email: 'string',
    code_challenge: 'string',
    code_challenge_method: 'string',
  })
  if (!params.email) throw validationFailed('Password recovery requires an email')
  const email = readEmailAddress(params.email)
  checkChallenge(params)

  await auth.database.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user) return
    const link = await prepareLink(auth, context, tx, { user, challenge: params, method: 'recovery' })
    await sendToUser(auth, tx, user, 'recovery', link)
  })
  return context.json({})
}
