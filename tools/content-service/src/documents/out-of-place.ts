import { isJsonObject, objectAt, objectsAt, objectsIn, textAt } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import { fieldsOf } from '../models/model.ts'
import type { FieldModel, Models } from '../models/model.ts'
import { fieldsOfSlice } from '../models/slice-fields.ts'
import { stableText, type StoredDocument } from './stored-document.ts'

/**
 * A part of a document for which its model has no place any more: a field, slice, variation or option that was
 * retired. It stays in the document, so that it is there again when the model is.
 */
interface OutOfPlace {
  /** From the document on: `data.slices.0.primary.title`. */
  path: string
  message: string
  /** The field it is the value of; none for a slice, which may stand anywhere in its zone. */
  name: string
  value: Json
  /** An option that is gone is sent all the same, as the hosted service does. */
  isSent: boolean
}

type Fields = Readonly<Record<string, FieldModel>>

/** Everything in a document that has no place in the models. */
export function outOfPlace(
  { type, data }: Pick<StoredDocument, 'type' | 'data'>,
  models: Models,
): OutOfPlace[] {
  const model = models.types.get(type)
  return model ? inFields(fieldsOf(model), data, 'data', models) : []
}

/** Names parts of documents, so that one that was moved or sent back unchanged is known again. */
export function placeless(parts: readonly OutOfPlace[]): ReadonlySet<string> {
  return new Set(parts.map(({ name, value }) => keyOfPart(name, value)))
}

/** The name of a part in the set of {@link placeless}. The id of a slice is left out: one without gets it when it is sent. */
export function keyOfPart(name: string, value: Json): string {
  if (name !== '' || !isJsonObject(value)) return stableText([name, value])
  const { id: _id, ...slice } = value
  return stableText([name, slice])
}

function inFields(fields: Fields, data: JsonObject, path: string, models: Models): OutOfPlace[] {
  return Object.entries(data).flatMap(([name, value]): OutOfPlace[] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const place = `${path}.${name}`
    if (value === undefined || value === null) return []
    if (!field) return [{ path: place, message: 'is not a field of the model', name, value, isSent: false }]
    switch (field.type) {
      case 'Select': {
        const isOption = typeof value !== 'string' || (field.config?.options ?? [value]).includes(value)
        return isOption
          ? []
          : [{ path: place, message: `has no option "${value}"`, name, value, isSent: true }]
      }
      case 'Group':
        return objectsIn(value).flatMap((item, index) =>
          inFields(field.config?.fields ?? {}, item, `${place}.${index}`, models),
        )
      case 'Slices':
      case 'Choice':
        return objectsIn(value).flatMap((slice, index) => inSlice(field, slice, `${place}.${index}`, models))
      default:
        return []
    }
  })
}

function inSlice(zone: FieldModel, slice: JsonObject, path: string, models: Models): OutOfPlace[] {
  const fields = fieldsOfSlice(zone, slice, models)
  if (!fields) return [{ path, message: withoutPlace(slice), name: '', value: slice, isSent: false }]
  return [
    ...inFields(fields.primary, objectAt(slice, 'primary'), `${path}.primary`, models),
    ...objectsAt(slice, 'items').flatMap((item, index) =>
      inFields(fields.items, item, `${path}.items.${index}`, models),
    ),
  ]
}

/** What is said of a slice that its zone does not take. */
export function withoutPlace(slice: JsonObject): string {
  const variation = textAt(slice, 'variation')
  const name = textAt(slice, 'slice_type') ?? ''
  return `cannot hold the slice "${name}"${variation === undefined ? '' : ` in the variation "${variation}"`}`
}
