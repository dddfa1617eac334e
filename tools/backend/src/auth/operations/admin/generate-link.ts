import type { Transaction } from '../../../database/database.ts'
import type { GatewayContext } from '../../../gateway/context.ts'
import { requireAdmin } from '../../admin/require-admin.ts'
import { AuthError, emailTaken, validationFailed } from '../../auth-error.ts'
import type { AuthService } from '../../auth-service.ts'
import { readEmailAddress } from '../../email-address.ts'
import { hashToken, saveToken, type TokenType } from '../../one-time-token.ts'
import { checkPassword, hashPassword } from '../../password.ts'
import { readParams, type Params } from '../../read-params.ts'
import { isAllowedRedirect, resolveRedirect } from '../../redirect.ts'
import { createIdentity, createUser, emailIdentity } from '../../users/create-user.ts'
import { toUserJson } from '../../users/user-json.ts'
import { findUserByEmail, reloadUser, type User } from '../../users/user.ts'
import { findOrAddInvited } from './invite.ts'

const shape = {
  type: 'string',
  email: 'string',
  new_email: 'string',
  password: 'string',
  data: 'object',
  redirect_to: 'string',
} as const

interface Kind {
  tokenType: TokenType
  sentColumn: string
  linkType: string
}

const kinds: Record<string, Kind> = {
  signup: { tokenType: 'confirmation_token', sentColumn: 'confirmation_sent_at', linkType: 'signup' },
  invite: { tokenType: 'confirmation_token', sentColumn: 'confirmation_sent_at', linkType: 'invite' },
  magiclink: { tokenType: 'recovery_token', sentColumn: 'recovery_sent_at', linkType: 'magiclink' },
  recovery: { tokenType: 'recovery_token', sentColumn: 'recovery_sent_at', linkType: 'recovery' },
  email_change_current: {
    tokenType: 'email_change_token_current',
    sentColumn: 'email_change_sent_at',
    linkType: 'email_change',
  },
  email_change_new: {
    tokenType: 'email_change_token_new',
    sentColumn: 'email_change_sent_at',
    linkType: 'email_change',
  },
}

/** `POST /admin/generate_link`: what a message would hold, without sending it. */
export async function generateLink(auth: AuthService, context: GatewayContext): Promise<Response> {
  requireAdmin(context)
  const params = await readParams(context, shape)
  const email = readEmailAddress(params.email)
  const wanted = params.type ?? ''
  if (!Object.hasOwn(kinds, wanted))
    throw validationFailed(`Invalid email action link type requested: ${wanted}`)
  if (wanted === 'signup' && params.password) checkPassword(params.password, auth.config.passwordMinLength)
  const redirectTo =
    params.redirect_to && isAllowedRedirect(params.redirect_to, auth.config)
      ? params.redirect_to
      : resolveRedirect(context, auth.config)

  return auth.database.transaction(async (tx) => {
    const known = await findUserByEmail(tx, email)
    // As hosted: a magic link for an unknown address creates the account.
    const type = wanted === 'magiclink' && !known ? 'signup' : wanted
    const user = await findOrAdd(auth, tx, type, email, known, params)
    const address = type === 'email_change_new' ? readEmailAddress(params.new_email) : email
    if (type.startsWith('email_change')) await setPendingEmail(tx, user, readEmailAddress(params.new_email))

    const kind = kinds[type] as Kind
    const code = auth.random.digits(auth.config.otpLength)
    const hash = hashToken(address, code)
    await saveToken(auth, tx, {
      user_id: user.id,
      token_type: kind.tokenType,
      token_hash: hash,
      relates_to: address,
    })
    await tx.query(`update auth.users set ${kind.sentColumn} = $2 where id = $1`, [
      user.id,
      auth.clock.nowIso(),
    ])
    return context.json({
      ...toUserJson(await reloadUser(tx, user)),
      action_link: describeLink(auth, kind.linkType, hash, redirectTo),
      email_otp: code,
      hashed_token: hash,
      verification_type: type,
      redirect_to: redirectTo,
    })
  })
}

async function findOrAdd(
  auth: AuthService,
  tx: Transaction,
  type: string,
  email: string,
  known: User | undefined,
  params: Params<typeof shape>,
): Promise<User> {
  if (type === 'invite') return findOrAddInvited(auth, tx, email, params.data)
  if (type === 'signup' && known?.confirmed_at) throw emailTaken()
  if (known) return known
  if (type !== 'signup') throw new AuthError(404, 'user_not_found', 'User with this email not found')
  const user = await createUser(auth, tx, {
    email,
    // Unguessable, so that the account opens by its link alone until a password is set.
    passwordHash: await hashPassword(auth.config, params.password ?? auth.random.urlSafe(60)),
    data: params.data ?? {},
  })
  await createIdentity(auth, tx, emailIdentity(user, email, false))
  return user
}

async function setPendingEmail(tx: Transaction, user: User, email: string): Promise<void> {
  await tx.query(`update auth.users set email_change = $2, email_change_confirm_status = 0 where id = $1`, [
    user.id,
    email,
  ])
}

function describeLink(auth: AuthService, type: string, token: string, redirectTo: string): string {
  const url = new URL('/auth/v1/verify', auth.origin)
  url.search = new URLSearchParams({ token, type, redirect_to: redirectTo }).toString()
  return url.href
}
