import { compare, hash } from 'bcryptjs'
import { AuthError, validationFailed } from './auth-error.ts'
import type { AuthConfig } from './config.ts'

/** bcrypt reads no further; a longer password would match everything with the same beginning. */
const maxBytes = 72
/** Compared against when there is no account, so the answer takes as long either way. */
const nobody = ({ passwordCost }: AuthConfig) =>
  `$2b$${String(passwordCost).padStart(2, '0')}$C6UzMDM.H6dfI/f/IKcEeO7ZLqg0x4kHAz3Yk0kqj1iQyGrhOqjpG`

/** @throws {AuthError} `validation_failed` when too long, `weak_password` with reasons when too weak. */
export function checkPassword(password: string, minLength: number): void {
  const bytes = Buffer.byteLength(password)
  if (bytes > maxBytes) throw validationFailed(`Password cannot be longer than ${maxBytes} characters`)
  if (password.includes('\0')) throw validationFailed('Password cannot contain a null character')
  if (bytes < minLength) {
    throw new AuthError(422, 'weak_password', `Password should be at least ${minLength} characters.`, {
      weak_password: { reasons: ['length'] },
    })
  }
}

export function hashPassword(config: AuthConfig, password: string): Promise<string> {
  return hash(password, config.passwordCost)
}

export async function isPassword(
  config: AuthConfig,
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  const matches = await compare(password.slice(0, maxBytes), stored || nobody(config))
  return matches && Boolean(stored) && Buffer.byteLength(password) <= maxBytes
}
