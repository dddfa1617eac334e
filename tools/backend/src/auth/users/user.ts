import type { Transaction } from '../../database/database.ts'
import { emailTaken } from '../auth-error.ts'

/** A row of `auth.users` with what hangs on it. */
export interface User {
  id: string
  aud: string
  role: string
  email: string | null
  phone: string | null
  encrypted_password: string | null
  email_confirmed_at: string | null
  phone_confirmed_at: string | null
  confirmed_at: string | null
  invited_at: string | null
  confirmation_sent_at: string | null
  recovery_sent_at: string | null
  reauthentication_sent_at: string | null
  email_change: string
  email_change_sent_at: string | null
  email_change_confirm_status: number
  last_sign_in_at: string | null
  raw_app_meta_data: Record<string, unknown>
  raw_user_meta_data: Record<string, unknown>
  created_at: string
  updated_at: string
  banned_until: string | null
  deleted_at: string | null
  is_anonymous: boolean
  identities: Identity[]
  factors: Factor[]
}

export interface Identity {
  id: string
  provider_id: string
  user_id: string
  identity_data: Record<string, unknown>
  provider: string
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
  email: string | null
}

export interface Factor {
  id: string
  user_id: string
  friendly_name: string | null
  factor_type: 'totp' | 'phone' | 'webauthn' | 'recovery_code'
  status: 'unverified' | 'verified'
  created_at: string
  updated_at: string
}

const selectUser = `
  select u.*,
    coalesce((select json_agg(i order by i.created_at) from auth.identities i where i.user_id = u.id), '[]') as identities,
    coalesce((
      select json_agg(f order by f.created_at)
      from (select id, user_id, friendly_name, factor_type, status, created_at, updated_at
            from auth.mfa_factors where user_id = u.id) f
    ), '[]') as factors
  from auth.users u`

export async function findUserById(tx: Transaction, id: string): Promise<User | undefined> {
  const { rows } = await tx.query<User>(`${selectUser} where u.id = $1`, [id])
  return rows[0]
}

export async function findUserByEmail(tx: Transaction, email: string): Promise<User | undefined> {
  const { rows } = await tx.query<User>(`${selectUser} where u.email = $1 and not u.is_sso_user`, [email])
  return rows[0]
}

/** @throws {AuthError} `email_exists` */
export async function requireFreeAddress(tx: Transaction, email: string): Promise<void> {
  if (await findUserByEmail(tx, email)) throw emailTaken()
}

/** The user again, after the rows under it have changed. */
export async function reloadUser(tx: Transaction, user: User): Promise<User> {
  return (await findUserById(tx, user.id)) ?? user
}

/** One page of users, newest first, with how many there are. */
export async function listUsers(
  tx: Transaction,
  limit: number,
  offset: number,
): Promise<{ users: User[]; total: number }> {
  const { rows } = await tx.query<User>(`${selectUser} order by u.created_at desc, u.id limit $1 offset $2`, [
    limit,
    offset,
  ])
  const count = await tx.query<{ total: number }>(`select count(*)::int as total from auth.users`)
  return { users: rows, total: count.rows[0]?.total ?? 0 }
}

export function isBanned(user: User, nowMs: number): boolean {
  return user.banned_until !== null && Date.parse(user.banned_until) > nowMs
}

export function hasVerifiedFactor(user: User): boolean {
  return user.factors.some((factor) => factor.status === 'verified')
}
