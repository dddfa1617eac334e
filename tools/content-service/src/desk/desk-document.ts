import type { StoredDocument } from '../documents/stored-document.ts'
import { isJsonObject, textAt } from '../json/json.ts'
import type { Json } from '../json/json.ts'
import { derivedIdOf } from '../render/render-slices.ts'
import type { DeskDocument } from './contract.ts'

/** A document as the desk gets it: with the ids its slices are sent with, by which a preview names them. */
export function deskDocument(document: StoredDocument): DeskDocument {
  return {
    ...document,
    data: Object.fromEntries(
      Object.entries(document.data).map(([name, value]) => [
        name,
        Array.isArray(value)
          ? value.map((item, index) => withId(item, `${document.id}.${name}.${index}`))
          : value,
      ]),
    ),
    tags: [...document.tags],
    alternate_languages: document.alternate_languages.map(({ id }) => ({ id })),
  }
}

function withId(item: Json, place: string): Json {
  const type = isJsonObject(item) ? textAt(item, 'slice_type') : undefined
  return isJsonObject(item) && type ? { id: derivedIdOf(type, place), ...item } : item
}
