import { diffArrays } from 'diff'
import { isJsonObject } from '../../../src/json/json.ts'
import type { Json, JsonObject } from '../../../src/json/json.ts'
import { saysTheSame } from './content.ts'

type Value = Json | undefined

/** What two made of one content, as far as they changed different places; `overlap` where they changed the same. */
export function merged(base: Value, mine: Value, theirs: Value): Value | typeof overlap {
  if (saysTheSame(base, mine) || saysTheSame(mine, theirs)) return theirs
  if (saysTheSame(base, theirs)) return mine
  // Marks count letters: those of one text are wrong in another.
  if (isJsonObject(mine) && isJsonObject(theirs) && !('spans' in mine))
    return mergedObject(isJsonObject(base) ? base : {}, mine, theirs)
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return [base, mine, theirs].flat().every((item) => nameOf(item) !== undefined)
      ? mergedList(base, mine, theirs)
      : mergedByContent(base, mine, theirs)
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

/** Items are known by their id or key. */
function mergedList(base: Json[], mine: Json[], theirs: Json[]): Value | typeof overlap {
  const names = [base, mine, theirs].map((list) => list.map((item) => nameOf(item) ?? ''))
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

function nameOf(item: Json): string | undefined {
  const own = isJsonObject(item) ? (item['id'] ?? item['key']) : undefined
  return typeof own === 'string' ? own : undefined
}

/** What stands in place of the items from one place of a list to before another. */
interface Change {
  from: number
  to: number
  items: Json[]
}

/** Items without a name, such as the blocks of a text, are known by what they say: each side’s changes are put side by side. */
function mergedByContent(base: Json[], mine: Json[], theirs: Json[]): Value | typeof overlap {
  const own = changesOf(base, mine)
  const others = changesOf(base, theirs)
  const changes = own.filter((one) => !others.some((other) => areInOnePlace(one, other)))
  for (const other of others) {
    const met = own.filter((one) => areInOnePlace(one, other))
    const [first, ...more] = met
    if (!first) changes.push(other)
    else if (more.length > 0 || first.from !== other.from || first.to !== other.to) return overlap
    else if (saysTheSame(first.items, other.items)) changes.push(other)
    else {
      const [before, one, two] = [base[first.from], first.items[0], other.items[0]]
      const both = first.items.length === 1 && other.items.length === 1 ? merged(before, one, two) : overlap
      if (both === overlap || both === undefined) return overlap
      changes.push({ ...first, items: [both] })
    }
  }
  return changes
    .toSorted((a, b) => b.from - a.from || b.to - a.to)
    .reduce((list, { from, to, items }) => list.toSpliced(from, to - from, ...items), base)
}

function changesOf(base: Json[], next: Json[]): Change[] {
  const changes: Change[] = []
  let at = 0
  for (const { removed, added, value } of diffArrays(base, next, { comparator: saysTheSame })) {
    const last = changes.at(-1)
    if (added && last?.to === at && last.items.length === 0 && last.from < at) last.items.push(...value)
    else if (added) changes.push({ from: at, to: at, items: value })
    if (removed) changes.push({ from: at, to: at + value.length, items: [] })
    if (!added) at += value.length
  }
  // Several that were written anew one by one are several changes.
  return changes.flatMap((change) =>
    change.to - change.from === change.items.length
      ? change.items.map((item, index) => ({
          from: change.from + index,
          to: change.from + index + 1,
          items: [item],
        }))
      : [change],
  )
}

function areInOnePlace(a: Change, b: Change): boolean {
  return (a.from < b.to && b.from < a.to) || (a.from === b.from && a.from === a.to && b.from === b.to)
}
