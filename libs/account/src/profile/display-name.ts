import { plainName } from '@house-edge/auth'
import type { Flash } from '../cookies/flash.ts'

/**
 * Cleans a display name: one that the database accepts (two to forty characters), none when nothing was
 * typed, or the message for anything else.
 */
export function readDisplayName(
  typed: string = '',
): { ok: true; name: string | undefined } | { ok: false; flash: Flash } {
  const name = plainName(typed)
  if (name === '') return { ok: true, name: undefined }
  // The database counts characters; a string's length counts some of them twice.
  const { length } = Array.from(name)
  return length >= 2 && length <= 40
    ? { ok: true, name }
    : { ok: false, flash: { code: 'auth/form-invalid', name: typed.slice(0, 100) } }
}

/** Whether a message is about the name. */
export function isAboutName(flash: Flash | undefined): boolean {
  return flash?.code === 'auth/form-invalid' && flash.name !== undefined
}
