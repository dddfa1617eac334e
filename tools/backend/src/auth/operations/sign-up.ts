import type { Transaction } from '../../database/database.ts'
import type { GatewayContext } from '../../gateway/context.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { describeVisitor } from '../authenticate.ts'
import { readEmailAddress } from '../email-address.ts'
import { sendToUser } from '../mail/send-token.ts'
import { checkPassword, hashPassword } from '../password.ts'
import { checkChallenge, prepareLink, type Challenge } from '../pkce.ts'
import { readParams } from '../read-params.ts'
import { issueSession } from '../sessions/issue-session.ts'
import { confirmUser } from '../users/change-user.ts'
import { createIdentity, createUser, emailIdentity } from '../users/create-user.ts'
import { toUserJson } from '../users/user-json.ts'
import { findUserByEmail, reloadUser, type User } from '../users/user.ts'
import { signUpAnonymously } from './sign-up-anonymously.ts'

const signUpShape = {
  email: 'string',
  phone: 'string',
  password: 'string',
  data: 'object',
  code_challenge: 'string',
  code_challenge_method: 'string',
} as const

interface SignUpParams extends Challenge {
  email?: string
  phone?: string
  password?: string
  data?: Record<string, unknown>
}

/** `POST /signup` */
export async function signUp(auth: AuthService, context: GatewayContext): Promise<Response> {
  const params = await readParams(context, signUpShape)
  if (!params.email && !params.phone) return signUpAnonymously(auth, context, params.data)
  auth.limits.take('messages', 'signup', context.get('ip'))
  return signUpWithPassword(auth, context, params)
}

/**
 * With confirmation on, a taken address gets the same answer as a free one, so
 * the form does not reveal who has an account.
 */
export async function signUpWithPassword(
  auth: AuthService,
  context: GatewayContext,
  params: SignUpParams,
): Promise<Response> {
  if (!auth.config.signUpEnabled)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  if (!params.password) throw validationFailed('Signup requires a valid password')
  checkPassword(params.password, auth.config.passwordMinLength)
  if (params.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  checkChallenge(params)
  const email = readEmailAddress(params.email)
  const passwordHash = await hashPassword(auth.config, params.password)

  return auth.database.transaction(async (tx) => {
    const existing = await findUserByEmail(tx, email)
    if (existing?.confirmed_at) return context.json(answerTaken(auth, email, params))

    const user = existing ?? (await addUser(auth, tx, email, passwordHash, params.data))
    if (!auth.config.confirmEmail) {
      const confirmed = await confirmUser(auth, tx, user)
      return context.json(await issueSession(auth, tx, confirmed, 'password', describeVisitor(context)))
    }
    const link = await prepareLink(auth, context, tx, { user, challenge: params, method: 'email/signup' })
    await sendToUser(auth, tx, user, 'confirmation', link)
    return context.json(toUserJson(await reloadUser(tx, user)))
  })
}

async function addUser(
  auth: AuthService,
  tx: Transaction,
  email: string,
  passwordHash: string,
  data: Record<string, unknown> = {},
): Promise<User> {
  const user = await createUser(auth, tx, { email, passwordHash, data })
  await createIdentity(auth, tx, emailIdentity(user, email, false, data))
  return reloadUser(tx, user)
}

function answerTaken(auth: AuthService, email: string, params: SignUpParams): Record<string, unknown> {
  if (!auth.config.confirmEmail) throw new AuthError(422, 'user_already_exists', 'User already registered')
  // Looks like a new user, so that the answer does not reveal that the address is taken. The empty list of
  // identities is the vendor's own sign for it: https://supabase.com/docs/reference/javascript/auth-signup
  const now = auth.clock.nowIso()
  return {
    id: auth.random.uuid(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: params.data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
