import { isJsonObject, textAt } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import type { FieldConfig, ImageConstraint } from '../models/model.ts'
import type { RenderContext } from './context.ts'

/** The size assumed for a picture whose file is gone and whose size was not stored. */
const unknownSize = { width: 1600, height: 900 }

/** An image field with every size its model names; empty sizes for an empty field. */
export function renderImageField(
  config: FieldConfig | undefined,
  value: JsonObject,
  context: RenderContext,
): JsonObject {
  const main = renderImage(value, config?.constraint, context)
  const views = (config?.thumbnails ?? []).map((thumbnail): [string, JsonObject] => {
    const own = value[thumbnail.name]
    const source =
      isJsonObject(own) && textAt(own, 'url') ? { ...inherited(value), ...own } : inherited(value)
    return [thumbnail.name, renderImage(source, thumbnail, context)]
  })
  return { ...main, ...Object.fromEntries(views) }
}

/** One picture at one size. `{}` when there is none. */
export function renderImage(
  value: JsonObject,
  constraint: ImageConstraint | undefined,
  context: RenderContext,
): JsonObject {
  const url = textAt(value, 'url')
  if (url === undefined) return {}

  const file = ownFile(url, context.origin)
  const asset = file === undefined ? undefined : context.assets.byFile(file)
  const source =
    asset?.width && asset.height
      ? { width: asset.width, height: asset.height }
      : (keptSize(value) ?? unknownSize)
  const view = file === undefined ? undefined : frameImage(source, constraint, value['edit'])
  return {
    dimensions: view?.size ?? keptSize(value) ?? source,
    alt: textAt(value, 'alt') ?? (value['alt'] === '' ? '' : null),
    copyright: textAt(value, 'copyright') ?? null,
    url:
      file === undefined ? url : `${context.origin}/images/${file}?auto=format,compress${view?.query ?? ''}`,
    id: asset?.id ?? textAt(value, 'id') ?? url,
    edit: view?.edit ?? keptEdit(value['edit']),
  }
}

/** The file in `images/` of an address; `undefined` for a picture of another host. */
export function ownFile(url: string, origin: string): string | undefined {
  const path = url.startsWith(origin) ? url.slice(origin.length) : url
  return path.startsWith('/images/') ? path.slice('/images/'.length).split('?')[0] : undefined
}

/** In pixels. */
type Size = {
  width: number
  height: number
}

/** Where a frame lies on its scaled source. */
type Edit = {
  x: number
  y: number
  zoom: number
  background: string
}

/**
 * How a source fills a frame: scaled until it covers it, centred, the rest cut off,
 * unless an editor chose another cut. `x` and `y` count in pixels of the scaled source.
 */
export function frameImage(
  source: Size,
  constraint: ImageConstraint | undefined,
  kept: unknown,
): {
  size: Size
  edit: Edit
  query: string
} {
  const size = frameSize(source, constraint)
  const chosen = isJsonObject(kept) && typeof kept['zoom'] === 'number' ? keptEdit(kept) : undefined
  const zoom = chosen?.zoom ?? Math.max(size.width / source.width, size.height / source.height)
  const x = chosen?.x ?? Math.round((source.width * zoom - size.width) / 2)
  const y = chosen?.y ?? Math.round((source.height * zoom - size.height) / 2)
  const edit = { x, y, zoom, background: chosen?.background ?? 'transparent' }
  if (size.width === source.width && size.height === source.height && zoom === 1)
    return { size, edit, query: '' }

  const cut = [x / zoom, y / zoom, size.width / zoom, size.height / zoom].map(Math.round)
  return { size, edit, query: `&rect=${cut.join(',')}&w=${size.width}&h=${size.height}` }
}

function frameSize(source: Size, constraint: ImageConstraint | undefined): Size {
  const { width, height } = constraint ?? {}
  if (width && height) return { width, height }
  if (width) return { width, height: Math.round((source.height * width) / source.width) }
  if (height) return { width: Math.round((source.width * height) / source.height), height }
  return source
}

function keptSize(value: JsonObject): Size | undefined {
  const { dimensions } = value
  if (!isJsonObject(dimensions)) return undefined
  const { width, height } = dimensions
  return typeof width === 'number' && typeof height === 'number' ? { width, height } : undefined
}

function keptEdit(value: unknown): Edit {
  const edit = isJsonObject(value) ? value : {}
  const number = (key: string, otherwise: number): number =>
    typeof edit[key] === 'number' ? edit[key] : otherwise
  return {
    x: number('x', 0),
    y: number('y', 0),
    zoom: number('zoom', 1),
    background: textAt(edit, 'background') ?? 'transparent',
  }
}

function inherited(value: JsonObject): JsonObject {
  const { url, alt, copyright, id, dimensions } = value
  return { url, alt, copyright, id, dimensions }
}
