import { dictionary } from '@zxcvbn-ts/language-common'

let common: ReadonlySet<string> | undefined

/**
 * Whether a password is on the list of common passwords, regardless of case, look-alike characters and
 * suffix, or repeats two characters (NIST SP 800-63B). The list is on servers only.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase().trim()
  if (new Set(plain).size <= 2) return true
  common ??= new Set(dictionary['passwords-common']?.map(String))
  return [plain, upToLastLetter(plain)].some((candidate) => common?.has(candidate))
}

/**
 * Removes everything after the last letter or number. Searches from the end, so that each character is read once.
 */
function upToLastLetter(text: string): string {
  return /^.*[\p{L}\p{N}]/su.exec(text)?.[0] ?? ''
}
