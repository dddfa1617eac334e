import { isJsonObject, objectAt, objectsAt } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import { derivedKey } from './context.ts'
import type { RenderContext } from './context.ts'
import { renderRichText } from './render-rich-text.ts'

/** A table as it is sent: every row and cell with a key. `null` when empty. */
export function renderTable(
  value: Json | undefined,
  place: string,
  context: RenderContext,
): JsonObject | null {
  if (!isJsonObject(value) || objectsAt(objectAt(value, 'body'), 'rows').length === 0) return null
  const rows = (part: 'head' | 'body'): JsonObject[] =>
    objectsAt(objectAt(value, part), 'rows').map((row, index) =>
      renderRow(row, part === 'head' ? 'header' : 'data', `${place}.${part}.${index}`, context),
    )
  const head = rows('head')
  return { ...(head.length > 0 ? { head: { rows: head } } : {}), body: { rows: rows('body') } }
}

function renderRow(row: JsonObject, cellType: string, place: string, context: RenderContext): JsonObject {
  return {
    key: row['key'] ?? derivedKey(place),
    cells: objectsAt(row, 'cells').map((cell, index) => ({
      key: cell['key'] ?? derivedKey(`${place}.${index}`),
      type: cell['type'] ?? cellType,
      content: renderRichText(cell['content'], context),
    })),
  }
}
