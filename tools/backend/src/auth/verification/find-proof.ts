import type { Transaction } from '../../database/database.ts'
import { AuthError, linkExpired, tokenExpired, validationFailed } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { readEmailAddress } from '../email-address.ts'
import { findToken, hashToken, type OneTimeToken, type TokenType } from '../one-time-token.ts'
import { findUserById, isBanned, type User } from '../users/user.ts'

/** What `verifyOtp` may ask for, and the kinds of token that prove it. */
const tokenTypes: Record<string, TokenType[]> = {
  email: ['confirmation_token', 'recovery_token'],
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
}

export interface Proof {
  user: User
  token: OneTimeToken
}

/** @throws {AuthError} `otp_expired` for a wrong, used or expired link alike. */
export async function findProofByHash(
  auth: AuthService,
  tx: Transaction,
  type: string,
  hash: string,
): Promise<Proof> {
  const token = await findToken(tx, hash, typesFor(type))
  return check(auth, tx, token, linkExpired)
}

/** @throws {AuthError} `otp_expired` for a wrong, used or expired code, and for an unknown address. */
export async function findProofByCode(
  auth: AuthService,
  tx: Transaction,
  type: string,
  address: string,
  code: string,
): Promise<Proof> {
  const email = readEmailAddress(address)
  const token = await findToken(tx, hashToken(email, code), typesFor(type))
  return check(auth, tx, token, tokenExpired)
}

function typesFor(type: string): TokenType[] {
  const types = Object.hasOwn(tokenTypes, type) ? tokenTypes[type] : undefined
  if (!types) throw validationFailed('Invalid email verification type')
  return types
}

async function check(
  auth: AuthService,
  tx: Transaction,
  token: OneTimeToken | undefined,
  refusal: () => AuthError,
): Promise<Proof> {
  const user = token && (await findUserById(tx, token.user_id))
  if (!token || !user) throw refusal()
  if (isBanned(user, auth.clock.nowMs())) throw new AuthError(403, 'user_banned', 'User is banned')
  const sentAt = sentAtOf(user, token.token_type)
  const isFresh = sentAt !== null && Date.parse(sentAt) + auth.config.otpSeconds * 1000 >= auth.clock.nowMs()
  if (!isFresh) throw refusal()
  return { user, token }
}

function sentAtOf(user: User, type: TokenType): string | null {
  if (type === 'confirmation_token') return user.confirmation_sent_at
  if (type === 'recovery_token') return user.recovery_sent_at
  return type === 'reauthentication_token' ? user.reauthentication_sent_at : user.email_change_sent_at
}
