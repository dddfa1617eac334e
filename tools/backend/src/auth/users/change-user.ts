import type { Transaction } from '../../database/database.ts'
import type { AuthService } from '../auth-service.ts'
import { forgetTokens } from '../one-time-token.ts'
import { createIdentity, emailIdentity } from './create-user.ts'
import { reloadUser, type User } from './user.ts'

/** Marks the address as proven, in the user and in its identity. */
export async function confirmUser(auth: AuthService, tx: Transaction, user: User): Promise<User> {
  const now = auth.clock.nowIso()
  await tx.query(
    `update auth.users set email_confirmed_at = $2, updated_at = $2,
       raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
     where id = $1`,
    [user.id, now],
  )
  await tx.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = $2
     where user_id = $1 and provider = 'email' and email = $3`,
    [user.id, now, user.email],
  )
  await forgetTokens(tx, user.id)
  return reloadUser(tx, user)
}

/** Makes the pending address the address, and ends every link sent to either. */
export async function changeEmail(
  auth: AuthService,
  tx: Transaction,
  user: User,
  email: string,
): Promise<User> {
  const now = auth.clock.nowIso()
  const updated = await tx.query(
    `update auth.identities set identity_data = identity_data || $2::jsonb, updated_at = $3
     where user_id = $1 and provider = 'email'`,
    [user.id, { email, email_verified: true }, now],
  )
  if (!updated.affectedRows) await createIdentity(auth, tx, emailIdentity(user, email, true))
  await tx.query(
    `update auth.users set email = $2, email_change = '', email_change_confirm_status = 0, is_anonymous = false,
       email_confirmed_at = coalesce(email_confirmed_at, $3), updated_at = $3,
       raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
     where id = $1`,
    [user.id, email, now],
  )
  await forgetTokens(tx, user.id)
  return reloadUser(tx, user)
}

/** Stores a new password and ends the user's other sessions. */
export async function changePassword(
  auth: AuthService,
  tx: Transaction,
  user: User,
  passwordHash: string,
  keepSession?: string,
): Promise<void> {
  await tx.query(
    `update auth.users set encrypted_password = $2, confirmation_sent_at = null, recovery_sent_at = null,
       email_change_sent_at = null, reauthentication_sent_at = null, updated_at = $3
     where id = $1`,
    [user.id, passwordHash, auth.clock.nowIso()],
  )
  await tx.query(`delete from auth.sessions where user_id = $1 and id is distinct from $2`, [
    user.id,
    keepSession ?? null,
  ])
  await forgetTokens(tx, user.id)
}

/** Lays new keys over the old; a null value removes its key. */
export async function mergeMetadata(
  auth: AuthService,
  tx: Transaction,
  user: User,
  changes: { user?: Record<string, unknown>; app?: Record<string, unknown> },
): Promise<void> {
  await tx.query(
    `update auth.users set raw_user_meta_data = $2, raw_app_meta_data = $3, updated_at = $4 where id = $1`,
    [
      user.id,
      merge(user.raw_user_meta_data, changes.user),
      merge(user.raw_app_meta_data, changes.app),
      auth.clock.nowIso(),
    ],
  )
}

/** Says in the app metadata which providers the user has, as the claims do. */
export async function updateProviders(tx: Transaction, user: User): Promise<void> {
  const providers = [...new Set(user.identities.map((identity) => identity.provider))]
  await tx.query(`update auth.users set raw_app_meta_data = raw_app_meta_data || $2::jsonb where id = $1`, [
    user.id,
    { ...(providers[0] ? { provider: providers[0] } : {}), providers },
  ])
}

function merge(old: Record<string, unknown>, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== null))
}
