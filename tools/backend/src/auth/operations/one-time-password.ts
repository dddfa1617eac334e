import type { GatewayContext } from '../../gateway/context.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { readEmailAddress } from '../email-address.ts'
import { sendToUser } from '../mail/send-token.ts'
import { checkChallenge, prepareLink } from '../pkce.ts'
import { readParams, type Params } from '../read-params.ts'
import { findUserByEmail } from '../users/user.ts'
import { signUpWithPassword } from './sign-up.ts'

const shape = {
  email: 'string',
  phone: 'string',
  create_user: 'boolean',
  channel: 'string',
  data: 'object',
  code_challenge: 'string',
  code_challenge_method: 'string',
} as const

/** `POST /otp`: sends a code and a link that sign in the reader of the mailbox. */
export async function sendOneTimePassword(auth: AuthService, context: GatewayContext): Promise<Response> {
  auth.limits.take('messages', 'otp', context.get('ip'))
  const params = await readParams(context, shape)
  checkAddressee(params)
  checkChallenge(params)
  const email = readEmailAddress(params.email)
  const user = await auth.database.transaction((tx) => findUserByEmail(tx, email))
  if (!user && params.create_user === false) {
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
  }
  if (!user?.confirmed_at) return signUpFirst(auth, context, { ...params, email })

  await auth.database.transaction(async (tx) => {
    const link = await prepareLink(auth, context, tx, { user, challenge: params, method: 'magiclink' })
    await sendToUser(auth, tx, user, 'magicLink', link)
  })
  return context.json({})
}

/** The confirmation of a new account signs in as well, so it is the magic link. */
async function signUpFirst(
  auth: AuthService,
  context: GatewayContext,
  params: Params<typeof shape>,
): Promise<Response> {
  await signUpWithPassword(auth, context, { ...params, password: auth.random.urlSafe(40) })
  return context.json({})
}

function checkAddressee(params: Params<typeof shape>): void {
  if (params.email && params.phone)
    throw validationFailed('Only an email address or phone number should be provided')
  if (params.email && params.channel)
    throw validationFailed('Channel should only be specified with Phone OTP')
  if (params.phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  if (!params.email) throw validationFailed('One of email or phone must be set')
}
