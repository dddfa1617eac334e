import { createHash } from 'node:crypto'
import type { Transaction } from '../database/database.ts'
import type { AuthService } from './auth-service.ts'

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'reauthentication_token'
  | 'email_change_token_new'
  | 'email_change_token_current'

export interface OneTimeToken {
  user_id: string
  token_type: TokenType
  token_hash: string
}

/** What the database keeps instead of the code itself: GoTrue's SHA-224 over address and code. */
export function hashToken(address: string, code: string): string {
  return createHash('sha224')
    .update(address + code)
    .digest('hex')
}

/** A PKCE flow marks its links, so that opening one yields a code instead of a session. */
export const pkcePrefix = 'pkce_'

export async function saveToken(
  auth: AuthService,
  tx: Transaction,
  token: OneTimeToken & { relates_to: string },
): Promise<void> {
  await tx.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6)
     on conflict (user_id, token_type) do update
       set token_hash = excluded.token_hash, relates_to = excluded.relates_to, updated_at = excluded.updated_at`,
    [
      auth.random.uuid(),
      token.user_id,
      token.token_type,
      token.token_hash,
      token.relates_to,
      auth.clock.nowIso(),
    ],
  )
}

/** Finds who a link was sent to. A hash typed without its PKCE mark is found too. */
export async function findToken(
  tx: Transaction,
  hash: string,
  types: TokenType[],
): Promise<OneTimeToken | undefined> {
  const { rows } = await tx.query<OneTimeToken>(
    `select user_id, token_type, token_hash from auth.one_time_tokens
     where token_hash = any ($1) and token_type = any ($2::text[]::auth.one_time_token_type[])`,
    [[hash, pkcePrefix + hash], types],
  )
  return rows[0]
}

/** Ends links and codes sent to the user: those of the named kind, or all of them. */
export async function forgetTokens(tx: Transaction, userId: string, only?: TokenType): Promise<void> {
  await tx.query(
    `delete from auth.one_time_tokens where user_id = $1 and token_type = coalesce($2, token_type)`,
    [userId, only ?? null],
  )
}
