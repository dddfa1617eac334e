import type { ContentRelationshipField } from '@prismicio/client'
import { readRelation as readAny, type RelatedDocument as Related } from '@house-edge/slices/reading'
import type { AllDocumentTypes } from '../../documents.ts'

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
export type RelatedDocument<Type extends DocumentType> = Related<Type, DocumentFields<Type>>

/** Reads a content relationship to a document of one of our types. */
export function readRelation<Type extends DocumentType>(
  value: unknown,
  type: Type,
): RelatedDocument<Type> | undefined {
  return readAny<Type, DocumentFields<Type>>(value, type)
}
