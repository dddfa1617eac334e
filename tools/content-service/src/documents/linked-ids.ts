import { everyObject } from '../json/json.ts'
import type { StoredDocument } from './stored-document.ts'

const known = new WeakMap<StoredDocument, ReadonlySet<string>>()

/** The ids of every document this one links to, wherever in its data. */
export function linkedIds(document: StoredDocument): ReadonlySet<string> {
  const cached = known.get(document)
  if (cached) return cached

  const ids = new Set<string>()
  for (const { link_type, id } of everyObject(document.data))
    if (link_type === 'Document' && typeof id === 'string') ids.add(id)
  known.set(document, ids)
  return ids
}
