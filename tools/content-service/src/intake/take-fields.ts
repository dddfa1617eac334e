import { randomUUID } from 'node:crypto'
import { isJsonObject, textAt } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import type { FieldModel } from '../models/model.ts'
import { fieldsOfSlice } from '../models/slice-fields.ts'
import { derivedIdOf } from '../render/render-slices.ts'
import { fault, isNothing, takeItems, takeObject, takeText, texts } from './intake.ts'
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
  path: string,
  intake: Intake,
): JsonObject {
  for (const name of Object.keys(data)) {
    if (!Object.hasOwn(fields, name))
      fault(intake, `${path}.${name}`, 'unknown-field', 'is not a field of the model')
  }
  const kept: JsonObject = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = data[name]
    if (isNothing(value) || field.type === 'UID' || field.type === 'Separator') continue
    const taken = takeField(field, value, `${path}.${name}`, intake)
    if (taken !== undefined) kept[name] = taken
  }
  return kept
}

function takeField(field: FieldModel, value: Json, path: string, intake: Intake): Json | undefined {
  switch (field.type) {
    case 'Number':
    case 'Range':
      return takeNumber(field, value, path, intake)
    case 'Boolean':
      return takeBoolean(field, value, path, intake)
    case 'Select':
      return takeOption(field, value, path, intake)
    case 'Color':
      return takeColour(value, path, intake)
    case 'Date':
      return takeDate(value, path, intake)
    case 'Timestamp':
      return takeTimestamp(value, path, intake)
    case 'GeoPoint':
      return takePlace(value, path, intake)
    case 'StructuredText':
      return takeRichText(field.config, value, path, intake)
    case 'Table':
      return takeTable(value, path, intake)
    case 'Link':
      return field.config?.repeat
        ? takeLinks(field, value, path, intake)
        : takeOneLink(field, value, path, intake)
    case 'Image':
    case 'Embed': {
      const object = takeObject(value, path, intake)
      if (!object) return undefined
      return field.type === 'Image'
        ? takeImage(field.config, object, path, intake)
        : takeEmbed(object, path, intake)
    }
    case 'Group':
      return listOrNothing(
        takeItems(value, path, intake).map(([place, item]) =>
          takeFields(field.config?.fields ?? {}, item, place, intake),
        ),
      )
    case 'Slices':
    case 'Choice':
      return listOrNothing(takeSlices(field, value, path, intake))
    case 'IntegrationFields':
      return isJsonObject(value)
        ? value
        : fault(intake, path, 'wrong-kind', 'must be an item of the catalogue')
    default:
      return takeText(value, path, intake)
  }
}

function takeOneLink(field: FieldModel, value: Json, path: string, intake: Intake): Json | undefined {
  const link = takeObject(value, path, intake)
  return link && takeLink(field.config, link, path, intake)
}

function takeLinks(field: FieldModel, value: Json, path: string, intake: Intake): Json | undefined {
  return listOrNothing(
    takeItems(value, path, intake)
      .map(([place, link]) => takeLink(field.config, link, place, intake))
      .filter((link) => link !== undefined),
  )
}

/**
 * The slices of a zone, each with an id. One that comes without gets the id it is
 * sent with, or a new one when another slice has taken that along to its new place.
 */
function takeSlices(zone: FieldModel, value: Json, path: string, intake: Intake): JsonObject[] {
  const items = takeItems(value, path, intake)
  const used = new Set(items.map(([, slice]) => textAt(slice, 'id')))
  return items
    .map(([place, slice]) => {
      const taken = takeSlice(zone, slice, place, intake)
      if (!taken) return undefined
      const type = textAt(taken, 'slice_type') ?? ''
      const derived = derivedIdOf(type, place.replace(/^data/, intake.documentId))
      const id = textAt(slice, 'id') ?? (used.has(derived) ? `${type}$${randomUUID()}` : derived)
      return { id, ...taken }
    })
    .filter((slice) => slice !== undefined)
}

function takeSlice(
  zone: FieldModel,
  slice: JsonObject,
  path: string,
  intake: Intake,
): JsonObject | undefined {
  const type = textAt(slice, 'slice_type') ?? ''
  const fields = fieldsOfSlice(zone, slice, intake.models)
  if (!fields) {
    return fault(
      intake,
      path,
      'not-allowed',
      `cannot hold the slice "${type}" in the variation "${textAt(slice, 'variation') ?? ''}"`,
    )
  }
  const primary = isNothing(slice['primary']) ? {} : takeObject(slice['primary'], `${path}.primary`, intake)
  const items = takeItems(slice['items'], `${path}.items`, intake)
    .map(([place, item]) => takeFields(fields.items, item, place, intake))
    .filter((item) => Object.keys(fields.items).length > 0 || Object.keys(item).length > 0)
  return {
    slice_type: type,
    ...(fields.variation === undefined ? {} : { variation: fields.variation }),
    ...texts(slice, ['slice_label']),
    primary: takeFields(fields.primary, primary ?? {}, `${path}.primary`, intake),
    ...(items.length > 0 ? { items } : {}),
  }
}

function listOrNothing(items: Json[]): Json[] | undefined {
  return items.length > 0 ? items : undefined
}
