/** Beyond ASCII, with the backslashes before it. */
const wide = /(\\*)([^\0-\x7f])/g
/** What stands in these is taken as it is written. */
const literal = /String\.raw`[^`]*`?/g
/** Ends of lines that are no letters. */
const lineEnds = /[\u2028\u2029]/

/**
 * Writes a script with escapes for what lies beyond ASCII. V8 keeps the text of a script, at two bytes a letter as soon
 * as one letter needs them; and where Node decodes it as UTF-8 (24.21, modules), as soon as one is not ASCII.
 *
 * @returns The same script; unchanged where an escape could mean something else.
 */
export function oneByteScript(text: string): string {
  const literals = text.match(literal) ?? []
  if (lineEnds.test(text) || literals.some(hasInner)) return text
  // Between the parts of others: as many as there are literals, and one.
  const parts = text.split(literal).map((part) => part.replaceAll(wide, escape))
  return parts.map((part, at) => part + (literals[at] ?? '')).join('')
}

function escape(_all: string, slashes: string, letter: string): string {
  const code = letter.charCodeAt(0).toString(16).padStart(4, '0')
  // A backslash before such a letter means nothing, and before its escape would mean a backslash.
  return `${slashes.slice(slashes.length % 2)}\\u${code}`
}

/** Whether another template begins within a literal, so that it ends later than it seems. */
function hasInner(written: string): boolean {
  return written.split('{').length !== written.split('}').length
}
