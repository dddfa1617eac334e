import type { FieldModel } from '../../../src/desk/contract.ts'
import { isJsonObject } from '../../../src/json/json.ts'
import type { Json, JsonObject } from '../../../src/json/json.ts'
import { saysTheSame } from '../merging/says-the-same.ts'
import { passKey } from './content.ts'
import { regionsOf } from '../merging/list-changes.ts'
import type { Region } from '../merging/list-changes.ts'
import { areBlocks, mergedBlocks, mergedWords } from './merge-words.ts'
import type { Shape } from './shape.ts'

type Value = Json | undefined

/** Whose a place is to be. */
export type Side = 'base' | 'mine' | 'theirs'

/** A place that two changed to say different things: a field, or some paragraphs or items of one. */
export interface Collision {
  /** The field. */
  path: string
  field: FieldModel | undefined
  /** Where in the list mine begin, when they are a part of one. */
  at?: number
  base: Value
  mine: Value
  theirs: Value
}

/** How a merge is made. */
interface Choice {
  /** What stands where two collide. Default: mine. */
  value?: (collision: Collision) => Side
  /** What stands there in the ground. Default: what both began with. */
  ground?: (collision: Collision) => Side
  /** What both put in at one place is the same: one of them has what the other sent. Default: it is there twice. */
  isOnce?: boolean
}

/** What two made of one content. */
interface Merge {
  value: Value
  /** Theirs, but for the places where two collide: what the value is a change of, from here on. */
  ground: Value
  collisions: Collision[]
}

/** Brings together what two made of one content. Words are merged within texts; what collides is listed. */
export function merge(base: Value, mine: Value, theirs: Value, shape: Shape, choice: Choice = {}): Merge {
  const collisions: Collision[] = []
  const decide = (collision: Collision): Both => {
    collisions.push(collision)
    const { value = () => 'mine', ground = () => 'base' } = choice
    return { value: collision[value(collision)], ground: collision[ground(collision)] }
  }
  const both = mergedAt({ path: '', base, mine, theirs, shape, decide, isOnce: choice.isOnce ?? false })
  return { ...both, collisions }
}

interface Both {
  value: Value
  ground: Value
}

interface Place {
  path: string
  base: Value
  mine: Value
  theirs: Value
  shape: Shape
  decide: (collision: Collision) => Both
  isOnce: boolean
}

function mergedAt(place: Place): Both {
  const { base, mine, theirs, shape, isOnce } = place
  if (saysTheSame(mine, theirs) || saysTheSame(base, theirs)) return { value: mine, ground: theirs }
  if (shape.field?.type === 'Text' && [base, mine, theirs].every(isLine)) {
    const words = mergedWords(base, mine, theirs, isOnce)
    return words === undefined ? collided(place) : { value: words || undefined, ground: theirs }
  }
  if (isJsonObject(mine) && isJsonObject(theirs) && (shape.member || !shape.field))
    return mergedObject(place, mine, theirs)
  const isList = [base ?? [], mine ?? [], theirs ?? []].every((value) => Array.isArray(value))
  if (isList && !(mine === undefined && theirs === undefined)) return mergedList(place)
  if (saysTheSame(base, mine)) return { value: theirs, ground: theirs }
  if (isJsonObject(mine) && isJsonObject(theirs)) return mergedWhole(place, mine, theirs)
  return collided(place)
}

function collided({ path, base, mine, theirs, shape, decide }: Place, at?: number): Both {
  return decide({ path, field: shape.field, base, mine, theirs, ...(at === undefined ? {} : { at }) })
}

function mergedObject(place: Place, mine: JsonObject, theirs: JsonObject): Both {
  const { path, shape } = place
  const base = isJsonObject(place.base) ? place.base : {}
  const value: JsonObject = {}
  const ground: JsonObject = {}
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const both = mergedAt({
      ...place,
      path: path === '' ? name : `${path}.${name}`,
      base: base[name],
      mine: mine[name],
      theirs: theirs[name],
      shape: shape.member?.(name, mine) ?? {},
    })
    if (both.value !== undefined) value[name] = both.value
    if (both.ground !== undefined) ground[name] = both.ground
  }
  passKey(mine, value)
  return { value, ground }
}

/** A link, a picture or a table: its parts are merged, but chosen together. */
function mergedWhole(place: Place, mine: JsonObject, theirs: JsonObject): Both {
  let isApart = true
  const decide = (): Both => {
    isApart = false
    return { value: undefined, ground: undefined }
  }
  const both = mergedObject({ ...place, shape: {}, decide }, mine, theirs)
  return isApart ? both : collided(place)
}

function mergedList(place: Place): Both {
  const [base, mine, theirs] = [listOf(place.base), listOf(place.mine), listOf(place.theirs)]
  const areNamed = [base, mine, theirs].flat().every((item) => nameOf(item) !== undefined)
  const both = areNamed
    ? mergedNamed(place, base, mine, theirs)
    : regionsOf(base, mine, theirs).map((region) => mergedRegion(place, region))
  const joined = (side: 'value' | 'ground', kept: Value): Value => {
    const list = both.flatMap((part) => listOf(part[side]))
    return list.length > 0 ? list : kept
  }
  return {
    value: joined('value', place.mine && place.theirs && []),
    ground: joined('ground', place.theirs && []),
  }
}

function listOf(value: Value): Json[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}

/** Items are known by their id or key. */
function mergedNamed(place: Place, base: Json[], mine: Json[], theirs: Json[]): Both[] {
  const [before, own, others] = [base, mine, theirs].map(
    (list) => new Map(list.map((item) => [nameOf(item) ?? '', item])),
  )
  if (!before || !own || !others) return []
  const grounds = new Map<string, Value>()
  const values = mergedOrder([...before.keys()], [...own.keys()], [...others.keys()]).map((name): Both => {
    const [was, one, other] = [before.get(name), own.get(name), others.get(name)]
    const at = one === undefined ? mine.length : mine.indexOf(one)
    const merged = (): Both => {
      if (one !== undefined && other !== undefined)
        return mergedAt({
          ...place,
          path: `${place.path}.${at}`,
          base: was,
          mine: one,
          theirs: other,
          shape: place.shape.item ?? {},
        })
      if (was === undefined) return { value: one ?? other, ground: other }
      if (saysTheSame(was, one ?? other)) return { value: undefined, ground: other }
      return collided({ ...place, base: [was], mine: listOf(one), theirs: listOf(other) }, at)
    }
    const both = merged()
    grounds.set(name, both.ground)
    return { value: both.value, ground: undefined }
  })
  const order = mergedOrder([...before.keys()], [...before.keys()], [...others.keys()])
  return [...values, ...order.map((name) => ({ value: undefined, ground: grounds.get(name) }))]
}

/** Their order where mine is as before, and mine otherwise. What one alone has stands behind what it stands behind there. */
function mergedOrder(base: string[], mine: string[], theirs: string[]): string[] {
  const isAsBefore = saysTheSame(
    mine.filter((name) => base.includes(name)),
    base.filter((name) => mine.includes(name)),
  )
  const [first, second] = isAsBefore ? [theirs, mine] : [mine, theirs]
  const names = [...first]
  for (const [index, name] of second.entries())
    if (!names.includes(name)) names.splice(names.indexOf(second[index - 1] ?? '') + 1, 0, name)
  return names
}

function nameOf(item: Json): string | undefined {
  const own = isJsonObject(item) ? (item['id'] ?? item['key']) : undefined
  return typeof own === 'string' ? own : undefined
}

/** Items without a name, such as the blocks of a text, are known by what they say. */
function mergedRegion(place: Place, { base, mine, theirs, at }: Region): Both {
  const { isOnce } = place
  const isChosenTwice = base.length > 0 || isOnce
  if (saysTheSame(base, theirs) || (isChosenTwice && saysTheSame(mine, theirs)))
    return { value: mine, ground: theirs }
  const [was, own, other] = [base[0], mine[0], theirs[0]]
  const areText = areBlocks([...base, ...mine, ...theirs])
  if (!areText && [base, mine, theirs].every(({ length }) => length === 1))
    return mergedAt({
      ...place,
      path: `${place.path}.${at}`,
      base: was,
      mine: own,
      theirs: other,
      shape: place.shape.item ?? {},
    })
  if (saysTheSame(base, mine)) return { value: theirs, ground: theirs }
  if (base.length === 0)
    return {
      value: [...mine, ...theirs.filter((item) => !isWord(item) || !mine.includes(item))],
      ground: theirs,
    }
  const words = areText ? mergedBlocks(base, mine, theirs, isOnce) : undefined
  return words ? { value: words, ground: theirs } : collided({ ...place, base, mine, theirs }, at)
}

function isLine(value: Value): boolean {
  return value === undefined || value === null || typeof value === 'string'
}

/** A tag, which is there once. */
function isWord(item: Json): boolean {
  return typeof item === 'string'
}
