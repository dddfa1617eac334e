import type { Reference } from '../../desk/contract.ts'
import { linkedIds } from '../../documents/linked-ids.ts'
import { isJsonObject } from '../../json/json.ts'
import type { Json } from '../../json/json.ts'
import { everyDocument, summaryOf } from '../../repository/document-states.ts'
import type { Service } from '../../service.ts'

/** The documents that link to one, drafts included, and where in them. */
export function findReferences(id: string, { repository }: Service): Reference[] {
  return everyDocument(repository)
    .filter((document) => linkedIds(document).has(id))
    .map((document) => ({
      document: summaryOf(document, repository),
      paths: placesOf(id, document.data, 'data'),
    }))
}

function placesOf(id: string, value: Json | undefined, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => placesOf(id, item, `${path}.${index}`))
  if (!isJsonObject(value)) return []
  if (value['link_type'] === 'Document' && value['id'] === id) return [path]
  return Object.entries(value).flatMap(([key, member]) => placesOf(id, member, `${path}.${key}`))
}
