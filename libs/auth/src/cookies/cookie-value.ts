import { stringFromBase64URL, stringToBase64URL } from '@supabase/ssr'

/** Writes a value as the vendor writes them into cookies: base64url of JSON. */
export function encodeJson(value: unknown): string {
  return stringToBase64URL(JSON.stringify(value))
}

/** Reads JSON out of base64url; `undefined` when any layer is broken. */
export function decodeJson(encoded: string): unknown {
  try {
    return JSON.parse(stringFromBase64URL(encoded)) as unknown
  } catch {
    return undefined
  }
}
