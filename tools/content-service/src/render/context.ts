import { createHash } from 'node:crypto'
import type { StoredDocument } from '../documents/stored-document.ts'
import type { AssetCatalogue } from '../assets/catalogue.ts'
import type { Json } from '../json/json.ts'
import type { FieldSelection, Models } from '../models/model.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** What turning kept documents into sent ones depends on. */
export interface RenderContext {
  snapshot: Snapshot
  models: Models
  assets: AssetCatalogue
  /** Where this service is reached from outside, without a slash at the end. */
  origin: string
  /** The address of a document, or `null` without a route for it. */
  addressOf(document: StoredDocument): string | null
  brokenRoute: string | undefined
  /** Fields asked for of linked documents, by their type. */
  fetchLinks: ReadonlyMap<string, readonly FieldSelection[]>
  /** Whether relationships carry the fields their model names. */
  withRelated: boolean
  /** The current blob of an integration's item. */
  integrationItem(catalogue: string | undefined, id: string): Json
}

/** A UUID that is the same for the same place, for what needs a key and was not given one. */
export function derivedKey(place: string): string {
  const hex = createHash('sha256').update(place).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
