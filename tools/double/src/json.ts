/** Deeper than any document. Parsers, here and in Postgres, call themselves for each level: a megabyte of brackets ends a stack. */
export const mostLevels = 200

class JsonTooDeep extends SyntaxError {
  override readonly name = 'JsonTooDeep'
  readonly code = 'double/json-too-deep'

  constructor() {
    super(
      `The JSON is nested deeper than ${mostLevels} levels. It was not read, because parsers end their stack on it. Send it flatter.`,
    )
  }
}

/** Reads JSON that a stranger sent. @throws {SyntaxError} It is no JSON, or nested deeper than 200 levels. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new JsonTooDeep()
  return JSON.parse(text) as unknown
}

/** Whether a value is an object with named members: no list, not `null`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether brackets outside strings are nested deeper than 200 levels. Reads the text once. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"') isInString = !isInString
    else if (isInString && character === '\\') at += 1
    else if (!isInString && (character === '[' || character === '{')) depth += 1
    else if (!isInString && (character === ']' || character === '}')) depth -= 1
    if (depth > mostLevels) return true
  }
  return false
}
