import type { GatewayContext } from '../../gateway/context.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { readEmailAddress } from '../email-address.ts'
import { sendEmailChange, sendToUser } from '../mail/send-token.ts'
import { checkChallenge, prepareLink } from '../pkce.ts'
import { readParams } from '../read-params.ts'
import { findUserByEmail } from '../users/user.ts'

const types = ['signup', 'email_change', 'sms', 'phone_change']

/** `POST /resend`: quietly does nothing when there is nothing to send again. */
export async function resend(auth: AuthService, context: GatewayContext): Promise<Response> {
  auth.limits.take('messages', 'resend', context.get('ip'))
  const params = await readParams(context, {
    type: 'string',
    email: 'string',
    phone: 'string',
    code_challenge: 'string',
    code_challenge_method: 'string',
  })
  const type = params.type ?? ''
  if (!types.includes(type)) throw validationFailed(`Missing one of these types: ${types.join(', ')}`)
  if (params.email && params.phone) {
    throw validationFailed('Only an email address or phone number should be provided.')
  }
  if (params.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  if (!params.email) throw validationFailed('Type provided requires an email address')
  checkChallenge(params)
  const email = readEmailAddress(params.email)

  await auth.database.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    const isWanted = type === 'signup' ? user && !user.email_confirmed_at : user?.email_change
    if (!user || !isWanted) return
    const method = type === 'signup' ? 'email/signup' : 'email_change'
    const link = await prepareLink(auth, context, tx, { user, challenge: params, method })
    await (type === 'signup'
      ? sendToUser(auth, tx, user, 'confirmation', link)
      : sendEmailChange(auth, tx, user, user.email_change, link))
  })
  return context.json({})
}
