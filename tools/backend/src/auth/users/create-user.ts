import type { Transaction } from '../../database/database.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { findUserById, type User } from './user.ts'

interface NewUser {
  email?: string
  passwordHash?: string
  data?: Record<string, unknown>
  appData?: Record<string, unknown>
  anonymous?: boolean
  id?: string
  role?: string
}

/**
 * Adds a user. Triggers on `auth.users` run here, so a failing one is a failing
 * sign-up, with the hosted service's unhelpful message.
 */
export async function createUser(auth: AuthService, tx: Transaction, details: NewUser): Promise<User> {
  const id = details.id ?? auth.random.uuid()
  const provider = details.anonymous ? {} : { provider: 'email', providers: ['email'] }
  const now = auth.clock.nowIso()
  try {
    await tx.query(
      `insert into auth.users (id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data,
         is_anonymous, created_at, updated_at)
       values ($1, 'authenticated', $2, $3, $4, $5, $6, $7, $8, $8)`,
      [
        id,
        details.role ?? 'authenticated',
        details.email ?? null,
        details.passwordHash ?? '',
        { ...provider, ...details.appData },
        details.data ?? {},
        details.anonymous ?? false,
        now,
      ],
    )
  } catch (cause) {
    auth.record({ action: 'user_creation_failed', detail: String(cause) })
    throw new AuthError(500, 'unexpected_failure', 'Database error saving new user')
  }
  const user = await findUserById(tx, id)
  if (!user) throw new AuthError(500, 'unexpected_failure', 'Database error loading user after sign-up')
  return user
}

/** Ties a user to an account at a provider; `email` is a provider too. */
export async function createIdentity(
  auth: AuthService,
  tx: Transaction,
  identity: { userId: string; provider: string; providerId: string; data: Record<string, unknown> },
): Promise<void> {
  const now = auth.clock.nowIso()
  await tx.query(
    `insert into auth.identities (id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6, $6)`,
    [auth.random.uuid(), identity.providerId, identity.userId, identity.data, identity.provider, now],
  )
}

/** The identity every user with an e-mail address has, verified or not. */
export function emailIdentity(
  user: { id: string },
  email: string,
  verified: boolean,
  data: Record<string, unknown> = {},
) {
  return {
    userId: user.id,
    provider: 'email',
    providerId: user.id,
    data: { ...data, sub: user.id, email, email_verified: verified, phone_verified: false },
  }
}
