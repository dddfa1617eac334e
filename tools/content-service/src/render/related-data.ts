import type { StoredDocument } from '../documents/stored-document.ts'
import { isJsonObject, objectsIn } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { fieldsOf } from '../models/model.ts'
import type { FieldModel, FieldSelection, RelationshipTarget } from '../models/model.ts'
import type { RenderContext } from './context.ts'
import { renderField } from './render-field.ts'
import { renderLink } from './render-link.ts'

/**
 * The fields of a linked document that go along with the link: those its model
 * names, and those the query asks for. `undefined` when there are none.
 */
export function relatedData(
  document: StoredDocument,
  targets: readonly RelationshipTarget[],
  context: RenderContext,
): JsonObject | undefined {
  const type = context.models.types.get(document.type)
  const target = context.withRelated
    ? targets.find((candidate) => idOf(candidate) === document.type)
    : undefined
  const named = typeof target === 'object' ? (target.fields ?? []) : []
  const asked = context.fetchLinks.get(document.type) ?? []
  if (!type || (named.length === 0 && asked.length === 0)) return undefined

  // Links within linked documents are followed only where the selection says so.
  const within = { ...context, fetchLinks: new Map(), withRelated: false }
  return selectFields(fieldsOf(type), document.data, [...named, ...asked], document.id, within)
}

/** The chosen fields of a document itself. */
export function selectData(
  document: StoredDocument,
  selections: readonly FieldSelection[],
  context: RenderContext,
): JsonObject {
  const type = context.models.types.get(document.type)
  return type ? selectFields(fieldsOf(type), document.data, selections, document.id, context) : {}
}

function selectFields(
  fields: Readonly<Record<string, FieldModel>>,
  data: JsonObject,
  selections: readonly FieldSelection[],
  place: string,
  context: RenderContext,
): JsonObject {
  const selected: JsonObject = {}
  for (const selection of selections) {
    const name = typeof selection === 'string' ? selection : selection.id
    const field = fields[name]
    if (!field || field.type === 'UID' || field.type === 'Separator') continue
    selected[name] = merge(
      selected[name],
      selectField(field, data[name], selection, `${place}.${name}`, context),
    )
  }
  return selected
}

function selectField(
  field: FieldModel,
  value: JsonObject[string],
  selection: FieldSelection,
  place: string,
  context: RenderContext,
): JsonObject[string] {
  if (typeof selection === 'string') return renderField(field, value, place, context)
  if ('customtypes' in selection) {
    const link = isJsonObject(value) ? value : {}
    return renderLink(link, selection.customtypes, { ...context, withRelated: true })
  }
  const items = objectsIn(value)
  const fields = field.config?.fields ?? {}
  return items.map((item, index) =>
    selectFields(fields, item, selection.fields, `${place}.${index}`, context),
  )
}

/** Two selections within one group ask for fields of the same items. */
function merge(before: JsonObject[string], now: JsonObject[string]): JsonObject[string] {
  if (!Array.isArray(before) || !Array.isArray(now)) return now
  return now.map((item, index) => {
    const earlier = before[index]
    return isJsonObject(item) && isJsonObject(earlier) ? { ...earlier, ...item } : item
  })
}

function idOf(target: RelationshipTarget): string {
  return typeof target === 'string' ? target : target.id
}
