import { type FieldModel, fieldsOfType, isSliceZone, type ModelIndex } from './models.ts'

/** Where in a document something stands, as its editor knows it. */
interface Place {
  /** The tab in the editor; `undefined` when there is none. */
  tab: string | undefined
  /** For programs: `bonuses[1].bonus`. */
  field: string
  /** For editors: `Bonuses › 2 › Bonus`. */
  label: string
}

/** Puts names on a path in a document's `data`. */
export function placeOf(
  models: ModelIndex,
  document: { type: string; data: Record<string, unknown> },
  path: readonly (string | number)[],
): Place {
  const type = models.types.get(document.type)
  const top = type && fieldsOfType(type).find(({ name }) => name === path[0])
  const labels: string[] = []
  let field: FieldModel | undefined = top?.field
  let fields: Record<string, FieldModel> = {}
  let value: unknown = document.data

  for (const [depth, part] of path.entries()) {
    const inZone: boolean = field !== undefined && isSliceZone(field) && typeof part === 'number'
    value = Object(value)[part] as unknown
    if (inZone) {
      const slice = sliceAt(models, value)
      labels.push(`${slice.name} (slice ${Number(part) + 1})`)
      fields = slice.fields
      field = undefined
    } else if (typeof part === 'number') {
      labels.push(field?.type === 'StructuredText' ? `paragraph ${part + 1}` : String(part + 1))
      // What stands deeper in a text has no name in the editor.
      if (field?.type === 'StructuredText') break
    } else if (part !== 'primary' && part !== 'items') {
      if (depth > 0) field = fields[part]
      // A slice is named by itself; its zone adds nothing.
      if (!field || !isSliceZone(field) || depth === path.length - 1) labels.push(labelOf(part, field))
      fields = field?.config?.fields ?? {}
    }
  }
  return { tab: top?.tab, field: writePath(path), label: labels.join(' › ') }
}

function sliceAt(models: ModelIndex, slice: unknown): { name: string; fields: Record<string, FieldModel> } {
  const { slice_type: type, variation } = Object(slice) as { slice_type?: unknown; variation?: unknown }
  const model = typeof type === 'string' ? models.slices.get(type) : undefined
  const own = model?.variations.find(({ id }) => id === variation) ?? model?.variations[0]
  return {
    name: model?.name ?? (typeof type === 'string' ? type : 'Unknown'),
    fields: own ? { ...own.items, ...own.primary } : {},
  }
}

function labelOf(name: string, field: FieldModel | undefined): string {
  return field?.config?.label ?? name.replaceAll('_', ' ')
}

function writePath(path: readonly (string | number)[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${part}`))
    .join('')
}
