// Ranges stand here and in `supabase/migrations/20261123002000_profiles.sql`; a test holds one against
// the other.
const blanks = String.raw`\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000`

/** Controls, marks and overrides of direction, fillers, tags, private use, halves of pairs. */
const unseen = String.raw`\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ud800-\udfff\ue000-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0d\ufeff\uffa0\ufff0-\uffff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{10ffff}`

/** Scripts whose spelling needs joiners: Arabic to Myanmar, Khmer, Mongolian, Balinese to Vedic signs. */
const joining = String.raw`\u0600-\u109f\u1780-\u18af\u1b00-\u1cff`
const pictures = String.raw`\u203c-\u2bff\u3030\u303d\u3297\u3299\ufe0f\u{1f000}-\u{1faff}`

const everyBlank = new RegExp(`[${blanks}]`, 'gu')
const everyUnseen = new RegExp(`[${unseen}]`, 'gu')
const strayJoiners = new RegExp(
  [
    String.raw`(?<![${joining}])\u200c`,
    String.raw`\u200c(?![${joining}])`,
    String.raw`(?<![${joining}${pictures}])\u200d`,
    String.raw`\u200d(?![${joining}${pictures}])`,
    String.raw`(?<![${pictures}])[\ufe0e\ufe0f]`,
  ].join('|'),
  'gu',
)

/**
 * A name or subject that is safe to show to others:
 *
 * one line, without invisible characters or characters that change the direction of the text around it.
 * Characters that emoji and the spelling of a language need are kept. Otherwise a name could imitate
 * another person's, overwrite the text beside it, or start another header in a message
 * (Unicode Technical Report 36, 3.1).
 *
 * @example
 * plainName('Ada\u202e ecalevoL\n') // 'Ada ecalevoL'
 */
export function plainName(text: string): string {
  return text
    .replaceAll(everyBlank, ' ')
    .replaceAll(everyUnseen, '')
    .replaceAll(strayJoiners, '')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/^ | $/g, '')
    .normalize('NFC')
}
