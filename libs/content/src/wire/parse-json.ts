/** Reads a text that anybody may have written. @returns `undefined` for what is no JSON, and for no text. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
