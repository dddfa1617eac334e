import type { Transaction } from '../../database/database.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { confirmUser } from '../users/change-user.ts'
import { findUserByEmail, findUserById, reloadUser, type User } from '../users/user.ts'
import { addProviderIdentity, findProviderIdentity } from './find-account.ts'
import type { ProviderProfile } from './provider-profile.ts'

/** Ties an account at a provider to the user who asked for it. @throws {AuthError} `identity_already_exists` */
export async function linkToUser(
  auth: AuthService,
  tx: Transaction,
  userId: string,
  profile: ProviderProfile,
): Promise<User> {
  const user = await findUserById(tx, userId)
  if (!user) throw new AuthError(422, 'user_not_found', 'Linking target user not found')
  const existing = await findProviderIdentity(tx, profile)
  if (existing) {
    const whose = existing.user_id === user.id ? '' : ' to another user'
    throw new AuthError(422, 'identity_already_exists', `Identity is already linked${whose}`)
  }
  const linked = await addProviderIdentity(auth, tx, user, profile)
  const named = user.email ? linked : await nameAnonymous(auth, tx, linked, profile)
  await auth.mailer.notify({
    kind: 'identityLinked',
    to: named.email,
    provider: profile.provider,
    account: user,
  })
  return named
}

/** An anonymous user becomes the person the provider names. */
async function nameAnonymous(
  auth: AuthService,
  tx: Transaction,
  user: User,
  profile: ProviderProfile,
): Promise<User> {
  if (!profile.emailVerified) {
    throw new AuthError(422, 'email_not_confirmed', `Unverified email with ${profile.provider}.`)
  }
  if (await findUserByEmail(tx, profile.email)) {
    throw new AuthError(400, 'email_exists', 'A user with this email address has already been registered')
  }
  await tx.query(`update auth.users set email = $2, is_anonymous = false where id = $1`, [
    user.id,
    profile.email,
  ])
  return confirmUser(auth, tx, await reloadUser(tx, user))
}
