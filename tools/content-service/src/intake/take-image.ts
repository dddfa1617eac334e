import { isJsonObject, textAt } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import type { FieldConfig, ImageConstraint } from '../models/model.ts'
import { frameImage, ownFile } from '../render/render-image.ts'
import { fault, within } from './intake.ts'
import type { Intake } from './intake.ts'

/** A picture, reduced to its file, its words and the cut an editor chose, with those of its thumbnails that differ. */
export function takeImage(
  config: FieldConfig | undefined,
  value: JsonObject,
  at: Intake,
): JsonObject | undefined {
  const main = takePicture(value, config?.constraint, at)
  if (!main) return undefined
  for (const thumbnail of config?.thumbnails ?? []) {
    const { name } = thumbnail
    const given = value[name]
    const own = isJsonObject(given) ? takePicture(given, thumbnail, within(at, name)) : undefined
    const differing = own && differences(own, main)
    if (own && differing) main[name] = { url: own['url'], ...differing }
  }
  return main
}

/** One picture; `undefined` for none. */
export function takePicture(
  value: JsonObject,
  constraint: ImageConstraint | undefined,
  at: Intake,
): JsonObject | undefined {
  const source = takeSource(value, at)
  if (!source) return undefined
  const edit = takeEdit(value['edit'], source, constraint, at)
  return {
    ...source,
    alt: typeof value['alt'] === 'string' ? value['alt'] : null,
    copyright: textAt(value, 'copyright') ?? null,
    ...(edit ? { edit } : {}),
  }
}

function takeSource(value: JsonObject, at: Intake): JsonObject | undefined {
  const url = textAt(value, 'url')
  const id = textAt(value, 'id')
  const file = (url === undefined ? undefined : ownFile(url, at.origin)) ?? (id && at.assets.byId(id)?.file)
  if (file) {
    if (at.assets.byFile(file)) return { url: `/images/${file}` }
    return fault(at, 'not-found', `names the file ${file}, which is not in the media library`)
  }
  if (url === undefined) {
    return id === undefined ? undefined : fault(at, 'not-found', 'is not in the media library')
  }
  if (!/^https?:\/\//.test(url))
    return fault(within(at, 'url'), 'not-allowed', 'must begin with /images/ or https://')
  const { dimensions } = value
  if (!isJsonObject(dimensions)) {
    return fault(within(at, 'dimensions'), 'missing', 'must say the size of a picture kept elsewhere')
  }
  return { ...(id === undefined ? {} : { id }), url, dimensions }
}

/** The cut an editor chose. The one a picture gets of its own accord is not kept. */
function takeEdit(
  value: Json | undefined,
  source: JsonObject,
  constraint: ImageConstraint | undefined,
  at: Intake,
): JsonObject | undefined {
  if (!isJsonObject(value)) return undefined
  const { x, y, zoom, background } = value
  if (typeof x !== 'number' || typeof y !== 'number' || typeof zoom !== 'number') return undefined
  const edit = { x, y, zoom, background: typeof background === 'string' ? background : 'transparent' }
  const usual = usualEdit(source, constraint, at)
  return usual && JSON.stringify(usual) === JSON.stringify(edit) ? undefined : edit
}

function usualEdit(
  source: JsonObject,
  constraint: ImageConstraint | undefined,
  at: Intake,
): JsonObject | undefined {
  const asset = at.assets.byFile(textAt(source, 'url')?.replace('/images/', '') ?? '')
  if (!asset?.width || !asset.height) return { x: 0, y: 0, zoom: 1, background: 'transparent' }
  return frameImage({ width: asset.width, height: asset.height }, constraint, undefined).edit
}

function differences(own: JsonObject, main: JsonObject): JsonObject | undefined {
  const keys = ['url', 'id', 'dimensions', 'alt', 'copyright', 'edit']
  const changed = keys.filter((key) => JSON.stringify(own[key]) !== JSON.stringify(main[key]))
  return changed.length === 0 ? undefined : Object.fromEntries(changed.map((key) => [key, own[key]]))
}
