import type { DeskDocument, DocumentDetail } from '../../../src/desk/contract.ts'
import { isJsonObject } from '../../../src/json/json.ts'
import type { Json, JsonObject } from '../../../src/json/json.ts'
import { ApiFailure } from '../api/api-failure.ts'

/** The version number of a document that was never saved. */
export const newVersion = 'new'

/** The parts of a document an editor writes. */
export interface Content extends JsonObject {
  uid: string | null
  tags: string[]
  data: JsonObject
}

/** What an editor works on: the draft, or what is published where there is none. */
export function contentOf(document: Pick<DeskDocument, 'uid' | 'tags' | 'data'>): Content {
  return { uid: document.uid, tags: document.tags, data: document.data }
}

/** The version of a document that is edited. */
export function latestOf(detail: DocumentDetail): DeskDocument {
  const version = detail.draft ?? detail.published
  if (!version) throw new ApiFailure('broken', `The document ${detail.summary.id} came without content.`)
  return version.document
}

/** The value at a place such as `data.slices.0.primary.title`. */
export function valueAt(root: Json | undefined, path: string): Json | undefined {
  return partsOf(path).reduce<Json | undefined>((value, part) => {
    if (Array.isArray(value)) return value[Number(part)]
    return isJsonObject(value) ? value[part] : undefined
  }, root)
}

/** The same with another value at a place. `undefined` takes a member away. Nothing is changed in place. */
export function withValueAt<T extends Json>(root: T, path: string, value: Json | undefined): T {
  return replaced(root, partsOf(path), value) as T
}

function replaced(
  current: Json | undefined,
  parts: readonly string[],
  value: Json | undefined,
): Json | undefined {
  const [part, ...rest] = parts
  if (part === undefined) return value
  if (Array.isArray(current)) {
    const next = replaced(current[Number(part)], rest, value)
    const list = [...current]
    if (next === undefined) list.splice(Number(part), 1)
    else list[Number(part)] = next
    return list
  }
  const object = isJsonObject(current) ? current : {}
  const next = replaced(object[part], rest, value)
  const copy = { ...object }
  if (next === undefined) Reflect.deleteProperty(copy, part)
  else copy[part] = next
  passKey(object, copy)
  return copy
}

function partsOf(path: string): string[] {
  return path === '' ? [] : path.split('.')
}

/** A list with an item at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, list[from] as T)
}

const keys = new WeakMap<object, string>()
let count = 0

/** Names an item of a list while it is on the screen, however it changes and moves. */
export function keyOf(item: object): string {
  const known = keys.get(item)
  if (known !== undefined) return known
  const key = `item-${++count}`
  keys.set(item, key)
  return key
}

/** Names what an item became as the item. */
export function passKey(from: object, to: object): void {
  keys.set(to, keyOf(from))
}
