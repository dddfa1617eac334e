import type { Transaction } from '../../database/database.ts'
import type { GatewayContext } from '../../gateway/context.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { authenticate, loadSignedIn, requireSecondFactor, type SignedIn } from '../authenticate.ts'
import { readEmailAddress } from '../email-address.ts'
import { sendEmailChange } from '../mail/send-token.ts'
import { findToken, forgetTokens, hashToken } from '../one-time-token.ts'
import { checkPassword, hashPassword, isPassword } from '../password.ts'
import { checkChallenge, prepareLink, type Challenge } from '../pkce.ts'
import { readParams } from '../read-params.ts'
import { changeEmail, changePassword, mergeMetadata } from '../users/change-user.ts'
import { createIdentity, emailIdentity } from '../users/create-user.ts'
import { toUserJson } from '../users/user-json.ts'
import { hasVerifiedFactor, reloadUser, requireFreeAddress } from '../users/user.ts'

const shape = {
  email: 'string',
  phone: 'string',
  password: 'string',
  nonce: 'string',
  data: 'object',
  app_metadata: 'object',
  code_challenge: 'string',
  code_challenge_method: 'string',
} as const

interface Changes extends Challenge {
  email?: string
  password?: string
  passwordHash?: string
  nonce?: string
  data?: Record<string, unknown>
}

const dayMs = 86_400_000

/**
 * `PUT /user`: password and metadata change at once, an address when its links are opened.
 * https://supabase.com/docs/reference/javascript/auth-updateuser
 */
export async function updateUser(auth: AuthService, context: GatewayContext): Promise<Response> {
  const before = await authenticate(auth, context)
  auth.limits.take('messages', 'user', context.get('ip'))
  // Outside of the transaction: hashing takes long, and PGlite runs one transaction at a time.
  const changes = await readChanges(auth, context, before)

  return auth.database.transaction(async (tx) => {
    // Read again, because the session may have ended while the password was hashed.
    const signedIn = await loadSignedIn(auth, tx, before.claims)
    const email = changes.email === signedIn.user.email ? undefined : changes.email
    if (email) await requireFreeAddress(tx, email)
    if (changes.passwordHash) await updatePassword(auth, tx, signedIn, changes)
    if (changes.data) {
      requireSecondFactor(auth, signedIn)
      await mergeMetadata(auth, tx, signedIn.user, { user: changes.data })
    }
    if (email) await updateEmail(auth, context, tx, signedIn, { ...changes, email })
    return context.json(toUserJson(await reloadUser(tx, signedIn.user)))
  })
}

async function readChanges(
  auth: AuthService,
  context: GatewayContext,
  { user, session }: SignedIn,
): Promise<Changes> {
  const params = await readParams(context, shape)
  const changes: Changes = { ...params, ...(params.email ? { email: readEmailAddress(params.email) } : {}) }
  checkChallenge(params)
  if (params.phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  if (params.app_metadata)
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')

  const touchesCredentials = params.password || (changes.email && changes.email !== user.email)
  if (touchesCredentials && hasVerifiedFactor(user) && session.aal !== 'aal2') {
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    )
  }
  if (params.password === undefined) return changes
  if (user.is_anonymous && !user.email && !params.email) {
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    )
  }
  checkPassword(params.password, auth.config.passwordMinLength)
  if (user.encrypted_password && (await isPassword(auth.config, params.password, user.encrypted_password))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  }
  return { ...changes, passwordHash: await hashPassword(auth.config, params.password) }
}

async function updatePassword(
  auth: AuthService,
  tx: Transaction,
  { user, session }: SignedIn,
  changes: Changes,
): Promise<void> {
  // A session younger than a day counts as proof enough: https://supabase.com/docs/reference/javascript/auth-reauthentication
  const isOld = Date.parse(session.created_at) + dayMs < auth.clock.nowMs()
  if (auth.config.reauthenticateForPassword && isOld) await useNonce(auth, tx, user, changes.nonce)
  const isFirst = !user.encrypted_password
  await changePassword(auth, tx, user, changes.passwordHash ?? '', session.id)
  const hasEmailIdentity = user.identities.some((identity) => identity.provider === 'email')
  // An account that began at a provider: its list of identities now has the second way in.
  if (isFirst && user.email && !hasEmailIdentity) {
    await createIdentity(auth, tx, emailIdentity(user, user.email, user.email_confirmed_at !== null))
  }
  await auth.mailer.notify({ kind: 'passwordChanged', to: user.email, account: user })
}

async function useNonce(
  auth: AuthService,
  tx: Transaction,
  user: SignedIn['user'],
  nonce: string | undefined,
): Promise<void> {
  if (!nonce) throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication')
  const token = await findToken(tx, hashToken(user.email ?? '', nonce), ['reauthentication_token'])
  const sentAtMs = Date.parse(user.reauthentication_sent_at ?? '')
  const isFresh = sentAtMs + auth.config.otpSeconds * 1000 >= auth.clock.nowMs()
  if (token?.user_id !== user.id || !isFresh) {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
  }
  await forgetTokens(tx, user.id, 'reauthentication_token')
}

async function updateEmail(
  auth: AuthService,
  context: GatewayContext,
  tx: Transaction,
  { user }: SignedIn,
  { email, ...challenge }: Challenge & { email: string },
): Promise<void> {
  // Without confirmation there is no address to ask, so the new one holds at once.
  if (user.is_anonymous && !auth.config.confirmEmail) {
    await changeEmail(auth, tx, user, email)
    return
  }
  const link = await prepareLink(auth, context, tx, { user, challenge, method: 'email_change' })
  await sendEmailChange(auth, tx, user, email, link)
}
