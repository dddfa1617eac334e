import { dictionary } from '@zxcvbn-ts/language-common'

let common: ReadonlySet<string> | undefined

/**
 * Whether a password is one of the many thousands that are tried first, however
 * its letters are written and whatever stands behind it, or two characters over
 * and over again (NIST SP 800-63B). Only servers know the list.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase().trim()
  if (new Set(plain).size <= 2) return true
  common ??= new Set(dictionary['passwords-common']?.map(String))
  return [plain, upToLastLetter(plain)].some((candidate) => common?.has(candidate))
}

/** Without what stands behind the last letter or number. Looked for from the end, so that each character is seen once. */
function upToLastLetter(text: string): string {
  return /^.*[\p{L}\p{N}]/su.exec(text)?.[0] ?? ''
}
