const alphabet = /^[A-Za-z0-9_-]*$/

/** Writes text as base64url of its UTF-8 bytes, without padding. */
export function encodeBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text)
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Reads base64url of UTF-8 text; `undefined` when it is anything else. */
export function decodeBase64Url(encoded: string): string | undefined {
  if (!alphabet.test(encoded)) return undefined
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
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
