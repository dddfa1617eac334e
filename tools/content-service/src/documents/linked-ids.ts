import { isJsonObject } from '../json/json.ts'
import type { Json } from '../json/json.ts'
import type { StoredDocument } from './stored-document.ts'

const known = new WeakMap<StoredDocument, ReadonlySet<string>>()

/** The ids of every document this one links to, wherever in its data. */
export function linkedIds(document: StoredDocument): ReadonlySet<string> {
  const cached = known.get(document)
  if (cached) return cached

  const ids = new Set<string>()
  collect(document.data, ids)
  known.set(document, ids)
  return ids
}

function collect(value: Json | undefined, ids: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, ids)
    return
  }
  if (!isJsonObject(value)) return
  if (value['link_type'] === 'Document' && typeof value['id'] === 'string') ids.add(value['id'])
  for (const member of Object.values(value)) collect(member, ids)
}
