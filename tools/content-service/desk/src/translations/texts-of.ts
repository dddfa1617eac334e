import { isJsonObject } from '../../../src/json/json.ts'
import type { Json } from '../../../src/json/json.ts'

/** What is written at a place of a document: a field, or one block of a text. */
interface TextAt {
  path: string
  text: string
}

/** What documents choose from, and what they are known by, is not translated. */
const chosen = new Set([
  'id',
  'type',
  'slice_type',
  'variation',
  'link_type',
  'url',
  'uid',
  'lang',
  'target',
  'direction',
  'spans',
])

/** The texts of a document, in the order in which it has them. */
export function textsOf(value: Json | undefined, path: string): TextAt[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((each, at) => textsOf(each, `${path}.${at}`))
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([name, each]) =>
    chosen.has(name) ? [] : textsOf(each, name === 'text' && 'spans' in value ? path : `${path}.${name}`),
  )
}
