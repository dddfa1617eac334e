import { isJsonObject, objectAt } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import { fault, takeItems, texts } from './intake.ts'
import type { Intake } from './intake.ts'
import { takeRichText } from './take-rich-text.ts'

/** A table: rows of cells. Nothing is kept of one without rows. */
export function takeTable(value: Json, path: string, intake: Intake): JsonObject | undefined {
  if (!isJsonObject(value)) return fault(intake, path, 'wrong-kind', 'must be a table')
  const head = takeRows(objectAt(value, 'head'), `${path}.head.rows`, 'header', intake)
  const body = takeRows(objectAt(value, 'body'), `${path}.body.rows`, 'data', intake)
  if (body.length === 0) return undefined
  return { ...(head.length > 0 ? { head: { rows: head } } : {}), body: { rows: body } }
}

function takeRows(part: JsonObject, path: string, cellType: string, intake: Intake): JsonObject[] {
  return takeItems(part['rows'], path, intake).map(([place, row]) => ({
    ...texts(row, ['key']),
    cells: takeItems(row['cells'], `${place}.cells`, intake).map(([cellPlace, cell]) => ({
      type: cellType,
      ...texts(cell, ['key', 'type']),
      content: takeRichText(undefined, cell['content'], `${cellPlace}.content`, intake) ?? [],
    })),
  }))
}
