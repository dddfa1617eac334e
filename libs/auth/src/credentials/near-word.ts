/**
 * Passwords derived from what is publicly known about the account: its address, the visitor's name, the
 * site's name (NIST SP 800-63B-4 §3.1.1.2, words
 * specific to the context and what is derived from them).
 *
 * @module
 */

/** Whose password it is to be. */
export interface PasswordOwner {
  email?: string | undefined
  phone?: string | undefined
  /** What visitors call themselves. */
  names?: readonly string[]
}

/** If fewer characters than this are left beside a word, they would be no password by themselves. */
const leastRest = 8
/** Short words that also occur inside other words are ignored, unless only digits stand beside them. */
const [shortWord, longWord] = [3, 4]

/** Characters that commonly replace letters. */
const lookalikes: Readonly<Record<string, string>> = {
  a: 'a4',
  b: 'b8',
  e: 'e3',
  g: 'g9',
  i: 'i1l',
  l: 'l1',
  o: 'o0',
  s: 's5',
  t: 't7',
  z: 'z2',
}

/**
 * Whether little is left of a password without the words of its context: fewer
 * than eight characters, or no letter. How words are spelt, joined and
 * capitalised does not count.
 */
export function isNearWord(password: string, owner: PasswordOwner, siteName = ''): boolean {
  const words = wordsOf(owner, siteName)
  const readings = [lettersOf(password), lettersOf(unmask(password))]
  return readings.some((reading) => {
    const withoutLong = without(reading, words, longWord)
    if (withoutLong !== reading && Array.from(withoutLong).length < leastRest) return true
    const withoutAny = without(reading, words, shortWord)
    return withoutAny !== reading && !/\p{L}/u.test(withoutAny)
  })
}

/**
 * The words, longest first. The parts of a site's name are everybody's words; those of an address and a
 * name are not.
 */
function wordsOf({ email = '', phone = '', names = [] }: PasswordOwner, siteName: string): string[] {
  const [mailbox = '', domain = ''] = email.split('@')
  const labels = domain.split('.').slice(0, -1)
  const parts = [mailbox, ...names].flatMap((whole) => [whole, ...whole.split(/[^\p{L}\p{N}]+/u)])
  const words = [email, ...parts, ...labels, phone, siteName].map(lettersOf)
  return words.toSorted((one, other) => other.length - one.length)
}

function without(reading: string, words: readonly string[], shortest: number): string {
  const patterns = words.filter((word) => Array.from(word).length >= shortest).map(patternOf)
  return patterns.length > 0 ? reading.replaceAll(new RegExp(patterns.join('|'), 'gu'), '') : reading
}

/** Letters and digits only, so there is nothing to escape and nothing to try twice. */
function patternOf(word: string): string {
  return Array.from(word, (letter) => `[${lookalikes[letter] ?? letter}]`).join('')
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function unmask(password: string): string {
  return password.replaceAll('@', 'a').replaceAll('$', 's').replaceAll('!', 'i')
}
