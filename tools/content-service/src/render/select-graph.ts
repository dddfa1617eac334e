import type { StoredDocument } from '../documents/stored-document.ts'
import { isJsonObject, objectAt, objectsAt, objectsIn, textAt } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import { fieldsOf } from '../models/model.ts'
import type { FieldModel } from '../models/model.ts'
import { fieldsOfSlice } from '../models/slice-fields.ts'
import type { FieldSet } from '../query/parse-graph-query.ts'
import type { RenderContext } from './context.ts'
import { renderField, renderFields } from './render-field.ts'
import { linkedDocument, renderLink } from './render-link.ts'
import { renderSlice } from './render-slices.ts'

/**
 * The data of a document that a `graphQuery` wants. Nothing of a type it does not name.
 *
 * Links carry what the query says, and not what their models do. The query has been judged.
 */
export function selectGraph(document: StoredDocument, query: FieldSet, context: RenderContext): JsonObject {
  const type = context.models.types.get(document.type)
  const set = query.fields.get(document.type)
  if (!type || !set) return {}
  return selectSet(fieldsOf(type), document.data, set, document.id, {
    ...context,
    withRelated: false,
    fetchLinks: new Map(),
  })
}

function selectSet(
  fields: Readonly<Record<string, FieldModel>>,
  data: JsonObject,
  set: FieldSet,
  place: string,
  context: RenderContext,
): JsonObject {
  const selected: JsonObject = set.all ? renderFields(fields, data, place, context) : {}
  for (const [name, within] of set.fields) {
    const field = fields[name]
    // The UID stands beside the data.
    if (!field || field.type === 'UID' || field.type === 'Separator') continue
    selected[name] = selectField(field, data[name], within, `${place}.${name}`, context)
  }
  return selected
}

function selectField(
  field: FieldModel,
  value: Json | undefined,
  set: FieldSet | undefined,
  place: string,
  context: RenderContext,
): Json {
  if (!set) return renderField(field, value, place, context)
  const items = objectsIn(value)
  switch (field.type) {
    case 'Link':
      return field.config?.repeat
        ? items.map((item) => selectLinked(item, set, context))
        : selectLinked(isJsonObject(value) ? value : {}, set, context)
    case 'Group':
      return items.map((item, index) =>
        selectSet(field.config?.fields ?? {}, item, set, `${place}.${index}`, context),
      )
    case 'Slices':
    case 'Choice':
      return items
        .map((item, index) => selectSlice(field, item, set, `${place}.${index}`, context))
        .filter((slice) => slice !== undefined)
    default:
      return renderField(field, value, place, context)
  }
}

function selectLinked(value: JsonObject, set: FieldSet, context: RenderContext): JsonObject {
  const link = renderLink(value, [], context)
  const document = linkedDocument(value, context)
  const wanted = document && set.on.get(document.type)
  const type = document && context.models.types.get(document.type)
  if (!document || !wanted || !type) return link
  return { ...link, data: selectSet(fieldsOf(type), document.data, wanted, document.id, context) }
}

/** A slice, with the fields its type or its variation is asked for. Slices that were not requested are left out. */
function selectSlice(
  zone: FieldModel,
  slice: JsonObject,
  set: FieldSet,
  place: string,
  context: RenderContext,
): JsonObject | undefined {
  const fields = fieldsOfSlice(zone, slice, context.models)
  const whole = renderSlice(zone, slice, place, context)
  const wanted = set.on.get(textAt(slice, 'slice_type') ?? '')
  if (set.all || !fields || !whole || !wanted) return set.all ? whole : undefined

  const variation =
    fields.variation === undefined ? undefined : wanted.fields.get('variation')?.on.get(fields.variation)
  const parts = variation ?? wanted
  const primary = parts.fields.get('primary') ?? parts.fields.get('non-repeat')
  const items = parts.fields.get('items') ?? parts.fields.get('repeat')
  return {
    ...whole,
    primary: primary
      ? selectSet(fields.primary, objectAt(slice, 'primary'), primary, `${place}.primary`, context)
      : {},
    items: items
      ? objectsAt(slice, 'items').map((item, index) =>
          selectSet(fields.items, item, items, `${place}.items.${index}`, context),
        )
      : [],
  }
}
