import type { Transaction } from '../../database/database.ts'
import { AuthError, emailTaken } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { sendToUser } from '../mail/send-token.ts'
import { confirmUser, mergeMetadata, updateProviders } from '../users/change-user.ts'
import { createIdentity, createUser } from '../users/create-user.ts'
import { findUserByEmail, findUserById, isBanned, reloadUser, type User } from '../users/user.ts'
import { describeIdentity, type ProviderProfile } from './provider-profile.ts'

interface ProviderIdentity {
  id: string
  user_id: string
}

/**
 * The account of a visitor who came from a provider: the one that is tied to it,
 * one with the same address when the provider has verified it, or a new one.
 *
 * @returns The account, or the refusal to answer with after the transaction is committed.
 */
export async function findAccount(
  auth: AuthService,
  tx: Transaction,
  profile: ProviderProfile,
): Promise<User | AuthError> {
  const user = (await signInAgain(auth, tx, profile)) ?? (await linkOrCreate(auth, tx, profile))
  if (isBanned(user, auth.clock.nowMs())) throw new AuthError(403, 'user_banned', 'User is banned')
  if (user.email_confirmed_at) return user
  await keepOnlyIdentity(auth, tx, user, profile)
  if (profile.emailVerified || !auth.config.confirmEmail)
    return confirmUser(auth, tx, await reloadUser(tx, user))
  await sendToUser(auth, tx, user, 'confirmation', { redirectTo: auth.config.siteUrl, pkce: false })
  return new AuthError(
    422,
    'provider_email_needs_verification',
    `Unverified email with ${profile.provider}. A confirmation email has been sent to your ${profile.provider} email`,
  )
}

export async function findProviderIdentity(
  tx: Transaction,
  profile: ProviderProfile,
): Promise<ProviderIdentity | undefined> {
  const { rows } = await tx.query<ProviderIdentity>(
    `select id, user_id from auth.identities where provider = $1 and provider_id = $2`,
    [profile.provider, profile.subject],
  )
  return rows[0]
}

export async function addProviderIdentity(
  auth: AuthService,
  tx: Transaction,
  user: User,
  profile: ProviderProfile,
): Promise<User> {
  const { provider, subject: providerId } = profile
  await createIdentity(auth, tx, { userId: user.id, provider, providerId, data: describeIdentity(profile) })
  const linked = await reloadUser(tx, user)
  await updateProviders(tx, linked)
  return reloadUser(tx, linked)
}

async function signInAgain(
  auth: AuthService,
  tx: Transaction,
  profile: ProviderProfile,
): Promise<User | undefined> {
  const identity = await findProviderIdentity(tx, profile)
  const user = identity && (await findUserById(tx, identity.user_id))
  if (!identity || !user) return undefined
  const now = auth.clock.nowIso()
  await tx.query(
    `update auth.identities set identity_data = $2, last_sign_in_at = $3, updated_at = $3 where id = $1`,
    [identity.id, describeIdentity(profile), now],
  )
  await mergeMetadata(auth, tx, user, { user: describeIdentity(profile) })
  return reloadUser(tx, user)
}

async function linkOrCreate(auth: AuthService, tx: Transaction, profile: ProviderProfile): Promise<User> {
  const owner = await findUserByEmail(tx, profile.email)
  if (owner && profile.emailVerified) {
    await mergeMetadata(auth, tx, owner, { user: describeIdentity(profile) })
    return addProviderIdentity(auth, tx, owner, profile)
  }
  if (owner) throw emailTaken()
  if (!auth.config.signUpEnabled)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  const { provider } = profile
  const user = await createUser(auth, tx, {
    email: profile.email,
    data: describeIdentity(profile),
    appData: { provider, providers: [provider] },
  })
  return addProviderIdentity(auth, tx, user, profile)
}

/**
 * Removes unconfirmed credentials: an attacker may have signed up with this address before its owner did.
 */
async function keepOnlyIdentity(
  auth: AuthService,
  tx: Transaction,
  user: User,
  profile: ProviderProfile,
): Promise<void> {
  await tx.query(
    `delete from auth.identities where user_id = $1 and not (provider = $2 and provider_id = $3)`,
    [user.id, profile.provider, profile.subject],
  )
  await tx.query(
    `update auth.users set encrypted_password = null, raw_user_meta_data = $2, updated_at = $3 where id = $1`,
    [user.id, describeIdentity(profile), auth.clock.nowIso()],
  )
  await updateProviders(tx, await reloadUser(tx, user))
}
