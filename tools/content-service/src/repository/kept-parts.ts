import { outOfPlace } from '../documents/out-of-place.ts'
import { everyDocument } from './document-states.ts'
import type { Repository } from './repository.ts'

/** Says what documents hold without a place in their models, once for all that hold the like. */
export function keptParts(repository: Repository): string[] {
  const holders = new Map<string, Set<string>>()
  for (const document of everyDocument(repository)) {
    for (const { path, message, isSent } of outOfPlace(document, repository.models)) {
      const place = path.replaceAll(/\.\d+(?=\.|$)/g, '')
      const what = `of the type "${document.type}": ${place} ${message}. It is kept, and ${isSent ? 'sent' : 'not sent'}.`
      holders.set(what, (holders.get(what) ?? new Set()).add(document.id))
    }
  }
  return [...holders].map(([what, { size }]) => `${size === 1 ? '1 document' : `${size} documents`} ${what}`)
}
