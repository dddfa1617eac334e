import type { ContentRelationshipField } from '@prismicio/client'
import type { AllDocumentTypes } from '../documents.ts'
import { isRecord } from './record.ts'
import { readText } from './scalar.ts'

type DocumentType = AllDocumentTypes['type']

/** The fields of a document of one type, none of which can be relied on. */
export type DocumentFields<Type extends DocumentType> = Partial<
  Extract<AllDocumentTypes, { type: Type }>['data']
>

/** A document, or some of its fields, or a relationship to one that carries them, or an empty field. */
export type DocumentOrRelation<Type extends DocumentType> =
  | Extract<AllDocumentTypes, { type: Type }>
  | ContentRelationshipField<Type>
  | { type: Type; id: string; uid: string | null; url: string | null; data: DocumentFields<Type> }
  | null
  | undefined

/** A document another one points at, with the fields that were asked for. */
export interface RelatedDocument<Type extends DocumentType> {
  type: Type
  id: string | undefined
  uid: string | undefined
  /** Where it is shown; absent for documents without a page. */
  url: string | undefined
  fields: DocumentFields<Type>
}

/**
 * Reads a content relationship.
 *
 * @returns `undefined` when it is empty, of another type, or its document is gone.
 */
export function readRelation<Type extends DocumentType>(
  value: unknown,
  type: Type,
): RelatedDocument<Type> | undefined {
  if (!isRecord(value) || value['type'] !== type || value['isBroken'] === true) return undefined
  const fields = value['data']
  if (!isRecord(fields)) return undefined
  return {
    type,
    id: readText(value['id']),
    uid: readText(value['uid']),
    url: readText(value['url']),
    fields: fields as DocumentFields<Type>,
  }
}
