import { slugOf } from '../documents/title.ts'
import type { StoredDocument } from '../documents/stored-document.ts'
import { extensionOf } from '../assets/catalogue.ts'
import { textAt } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import type { RelationshipTarget } from '../models/model.ts'
import type { RenderContext } from './context.ts'
import { relatedData } from './related-data.ts'

const pictures = new Set(['svg', 'png', 'jpg', 'jpeg', 'webp', 'gif', 'avif'])

/**
 * A link as it is sent. An empty one has neither `id` nor `url`, by which clients know it.
 *
 * @param targets Types the model accepts, with the fields that are sent along.
 */
export function renderLink(
  value: JsonObject,
  targets: readonly RelationshipTarget[],
  context: RenderContext,
): JsonObject {
  const own = pick(value, ['key', 'text', 'variant'])
  const id = textAt(value, 'id')
  switch (value['link_type']) {
    case 'Document':
      return id === undefined
        ? { link_type: 'Any', ...own }
        : { ...documentLink(id, targets, context), ...own }
    case 'Media':
      return mediaLink(value, own, context)
    case 'Web': {
      const url = textAt(value, 'url')
      return url === undefined
        ? { link_type: 'Any', ...own }
        : { link_type: 'Web', url, ...pick(value, ['target']), ...own }
    }
    default:
      return { link_type: 'Any', ...own }
  }
}

function documentLink(
  id: string,
  targets: readonly RelationshipTarget[],
  context: RenderContext,
): JsonObject {
  const document = context.snapshot.get(id)
  if (!document) return brokenLink(id, context)

  const address = context.addressOf(document)
  const data = relatedData(document, targets, context)
  return {
    id,
    type: document.type,
    tags: [...document.tags],
    lang: document.lang,
    slug: slugOf(document, context.models),
    first_publication_date: document.first_publication_date,
    last_publication_date: document.last_publication_date,
    ...(document.uid === null ? {} : { uid: document.uid }),
    ...(address === null ? {} : { url: address }),
    ...(data ? { data } : {}),
    link_type: 'Document',
    isBroken: false,
  }
}

/** A link to a document that is not published as of this ref. */
function brokenLink(id: string, context: RenderContext): JsonObject {
  return {
    id,
    type: 'broken_type',
    tags: [],
    lang: '-',
    slug: '-',
    first_publication_date: null,
    last_publication_date: null,
    ...(context.brokenRoute === undefined ? {} : { url: context.brokenRoute }),
    link_type: 'Document',
    isBroken: true,
  }
}

/** What Prismic adds to the address of every picture a link leads to, whatever the address has already. */
const pictureQuery = '?auto=compress,format'

function mediaLink(value: JsonObject, own: JsonObject, context: RenderContext): JsonObject {
  const id = textAt(value, 'id')
  const asset = id === undefined ? undefined : context.assets.byId(id)
  if (asset) {
    const isPicture = pictures.has(extensionOf(asset.file))
    return {
      link_type: 'Media',
      kind: isPicture ? 'image' : 'file',
      id: asset.id,
      url: `${context.origin}/images/${asset.file}${isPicture ? pictureQuery : ''}`,
      name: asset.file,
      size: String(asset.sizeBytes),
      ...(asset.width ? { width: String(asset.width) } : {}),
      ...(asset.height ? { height: String(asset.height) } : {}),
      ...own,
    }
  }
  const url = textAt(value, 'url')
  if (url === undefined) return { link_type: 'Any', ...own }
  return {
    ...pick(value, ['link_type', 'kind', 'id', 'name', 'size', 'width', 'height']),
    url: value['kind'] === 'image' ? url + pictureQuery : url,
    ...own,
  }
}

/** Whether a stored link leads to a document of a snapshot. */
export function linkedDocument(value: JsonObject, context: RenderContext): StoredDocument | undefined {
  const id = value['link_type'] === 'Document' ? textAt(value, 'id') : undefined
  return id === undefined ? undefined : context.snapshot.get(id)
}

function pick(value: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(
    keys.filter((key) => value[key] !== undefined && value[key] !== null).map((key) => [key, value[key]]),
  )
}
