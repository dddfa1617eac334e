import type { CustomType, FieldModel, ModelsInfo } from '../../../../src/desk/contract.ts'
import { isJsonObject, objectAt } from '../../../../src/json/json.ts'
import type { Json, JsonObject } from '../../../../src/json/json.ts'
import { valueAt, withValueAt } from '../../draft/content.ts'
import type { Content } from '../../draft/content.ts'
import { nameOfSlice } from '../slices/slice-names.ts'
import { labelOf } from '../field.tsx'
import { newSlice } from '../new-values.ts'

/** A table that was pasted into a text, and the lines it became there. */
export interface PastedTable {
  table: JsonObject
  lines: readonly string[]
}

/** Where a table can be kept as one. */
interface TableHome {
  /** Of the slice or field. */
  name: string
  path: string
  /** Puts the table there, and takes its lines out of the text. */
  move: (content: Content) => Content
}

/** The place for a table that was pasted into the text at a path: a new slice after it, or an empty field of the document. */
export function homeOfTable(
  { table, lines }: PastedTable,
  path: string,
  content: Content,
  type: CustomType | undefined,
  models: ModelsInfo,
): TableHome | undefined {
  const fields = Object.entries<FieldModel>(Object.assign({}, ...Object.values(type?.json ?? {})))
  const withoutText = (before: Content): Content =>
    withValueAt(before, path, withoutLines(valueAt(before, path), lines))
  const [, ownZone, ownIndex] = path.split('.')
  for (const [zone, { config }] of fields.toSorted(
    ([a], [b]) => Number(b === ownZone) - Number(a === ownZone),
  )) {
    for (const slice of models.slices.filter(({ id }) => config?.choices?.[id]?.type === 'SharedSlice')) {
      for (const { id, primary } of slice.variations) {
        const field = Object.entries(primary ?? {}).find(([, model]) => model.type === 'Table')?.[0]
        if (field === undefined) continue
        const made = newSlice(slice.id, models, id)
        const item = { ...made, primary: { ...objectAt(made, 'primary'), [field]: table } }
        const held = listAt(content, zone)
        const at = zone === ownZone ? Number(ownIndex) + 1 : held.length
        return {
          name: nameOfSlice(slice.id, models),
          path: `data.${zone}.${at}.primary.${field}`,
          move: (before) =>
            withValueAt(
              withoutText(before),
              `data.${zone}`,
              listAt(withoutText(before), zone).toSpliced(at, 0, item),
            ),
        }
      }
    }
  }
  const free = fields.find(([name, model]) => model.type === 'Table' && content.data[name] === undefined)
  return (
    free && {
      name: labelOf(...free),
      path: `data.${free[0]}`,
      move: (before) => withValueAt(withoutText(before), `data.${free[0]}`, table),
    }
  )
}

function listAt({ data }: Content, zone: string): Json[] {
  const held = data[zone]
  return Array.isArray(held) ? held : []
}

/** A text without the blocks that say some lines, one after the other. */
function withoutLines(value: Json | undefined, lines: readonly string[]): Json | undefined {
  const blocks = Array.isArray(value) ? value : []
  const at = blocks.findIndex((_, index) =>
    lines.every((line, step) => {
      const block = blocks[index + step]
      return isJsonObject(block) && block['text'] === line
    }),
  )
  const left = at < 0 ? blocks : blocks.toSpliced(at, lines.length)
  return left.length > 0 ? left : undefined
}
