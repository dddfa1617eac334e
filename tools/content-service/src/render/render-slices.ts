import { objectAt, objectsAt, textAt } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import type { FieldModel } from '../models/model.ts'
import { fieldsOfSlice } from '../models/slice-fields.ts'
import { derivedKey } from './context.ts'
import type { RenderContext } from './context.ts'
import { renderFields } from './render-field.ts'

/** The slices of a zone as they are sent. A slice the models no longer know is left out. */
export function renderSlices(
  zone: FieldModel,
  slices: readonly JsonObject[],
  place: string,
  context: RenderContext,
): JsonObject[] {
  return slices
    .map((slice, index) => renderSlice(zone, slice, `${place}.${index}`, context))
    .filter((slice) => slice !== undefined)
}

/** One slice of a zone; `undefined` when the models no longer know it. */
export function renderSlice(
  zone: FieldModel,
  slice: JsonObject,
  place: string,
  context: RenderContext,
): JsonObject | undefined {
  const type = textAt(slice, 'slice_type')
  const fields = fieldsOfSlice(zone, slice, context.models)
  if (type === undefined || !fields) return undefined

  const primary = renderFields(fields.primary, objectAt(slice, 'primary'), `${place}.primary`, context)
  const items = objectsAt(slice, 'items').map((item, index) =>
    renderFields(fields.items, item, `${place}.items.${index}`, context),
  )
  return {
    ...(fields.variation === undefined ? {} : { variation: fields.variation, version: fields.version }),
    items,
    primary,
    id: textAt(slice, 'id') ?? derivedIdOf(type, place),
    slice_type: type,
    slice_label: textAt(slice, 'slice_label') ?? null,
  }
}

/** The id of a slice that was stored without one: where it stands, from the id of its document on. */
export function derivedIdOf(type: string, place: string): string {
  return `${type}$${derivedKey(place)}`
}
