import type { StoredDocument } from '../documents/stored-document.ts'
import type { DeskDocument } from './contract.ts'

/** A document as the desk gets it. */
export function deskDocument(document: StoredDocument): DeskDocument {
  return {
    ...document,
    tags: [...document.tags],
    alternate_languages: document.alternate_languages.map(({ id }) => ({ id })),
  }
}
