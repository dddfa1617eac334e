import { momentOf } from '../documents/wire-date.ts'
import type { StoredDocument } from '../documents/stored-document.ts'
import { invalidParameter } from '../errors/wire-error.ts'
import { isJsonObject } from '../json/json.ts'
import type { Json } from '../json/json.ts'
import type { Models } from '../models/model.ts'
import { plainKinds, resolvePath } from './field-reference.ts'
import type { FieldReference } from './field-reference.ts'

/** Tells which of two documents comes first: negative for the first. */
export type Comparison = (a: StoredDocument, b: StoredDocument) => number

const sortableKinds = new Set<FieldReference['kind']>(['date', 'UID', 'StructuredText', ...plainKinds])

/**
 * Reads `[my.page.date desc,document.first_publication_date]`, brackets and directions optional.
 *
 * Documents with nothing in a field come after those with something, in either direction.
 *
 * @throws {WireError} 400 for a field that does not exist or has no order.
 */
export function parseOrderings(text: string, models: Models): Comparison[] {
  const inner = text.trim().replace(/^\[+/, '').replace(/\]+$/, '')
  return inner
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => parseOrdering(part, text, models))
}

function parseOrdering(part: string, text: string, models: Models): Comparison {
  const match = /^([\w.-]+)(?:\s+(asc|desc))?$/i.exec(part)
  if (!match) throw invalidParameter(`orderings: '${part}' is not a field with an optional asc or desc`)
  const [, path = '', direction = 'asc'] = match
  const reference = resolvePath(path.split('.'), { text, at: Math.max(0, text.indexOf(path)) }, models)
  if (!sortableKinds.has(reference.kind)) {
    throw invalidParameter(`orderings: results cannot be put in order by '${path}'`)
  }
  const sign = direction.toLowerCase() === 'desc' ? -1 : 1

  return (a, b) => {
    const left = sortKey(reference, a)
    const right = sortKey(reference, b)
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined)
    if (left === right) return 0
    return left < right ? -sign : sign
  }
}

function sortKey(reference: FieldReference, document: StoredDocument): string | number | undefined {
  const [value] = reference.values(document)
  if (reference.kind === 'Boolean') return Number(value ?? reference.field?.config?.default_value ?? false)
  if (value === undefined || value === null) return undefined
  switch (reference.kind) {
    case 'date':
    case 'Date':
    case 'Timestamp':
      return momentOf(value)
    case 'Number':
    case 'Range':
      return Number(value)
    default:
      return plainText(value)?.toLowerCase()
  }
}

function plainText(value: Json): string | undefined {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return undefined
  const texts = value.filter(isJsonObject).map((block) => block['text'])
  return texts.filter((text) => typeof text === 'string').join(' ') || undefined
}
