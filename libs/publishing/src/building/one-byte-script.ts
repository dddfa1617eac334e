import { partsOfScript } from './script-parts.ts'

/** Beyond ASCII, with the backslashes before it. */
const wide = /(\\*)([^\0-\x7f])/g
/** Ends of lines that are no letters. */
const lineEnds = /[\u2028\u2029]/
/** What may stand in a name, which has no escape for letters of two units. */
const inNames = /^[\0-\x7f\p{ID_Continue}]*$/u
const twoUnits = /[\ud800-\udfff]/

/**
 * Writes a script with escapes for what lies beyond ASCII. V8 keeps the text of a script, at two bytes a letter as soon
 * as one letter needs them; and where Node decodes it as UTF-8 (24.21, modules), as soon as one is not ASCII.
 *
 * The text of a template with a tag stays as it is written, which its tag can see.
 *
 * @returns The same script; unchanged where an escape could mean something else, such as a space between two words that
 *   is not of ASCII.
 */
export function oneByteScript(text: string): string {
  if (/^[\0-\x7f]*$/.test(text) || lineEnds.test(text)) return text
  const parts = partsOfScript(text)
  const isClear = parts?.every(
    ({ kind, written }) => kind !== 'code' || (inNames.test(written) && !twoUnits.test(written)),
  )
  if (!parts || !isClear) return text
  return parts
    .map(({ kind, written }) => (kind === 'as-written' ? written : written.replaceAll(wide, escape)))
    .join('')
}

function escape(_all: string, slashes: string, letter: string): string {
  const code = letter.charCodeAt(0).toString(16).padStart(4, '0')
  // A backslash before such a letter means nothing, and before its escape would mean a backslash.
  return `${slashes.slice(slashes.length % 2)}\\u${code}`
}
