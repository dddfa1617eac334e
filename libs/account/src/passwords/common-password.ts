let common: Promise<ReadonlySet<string>> | undefined

/**
 * Whether a password is on the list of common passwords, regardless of case, look-alike characters and
 * suffix, or repeats two characters (NIST SP 800-63B). The list is on servers only, and loaded when it is first asked for.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const plain = password.normalize('NFKC').toLowerCase().trim()
  if (new Set(plain).size <= 2) return true
  const list = await (common ??= readList())
  return [plain, upToLastLetter(plain)].some((candidate) => list.has(candidate))
}

/** Unpacked it takes 15 MB for each of the framework's bundles that has it, and every start would wait for it. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common']?.map(String))
}

/**
 * Removes everything after the last letter or number. Searches from the end, so that each character is read once.
 */
function upToLastLetter(text: string): string {
  return /^.*[\p{L}\p{N}]/su.exec(text)?.[0] ?? ''
}
