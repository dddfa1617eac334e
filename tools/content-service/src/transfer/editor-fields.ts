/**
 * From the form in which the vendor's editor keeps fields to the one in which the
 * Content API sends them.
 *
 * Rich text has its words under `content` or `data`, links say what they are by
 * the members they have, numbers are texts, slices are pairs of a key and a value.
 * Whatever has no place in the Content API is handed on as it is, so that taking
 * it in names it instead of losing it.
 *
 * @module
 */
import { isJsonObject, objectAt, objectsAt, textAt } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import type { FieldModel, Models } from '../models/model.ts'
import { partsOf } from '../models/slice-fields.ts'

type Fields = Readonly<Record<string, FieldModel>>

/** The fields of some data as the Content API has them. */
export function fromEditorFields(fields: Fields, content: JsonObject, models: Models): JsonObject {
  return Object.fromEntries(
    Object.entries(content)
      .filter(([name]) => fields[name]?.type !== 'UID')
      .map(([name, value]) => [name, fromEditorField(fields[name], value ?? null, models)]),
  )
}

function fromEditorField(field: FieldModel | undefined, value: Json, models: Models): Json {
  if (value === null) return null
  switch (field?.type) {
    case 'Number':
    case 'Range':
      return typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    case 'GeoPoint': {
      const { lat, lng } = isJsonObject(value) ? objectAt(value, 'position') : {}
      return lat === undefined || lng === undefined ? value : { latitude: lat, longitude: lng }
    }
    case 'IntegrationFields':
      return typeof value === 'string' ? { id: value } : value
    case 'StructuredText':
      return fromEditorText(value)
    case 'Table':
      return isJsonObject(value) && Array.isArray(value['content']) ? fromEditorTable(value) : value
    case 'Image':
      return isJsonObject(value) ? fromEditorImage(value) : value
    case 'Link':
      if (Array.isArray(value)) return value.filter(isJsonObject).map(fromEditorLink)
      return isJsonObject(value) ? fromEditorLink(value) : value
    case 'Group':
      return Array.isArray(value)
        ? value.filter(isJsonObject).map((item) => fromEditorFields(field.config?.fields ?? {}, item, models))
        : value
    case 'Slices':
    case 'Choice':
      return Array.isArray(value)
        ? value.filter(isJsonObject).map((slice) => fromEditorSlice(field, slice, models))
        : value
    default:
      return value
  }
}

function fromEditorText(value: Json): Json {
  if (!Array.isArray(value)) return value
  return value.filter(isJsonObject).map((block) => {
    const data = objectAt(block, 'data')
    if (block['type'] === 'image') {
      const { linkTo } = data
      const link = isJsonObject(linkTo) ? { linkTo: fromEditorLink(linkTo) } : {}
      return { type: 'image', ...fromEditorImage(data), ...link }
    }
    if (block['type'] === 'embed') return { type: 'embed', oembed: data }
    const { content: _content, ...own } = block
    const content = objectAt(block, 'content')
    return { ...own, text: content['text'] ?? '', spans: objectsAt(content, 'spans').map(fromEditorSpan) }
  })
}

function fromEditorSpan(span: JsonObject): JsonObject {
  if (span['type'] === 'hyperlink') return { ...span, data: fromEditorLink(objectAt(span, 'data')) }
  if (span['type'] === 'label') return { ...span, data: { label: span['data'] } }
  return span
}

/** A picture with its other sizes beside it. */
function fromEditorImage(value: JsonObject): JsonObject {
  const views = Object.entries(objectAt(value, 'thumbnails')).filter(([, view]) => isJsonObject(view))
  return {
    ...fromEditorView(value),
    ...Object.fromEntries(views.map(([name, view]) => [name, fromEditorView(view as JsonObject)])),
  }
}

function fromEditorView(view: JsonObject): JsonObject {
  const origin = objectAt(view, 'origin')
  const edit = objectAt(view, 'edit')
  const crop = objectAt(edit, 'crop')
  return {
    id: origin['id'],
    url: view['url'] ?? origin['url'],
    dimensions: { width: view['width'] ?? origin['width'], height: view['height'] ?? origin['height'] },
    alt: view['alt'] ?? null,
    copyright: view['credits'] ?? null,
    edit: { x: crop['x'] ?? 0, y: crop['y'] ?? 0, zoom: edit['zoom'] ?? 1, background: edit['background'] },
  }
}

/** A link is to a file when it has an id and a size, to a document with an id alone, to the web with an address. */
function fromEditorLink(link: JsonObject): JsonObject {
  const { text, variant, key } = link
  const own = { text, variant, key }
  const id = textAt(link, 'id')
  const url = textAt(link, 'url')
  if (id !== undefined && url !== undefined) {
    const { name, size, width, height } = link
    const kind = width === undefined ? (link['kind'] ?? 'file') : 'image'
    return { link_type: 'Media', kind, id, url, name, size, width, height, ...own }
  }
  if (id !== undefined) return { link_type: 'Document', id, ...own }
  if (url !== undefined) return { link_type: 'Web', url, target: link['target'], ...own }
  return { link_type: 'Any', ...own }
}

function fromEditorTable(value: JsonObject): JsonObject {
  const rows = objectsAt(value, 'content').map((row) => ({
    key: row['key'],
    cells: objectsAt(row, 'content').map((cell) => ({
      key: cell['key'],
      type: cell['type'] === 'tableHeader' ? 'header' : 'data',
      content: fromEditorText(cell['content'] ?? []),
    })),
  }))
  const [first] = rows
  const hasHead = first !== undefined && first.cells.every(({ type }) => type === 'header')
  return {
    ...(hasHead ? { head: { rows: [first] } } : {}),
    body: { rows: hasHead ? rows.slice(1) : rows },
  }
}

function fromEditorSlice(zone: FieldModel, slice: JsonObject, models: Models): JsonObject {
  const key = textAt(slice, 'key') ?? ''
  const type = key.split('$')[0] ?? ''
  const value = objectAt(slice, 'value')
  const variation = textAt(value, 'variation')
  const { primary, items } = partsOf(
    zone.config?.choices?.[type],
    models.slices.get(type)?.variations.find(({ id }) => id === variation),
  )
  return {
    ...(key.includes('$') ? { id: key } : {}),
    slice_type: type,
    ...(variation === undefined ? {} : { variation }),
    slice_label: slice['label'] ?? null,
    primary: fromEditorFields(
      primary,
      objectAt(value, variation === undefined ? 'non-repeat' : 'primary'),
      models,
    ),
    items: objectsAt(value, variation === undefined ? 'repeat' : 'items').map((item) =>
      fromEditorFields(items, item, models),
    ),
  }
}
