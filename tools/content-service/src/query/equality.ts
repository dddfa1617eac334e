import { momentOf } from '../documents/wire-date.ts'
import type { StoredDocument } from '../documents/stored-document.ts'
import { isJsonObject } from '../json/json.ts'
import type { Json } from '../json/json.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { ofFieldType, readArguments } from './condition.ts'
import type { Condition, FilterArguments, FilterContext } from './condition.ts'
import { plainKinds } from './field-reference.ts'
import type { FieldReference } from './field-reference.ts'
import type { FilterSyntax, FilterValue } from './parse-filters.ts'

const comparableKinds = new Set<FieldReference['kind']>([
  'id',
  'type',
  'tags',
  'date',
  'UID',
  'Link',
  ...plainKinds,
])

/** `at`: equal to a value; on tags, has every one of a list. */
export function compileAt(filter: FilterSyntax, context: FilterContext): Condition {
  const found = readArguments(filter, 2, context)
  const path = comparable(found)
  const value = found.value()
  if (path.kind === 'tags') return hasEveryTag(found, value)
  if (Array.isArray(value)) found.refuse('expected a single value')

  return equalsOneOf(path, [value], context)
}

/** `not`: not equal. On a field of a type it looks at that type's documents only. */
export function compileNot(filter: FilterSyntax, context: FilterContext): Condition {
  const same = compileAt(filter, context)
  const path = readArguments(filter, 2, context).path()
  return {
    ...ofFieldType(path),
    matches: (document) => document.type === (path.type ?? document.type) && !same.matches(document),
  }
}

/** `any`: equal to one of a list; on tags, has some. */
export function compileAny(filter: FilterSyntax, context: FilterContext): Condition {
  const found = readArguments(filter, 2, context)
  const path = comparable(found)
  const values = found.list()
  if (path.kind === 'tags') {
    const tags = new Set(values)
    return {
      candidates: (snapshot) => unique([...tags].flatMap((tag) => snapshot.withTag(String(tag)))),
      matches: (document) => document.tags.some((tag) => tags.has(tag)),
    }
  }
  return equalsOneOf(path, values, context)
}

/** `in`: one of a list of ids or UIDs, and in the order of the list. */
export function compileIn(filter: FilterSyntax, context: FilterContext): Condition {
  const found = readArguments(filter, 2, context)
  const path = found.path()
  if (path.kind !== 'id' && path.kind !== 'UID') found.refuse('expected document.id or a UID')

  const values = found.list()
  const condition = equalsOneOf(path, values, context)
  const places = new Map<string, number>()
  for (const [place, value] of values.entries()) {
    const id = path.kind === 'UID' ? ownersOf(path, String(value), context)[0]?.id : String(value)
    if (id !== undefined && !places.has(id)) places.set(id, place)
  }
  return {
    ...condition,
    rank: (document) => places.get(document.id) ?? values.length,
  }
}

function comparable(found: FilterArguments): FieldReference {
  const path = found.path()
  return comparableKinds.has(path.kind) ? path : found.refuse(`the field '${path.name}' cannot be compared`)
}

function hasEveryTag(found: FilterArguments, value: FilterValue): Condition {
  if (!Array.isArray(value)) return found.refuse('expected a list of tags')
  const tags = value.map(String)
  const [first] = tags
  return {
    ...(first === undefined ? {} : { candidates: (snapshot: Snapshot) => snapshot.withTag(first) }),
    matches: (document) => tags.every((tag) => document.tags.includes(tag)),
  }
}

function equalsOneOf(
  path: FieldReference,
  values: readonly FilterValue[],
  context: FilterContext,
): Condition {
  const texts = values.map(String)
  switch (path.kind) {
    case 'id':
      return {
        candidates: (snapshot) =>
          [...new Set(texts)].map((id) => snapshot.get(id)).filter((found) => found !== undefined),
        matches: ({ id }) => texts.includes(id),
      }
    case 'type':
      return {
        candidates: (snapshot) => unique(texts.flatMap((type) => snapshot.ofType(type))),
        matches: ({ type }) => texts.includes(type),
      }
    case 'UID': {
      const owners = new Set(texts.flatMap((uid) => ownersOf(path, uid, context)))
      return { candidates: () => [...owners], matches: (document) => owners.has(document) }
    }
    default:
      return {
        ...ofFieldType(path),
        matches: (document) =>
          path
            .values(document)
            // Of a link that repeats, each counts.
            .flatMap((found) => (path.kind === 'Link' && Array.isArray(found) ? found : [found]))
            .some((found) => values.some((value) => isSame(path, found, value))),
      }
  }
}

function isSame(path: FieldReference, found: Json | undefined, wanted: FilterValue): boolean {
  // A switch that was never touched has its model's default, as in the editor.
  if (path.kind === 'Boolean') return (found ?? path.field?.config?.default_value ?? false) === wanted
  if (found === undefined || found === null) return false
  if (path.kind === 'Link') return isJsonObject(found) && found['id'] === wanted
  if (path.kind === 'Date' || path.kind === 'Timestamp' || path.kind === 'date') {
    // As moments, because a filter may write one in another zone or precision.
    const moment = typeof wanted === 'number' ? wanted : momentOf(wanted)
    return moment !== undefined && momentOf(found) === moment
  }
  return found === wanted
}

/** Who has a UID now; failing that, who had it last: a UID once given keeps leading to its document. */
function ownersOf(path: FieldReference, uid: string, context: FilterContext): readonly StoredDocument[] {
  const type = path.type ?? ''
  const current = context.snapshot.withUid(type, uid)
  if (current.length > 0) return current
  const former = context.formerOwnerOf(type, uid)
  const document = former === undefined ? undefined : context.snapshot.get(former)
  return document ? [document] : []
}

function unique(documents: readonly StoredDocument[]): readonly StoredDocument[] {
  return [...new Set(documents)]
}
