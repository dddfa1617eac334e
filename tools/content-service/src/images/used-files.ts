import type { StoredDocument } from '../documents/stored-document.ts'
import { isJsonObject } from '../json/json.ts'
import type { Json } from '../json/json.ts'

const known = new WeakMap<StoredDocument, ReadonlySet<string>>()

/** The files of the media library a document uses: pictures by the name of their file, links to media by id. */
export function usedFiles(document: StoredDocument): ReadonlySet<string> {
  const cached = known.get(document)
  if (cached) return cached

  const files = new Set<string>()
  collect(document.data, files)
  known.set(document, files)
  return files
}

function collect(value: Json | undefined, files: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, files)
    return
  }
  if (!isJsonObject(value)) return
  const { url, id } = value
  if (typeof url === 'string' && url.startsWith('/images/')) files.add(url.slice('/images/'.length))
  if (value['link_type'] === 'Media' && typeof id === 'string') files.add(id)
  for (const member of Object.values(value)) collect(member, files)
}
