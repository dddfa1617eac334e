import type { StoredDocument } from '../documents/stored-document.ts'
import { everyObject } from '../json/json.ts'

const known = new WeakMap<StoredDocument, ReadonlySet<string>>()

/** The files of the media library a document uses: pictures by the name of their file, links to media by id. */
export function usedFiles(document: StoredDocument): ReadonlySet<string> {
  const cached = known.get(document)
  if (cached) return cached

  const files = new Set<string>()
  for (const { url, id, link_type } of everyObject(document.data)) {
    if (typeof url === 'string' && url.startsWith('/images/')) files.add(url.slice('/images/'.length))
    if (link_type === 'Media' && typeof id === 'string') files.add(id)
  }
  known.set(document, files)
  return files
}
