import type { PrismicMigrationDocument } from '@prismicio/client'
import { isJsonObject, textAt } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'

/** What a document's data leads to, as the account knows it. */
interface Addressees {
  /** A file by its id here, or by its address elsewhere. */
  file(id: string, url?: string): { id: string; url: string } | undefined
  /** A document by its id here: its id there, or what will have one. */
  document(id: string): string | PrismicMigrationDocument | undefined
  /** Named when there is nothing of the kind. */
  onMissing(what: string): void
}

/** Data as the Content API sends it, with the ids and addresses of an account in place of our own. */
export function outgoingData(value: Json | undefined, addressees: Addressees): unknown {
  if (Array.isArray(value)) return value.map((item) => outgoingData(item, addressees))
  if (!isJsonObject(value)) return value
  const id = textAt(value, 'id')
  if (value['link_type'] === 'Document' && id !== undefined) return outgoingLink(id, value, addressees)
  if (value['link_type'] === 'Media') {
    const url = textAt(value, 'url')
    const file = addressees.file(id ?? '', url)
    if (!file) addressees.onMissing(`the file ${url ?? id ?? ''}`)
    return file ? { link_type: 'Media', id: file.id, ...ownOf(value) } : { link_type: 'Any', ...ownOf(value) }
  }
  const members = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, outgoingData(member, addressees)]),
  )
  if (!isJsonObject(value['dimensions']) || id === undefined) return members
  const file = addressees.file(id)
  // Pictures that are kept elsewhere are there for the account too.
  if (!file) return members
  const query = (textAt(value, 'url') ?? '').split('?')[1]
  return {
    ...members,
    id: file.id,
    url: `${file.url.split('?')[0]}${query === undefined ? '' : `?${query}`}`,
  }
}

function outgoingLink(id: string, value: JsonObject, addressees: Addressees): unknown {
  const target = addressees.document(id)
  if (target === undefined) {
    addressees.onMissing(`the document ${id}`)
    return { link_type: 'Any', ...ownOf(value) }
  }
  return { link_type: 'Document', id: target, ...ownOf(value) }
}

function ownOf(value: JsonObject): JsonObject {
  const { text, variant, key } = value
  return Object.fromEntries(
    Object.entries({ text, variant, key }).filter(([, member]) => member !== undefined),
  )
}
