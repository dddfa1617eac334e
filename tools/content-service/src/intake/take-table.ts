import { isJsonObject, objectAt } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import { fault, takeItems, texts, within } from './intake.ts'
import type { Intake } from './intake.ts'
import { takeRichText } from './take-rich-text.ts'

/** A table: rows of cells. Nothing is kept of one without rows. */
export function takeTable(value: Json, at: Intake): JsonObject | undefined {
  if (!isJsonObject(value)) return fault(at, 'wrong-kind', 'must be a table')
  const head = takeRows(objectAt(value, 'head'), 'header', within(at, 'head.rows'))
  const body = takeRows(objectAt(value, 'body'), 'data', within(at, 'body.rows'))
  if (body.length === 0) return undefined
  return { ...(head.length > 0 ? { head: { rows: head } } : {}), body: { rows: body } }
}

function takeRows(part: JsonObject, cellType: string, at: Intake): JsonObject[] {
  return takeItems(part['rows'], at).map(([place, row]) => ({
    ...texts(row, ['key']),
    cells: takeItems(row['cells'], within(place, 'cells')).map(([cellPlace, cell]) => ({
      type: cellType,
      ...texts(cell, ['key', 'type']),
      content: takeRichText(undefined, cell['content'], within(cellPlace, 'content')) ?? [],
    })),
  }))
}
