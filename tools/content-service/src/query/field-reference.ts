import { findField, valuesAt } from '../documents/field-path.ts'
import type { StoredDocument } from '../documents/stored-document.ts'
import { parsingError } from '../errors/wire-error.ts'
import type { Json } from '../json/json.ts'
import { fieldsOf } from '../models/model.ts'
import type { FieldModel, Models } from '../models/model.ts'
import { describePlace, placeOf } from './parse-filters.ts'
import type { FilterSyntax } from './parse-filters.ts'

/** A place in documents that a filter or an ordering looks at. */
export interface FieldReference {
  /** The path as written. */
  name: string
  /** The only type whose documents have the place; `undefined` for what every document has. */
  type: string | undefined
  kind: FieldModel['type'] | DocumentPart
  field: FieldModel | undefined
  /** What a document has there: one value, or one for each item of a group. Empty for other types. */
  values(document: StoredDocument): readonly (Json | undefined)[]
}

/** The kinds of field that hold one plain value, which can be compared and put in order. */
export const plainKinds = [
  'Text',
  'Select',
  'Number',
  'Range',
  'Date',
  'Timestamp',
  'Boolean',
  'Color',
] as const

/** The parts of a document outside its data. */
type DocumentPart = 'id' | 'type' | 'tags' | 'date' | 'whole'

/** Where a path was written, for messages. */
type PathPlace = Pick<FilterSyntax, 'text'> & { at: number }

/**
 * Finds the field of a path such as `document.type` or `my.page.title`.
 *
 * @throws {WireError} 400 `parsing-error`: there is no such place in the models.
 */
export function resolvePath(parts: readonly string[], place: PathPlace, models: Models): FieldReference {
  const reference =
    parts[0] === 'document' ? documentPart(parts) : parts[0] === 'my' ? dataField(parts, models) : undefined
  if (reference) return reference

  const name = parts.join('.')
  throw parsingError(
    `unexpected field '${name}' on ${describePlace(place.text, place.at)} in query '${place.text}'`,
    placeOf(place.text, place.at),
  )
}

function documentPart(parts: readonly string[]): FieldReference | undefined {
  const name = parts.join('.')
  const reference = (kind: DocumentPart, values: FieldReference['values']): FieldReference => ({
    name,
    type: undefined,
    kind,
    field: undefined,
    values,
  })
  switch (name) {
    case 'document':
      return reference('whole', () => [])
    case 'document.id':
      return reference('id', ({ id }) => [id])
    case 'document.type':
      return reference('type', ({ type }) => [type])
    case 'document.tags':
      return reference('tags', ({ tags }) => tags)
    case 'document.first_publication_date':
      return reference('date', (document) => [document.first_publication_date])
    case 'document.last_publication_date':
      return reference('date', (document) => [document.last_publication_date])
    default:
      return undefined
  }
}

function dataField(parts: readonly string[], models: Models): FieldReference | undefined {
  const [, typeId = '', ...path] = parts
  const type = models.types.get(typeId)
  if (!type || path.length === 0) return undefined

  const field = findField(fieldsOf(type), path)
  if (!field) return undefined
  const values: FieldReference['values'] =
    field.type === 'UID'
      ? (document) => (document.type === typeId ? [document.uid] : [])
      : (document) => (document.type === typeId ? valuesAt(document.data, path) : [])
  return { name: parts.join('.'), type: typeId, kind: field.type, field, values }
}
