import { createHash, randomInt } from 'node:crypto'
import type { Transaction } from '../../database/database.ts'
import type { AuthService } from '../auth-service.ts'

/** GoTrue's defaults (internal/conf): ten codes of sixteen characters, locked for 15 minutes after five misses. */
const codes = 10
const length = 16
export const maxMisses = 5
export const lockedMs = 900_000

/** Without characters that look alike. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

export interface RecoveryCodeSet {
  id: string
  mfa_factor_id: string
  failed_verification_count: number
  verification_locked_until: string | null
}

/** Normalises a typed code: case, spaces and dashes are ignored. */
export function normaliseCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toLowerCase()
}

/** A code has 79 random bits, so a plain hash cannot be reversed by guessing. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}

export async function findCodeSet(tx: Transaction, userId: string): Promise<RecoveryCodeSet | undefined> {
  const { rows } = await tx.query<RecoveryCodeSet>(
    `select id, mfa_factor_id, failed_verification_count, verification_locked_until
     from auth.mfa_recovery_code_sets where user_id = $1`,
    [userId],
  )
  return rows[0]
}

/** Replaces all codes and returns the new ones. Only hashes are stored, so they cannot be shown again. */
export async function replaceCodes(auth: AuthService, tx: Transaction, setId: string): Promise<string[]> {
  const fresh = Array.from({ length: codes }, createCode)
  const now = auth.clock.nowIso()
  await tx.query(`delete from auth.mfa_recovery_codes where mfa_recovery_code_set_id = $1`, [setId])
  for (const code of fresh) {
    await tx.query(
      `insert into auth.mfa_recovery_codes (id, mfa_recovery_code_set_id, code_hash, created_at) values ($1, $2, $3, $4)`,
      [auth.random.uuid(), setId, hashCode(code), now],
    )
  }
  await unlock(auth, tx, setId)
  return fresh
}

export async function unlock(auth: AuthService, tx: Transaction, setId: string): Promise<void> {
  await tx.query(
    `update auth.mfa_recovery_code_sets
     set failed_verification_count = 0, verification_locked_until = null, updated_at = $2 where id = $1`,
    [setId, auth.clock.nowIso()],
  )
}

function createCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
