import { randomUUID } from 'node:crypto'
import { withoutPlace } from '../documents/out-of-place.ts'
import { isJsonObject, textAt } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import type { FieldModel } from '../models/model.ts'
import { fieldsOfSlice } from '../models/slice-fields.ts'
import { derivedIdOf } from '../render/render-slices.ts'
import { fault, isNothing, isStored, takeItems, takeObject, takeText, texts, within } from './intake.ts'
import type { Intake } from './intake.ts'
import { takeEmbed } from './take-embed.ts'
import { takeImage } from './take-image.ts'
import { takeLink } from './take-link.ts'
import { takeRichText } from './take-rich-text.ts'
import {
  takeBoolean,
  takeColour,
  takeDate,
  takeNumber,
  takeOption,
  takePlace,
  takeTimestamp,
} from './take-scalar.ts'
import { takeTable } from './take-table.ts'

/**
 * Takes in the fields of some data: checks them against their models and reduces
 * them to what is kept. What was derived when the data was sent is dropped, so
 * that sending back what was received changes nothing.
 */
export function takeFields(
  fields: Readonly<Record<string, FieldModel>>,
  data: JsonObject,
  at: Intake,
): JsonObject {
  const kept: JsonObject = {}
  for (const [name, value] of Object.entries(data)) {
    if (Object.hasOwn(fields, name)) continue
    if (isStored(name, value, at)) kept[name] = value
    else fault(within(at, name), 'unknown-field', 'is not a field of the model')
  }
  for (const [name, field] of Object.entries(fields)) {
    const value = data[name]
    if (isNothing(value) || field.type === 'UID' || field.type === 'Separator') continue
    const taken = isStored(name, value, at) ? value : takeField(field, value, within(at, name))
    if (taken !== undefined) kept[name] = taken
  }
  return kept
}

function takeField(field: FieldModel, value: Json, at: Intake): Json | undefined {
  switch (field.type) {
    case 'Number':
    case 'Range':
      return takeNumber(field, value, at)
    case 'Boolean':
      return takeBoolean(field, value, at)
    case 'Select':
      return takeOption(field, value, at)
    case 'Color':
      return takeColour(value, at)
    case 'Date':
      return takeDate(value, at)
    case 'Timestamp':
      return takeTimestamp(value, at)
    case 'GeoPoint':
      return takePlace(value, at)
    case 'StructuredText':
      return takeRichText(field.config, value, at)
    case 'Table':
      return takeTable(value, at)
    case 'Link':
      return field.config?.repeat ? takeLinks(field, value, at) : takeOneLink(field, value, at)
    case 'Image':
    case 'Embed': {
      const object = takeObject(value, at)
      if (!object) return undefined
      return field.type === 'Image' ? takeImage(field.config, object, at) : takeEmbed(object, at)
    }
    case 'Group':
      return listOrNothing(
        takeItems(value, at).map(([place, item]) => takeFields(field.config?.fields ?? {}, item, place)),
      )
    case 'Slices':
    case 'Choice':
      return listOrNothing(takeSlices(field, value, at))
    case 'IntegrationFields':
      return isJsonObject(value) ? value : fault(at, 'wrong-kind', 'must be an item of the catalogue')
    default:
      return takeText(value, at)
  }
}

function takeOneLink(field: FieldModel, value: Json, at: Intake): Json | undefined {
  const link = takeObject(value, at)
  return link && takeLink(field.config, link, at)
}

function takeLinks(field: FieldModel, value: Json, at: Intake): Json | undefined {
  return listOrNothing(
    takeItems(value, at)
      .map(([place, link]) => takeLink(field.config, link, place))
      .filter((link) => link !== undefined),
  )
}

/**
 * The slices of a zone, each with an id. One that comes without gets the id it is
 * sent with, or a new one when another slice has taken that along to its new place.
 */
function takeSlices(zone: FieldModel, value: Json, at: Intake): JsonObject[] {
  const items = takeItems(value, at)
  const used = new Set(items.map(([, slice]) => textAt(slice, 'id')))
  return items
    .map(([place, slice]) => {
      const taken = takeSlice(zone, slice, place)
      if (!taken) return undefined
      const type = textAt(taken, 'slice_type') ?? ''
      const derived = derivedIdOf(type, place.path.replace(/^data/, at.documentId))
      const id = textAt(slice, 'id') ?? (used.has(derived) ? `${type}$${randomUUID()}` : derived)
      return { id, ...taken }
    })
    .filter((slice) => slice !== undefined)
}

function takeSlice(zone: FieldModel, slice: JsonObject, at: Intake): JsonObject | undefined {
  const type = textAt(slice, 'slice_type') ?? ''
  const fields = fieldsOfSlice(zone, slice, at.models)
  if (!fields) return isStored('', slice, at) ? slice : fault(at, 'not-allowed', withoutPlace(slice))
  const primary = isNothing(slice['primary']) ? {} : takeObject(slice['primary'], within(at, 'primary'))
  const items = takeItems(slice['items'], within(at, 'items'))
    .map(([place, item]) => takeFields(fields.items, item, place))
    .filter((item) => Object.keys(fields.items).length > 0 || Object.keys(item).length > 0)
  return {
    slice_type: type,
    ...(fields.variation === undefined ? {} : { variation: fields.variation }),
    ...texts(slice, ['slice_label']),
    primary: takeFields(fields.primary, primary ?? {}, within(at, 'primary')),
    ...(items.length > 0 ? { items } : {}),
  }
}

function listOrNothing(items: Json[]): Json[] | undefined {
  return items.length > 0 ? items : undefined
}
