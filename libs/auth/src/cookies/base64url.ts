const alphabet = /^[A-Za-z0-9_-]*$/
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Writes text as base64url of its UTF-8 bytes, without padding. */
export function encodeBase64Url(text: string): string {
  return Buffer.from(text).toString('base64url')
}

/** Reads base64url of UTF-8 text; `undefined` when it is anything else. */
function decodeBase64Url(encoded: string): string | undefined {
  if (!alphabet.test(encoded)) return undefined
  try {
    return utf8.decode(Buffer.from(encoded, 'base64url'))
  } catch {
    return undefined
  }
}

/** Reads JSON out of base64url; `undefined` when any layer is broken. */
export function decodeJson(encoded: string): unknown {
  const text = decodeBase64Url(encoded)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
