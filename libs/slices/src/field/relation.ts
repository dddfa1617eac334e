import { isRecord } from './record.ts'
import { readText } from './scalar.ts'

/** A document another one points at, with the fields that were asked for, none of which can be relied on. */
export interface RelatedDocument<Type extends string, Fields> {
  type: Type
  id: string | undefined
  uid: string | undefined
  /** Where it is shown; absent for documents without a page. */
  url: string | undefined
  /** The language it is written in. */
  lang: string | undefined
  fields: Fields
}

/**
 * Reads a content relationship.
 *
 * @returns `undefined` when it is empty, of another type, or its document is gone.
 */
export function readRelation<Type extends string, Fields = Readonly<Record<string, unknown>>>(
  value: unknown,
  type: Type,
): RelatedDocument<Type, Fields> | undefined {
  if (!isRecord(value) || value['type'] !== type || value['isBroken'] === true) return undefined
  const fields = value['data']
  if (!isRecord(fields)) return undefined
  return {
    type,
    id: readText(value['id']),
    uid: readText(value['uid']),
    url: readText(value['url']),
    lang: readText(value['lang']),
    fields: fields as Fields,
  }
}
