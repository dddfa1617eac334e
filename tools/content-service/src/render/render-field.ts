import { momentOf, wireDate } from '../documents/wire-date.ts'
import { isJsonObject, objectsIn, textAt } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import type { FieldModel } from '../models/model.ts'
import { derivedKey } from './context.ts'
import type { RenderContext } from './context.ts'
import { renderEmbed } from './render-embed.ts'
import { renderImageField } from './render-image.ts'
import { renderLink } from './render-link.ts'
import { renderRichText } from './render-rich-text.ts'
import { renderSlices } from './render-slices.ts'
import { renderTable } from './render-table.ts'

/** Every field of some data as it is sent, empty ones included. UIDs are outside the data and separators are nothing. */
export function renderFields(
  fields: Readonly<Record<string, FieldModel>>,
  data: JsonObject,
  place: string,
  context: RenderContext,
): JsonObject {
  const rendered: JsonObject = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.type === 'UID' || field.type === 'Separator') continue
    rendered[name] = renderField(field, data[name], `${place}.${name}`, context)
  }
  return rendered
}

/**
 * A field as it is sent. An absent value becomes the empty value of its type.
 *
 * @param place Where the field is, from the id of its document on: it makes keys that stay the same.
 */
export function renderField(
  field: FieldModel,
  value: Json | undefined,
  place: string,
  context: RenderContext,
): Json {
  switch (field.type) {
    case 'Boolean':
      return value ?? field.config?.default_value ?? false
    case 'StructuredText':
      return renderRichText(value, context)
    case 'Image':
      return renderImageField(field.config, asObject(value), context)
    case 'Link':
      return field.config?.repeat
        ? renderLinks(field, value, place, context)
        : renderLink(asObject(value), field.config?.customtypes ?? [], context)
    case 'Embed':
      return renderEmbed(asObject(value))
    case 'GeoPoint':
      return asObject(value)
    case 'Group':
      return objectsIn(value).map((item, index) =>
        renderFields(field.config?.fields ?? {}, item, `${place}.${index}`, context),
      )
    case 'Slices':
    case 'Choice':
      return renderSlices(field, objectsIn(value), place, context)
    case 'Table':
      return renderTable(value, place, context)
    case 'Timestamp':
      return renderTimestamp(value)
    case 'IntegrationFields':
      return renderIntegration(field, value, context)
    default:
      return value ?? null
  }
}

function renderLinks(
  field: FieldModel,
  value: Json | undefined,
  place: string,
  context: RenderContext,
): JsonObject[] {
  return objectsIn(value).map((item, index) => ({
    key: derivedKey(`${place}.${index}`),
    ...renderLink(item, field.config?.customtypes ?? [], context),
  }))
}

function renderIntegration(field: FieldModel, value: Json | undefined, context: RenderContext): Json {
  const id = isJsonObject(value) ? textAt(value, 'id') : undefined
  return id === undefined ? (value ?? null) : context.integrationItem(field.config?.catalog, id)
}

function renderTimestamp(value: Json | undefined): string | null {
  const atMs = momentOf(value)
  return atMs === undefined ? null : wireDate(atMs)
}

function asObject(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {}
}
