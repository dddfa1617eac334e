/**
 * Finds how a target is spelled, when it came in another way: an address that is percent-encoded where it need not be,
 * or with small letters, is the same one (RFC 3986 §6.2.2), and a fragment is no part of a target. A page has one
 * address, under which it is stored.
 *
 * @returns `undefined` when it came as it is spelled.
 */
export function findSpelling(target: string): string | undefined {
  const [whole = ''] = target.split('#', 1)
  const mark = whole.indexOf('?')
  const path = mark === -1 ? whole : whole.slice(0, mark)
  const spelled = path.replaceAll(/%[0-9a-f]{2}/gi, (code) => {
    const byte = Number.parseInt(code.slice(1), 16)
    // Other signs mean something, in one case or the other: what they would be read as is not for this to say.
    if (byte < 0x80) return /[\w.~-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : code
    return code.toUpperCase()
  })
  const found = mark === -1 ? spelled : spelled + whole.slice(mark)
  return found === target ? undefined : found
}
