/** Deeper than any document, and shallow enough for code that walks what it holds. */
const mostLevels = 200

/** Reads JSON that a stranger sent. @throws {SyntaxError} It is no JSON, or nested deeper than 200 levels. */
export function parseJson(text: string): unknown {
  if (levelsIn(text) > mostLevels)
    throw new SyntaxError(`The JSON is nested deeper than ${mostLevels} levels.`)
  return JSON.parse(text) as unknown
}

/** Whether a value is an object with named members: no list, not `null`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function levelsIn(text: string): number {
  let level = 0
  let deepest = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (isInString) {
      if (character === '\\') index += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '[' || character === '{') deepest = Math.max(deepest, (level += 1))
    else if (character === ']' || character === '}') level -= 1
  }
  return deepest
}
