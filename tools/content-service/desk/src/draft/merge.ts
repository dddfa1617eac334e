import { isJsonObject } from '../../../src/json/json.ts'
import type { Json, JsonObject } from '../../../src/json/json.ts'
import { saysTheSame } from './content.ts'

type Value = Json | undefined

/** What two made of one content, as far as they changed different places; `overlap` where they changed the same. */
export function merged(base: Value, mine: Value, theirs: Value): Value | typeof overlap {
  if (saysTheSame(base, mine) || saysTheSame(mine, theirs)) return theirs
  if (saysTheSame(base, theirs)) return mine
  if (isJsonObject(mine) && isJsonObject(theirs))
    return mergedObject(isJsonObject(base) ? base : {}, mine, theirs)
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergedList(base, mine, theirs)
  return overlap
}

/** Two changed the same place. */
export const overlap = Symbol('overlap')

function mergedObject(base: JsonObject, mine: JsonObject, theirs: JsonObject): Value | typeof overlap {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  const result: JsonObject = {}
  for (const name of names) {
    const value = merged(base[name], mine[name], theirs[name])
    if (value === overlap) return overlap
    if (value !== undefined) result[name] = value
  }
  return result
}

/** Items are known by their id or key, or else by their place while nobody adds or removes any. */
function mergedList(base: Json[], mine: Json[], theirs: Json[]): Value | typeof overlap {
  const names = [base, mine, theirs].map((list) => list.map(nameOf))
  const [ofBase = [], ofMine = [], ofTheirs = []] = names
  const order = saysTheSame(ofBase, ofMine) ? ofTheirs : saysTheSame(ofBase, ofTheirs) ? ofMine : undefined
  if (!order) return overlap
  const at = (list: Json[], own: string[], name: string): Value => list[own.indexOf(name)]
  const items: Json[] = []
  for (const name of order) {
    const value = merged(at(base, ofBase, name), at(mine, ofMine, name), at(theirs, ofTheirs, name))
    if (value === overlap) return overlap
    if (value !== undefined) items.push(value)
  }
  const isLost = ofBase.some(
    (name) =>
      !order.includes(name) &&
      ![at(mine, ofMine, name), at(theirs, ofTheirs, name)].every(
        (item) => item === undefined || saysTheSame(item, at(base, ofBase, name)),
      ),
  )
  return isLost ? overlap : items
}

function nameOf(item: Json, place: number): string {
  const own = isJsonObject(item) ? (item['id'] ?? item['key']) : undefined
  return typeof own === 'string' ? own : `at ${place}`
}
