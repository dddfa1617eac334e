import { diffArrays } from 'diff'
import { isJsonObject } from '../../../src/json/json.ts'
import type { Json } from '../../../src/json/json.ts'
import { saysTheSame } from './says-the-same.ts'

/** What stands in place of the items from one place of a list to before another. */
interface Change<T = Json> {
  from: number
  to: number
  items: T[]
}

/** A part of a list that two may have changed, as each has it. */
export interface Region {
  base: Json[]
  mine: Json[]
  theirs: Json[]
  /** Where mine begin. */
  at: number
}

/** A list in parts: what stayed item by item, and what either changed. */
export function regionsOf(base: Json[], mine: Json[], theirs: Json[]): Region[] {
  const [own = [], others = []] = [mine, theirs].map((side) => changesOf(base, side, saysTheSame, isAnchor))
  const regions: Region[] = []
  let [done, ofMine, ofTheirs] = [0, 0, 0]
  const add = (to: number, mineEnd: number, theirsEnd: number): void => {
    regions.push({
      base: base.slice(done, to),
      mine: mine.slice(ofMine, mineEnd),
      theirs: theirs.slice(ofTheirs, theirsEnd),
      at: ofMine,
    })
    ;[done, ofMine, ofTheirs] = [to, mineEnd, theirsEnd]
  }
  const keep = (until: number): void => {
    for (let count = until - done; count > 0; count--) add(done + 1, ofMine + 1, ofTheirs + 1)
  }
  for (const cluster of clustersOf([...own, ...others])) {
    const from = Math.min(...cluster.map((c) => c.from))
    const to = Math.max(...cluster.map((c) => c.to))
    keep(from)
    const growth = (side: Change[]): number =>
      cluster.filter((c) => side.includes(c)).reduce((sum, c) => sum + c.items.length - (c.to - c.from), 0)
    add(to, ofMine + to - from + growth(own), ofTheirs + to - from + growth(others))
  }
  keep(base.length)
  return regions
}

function clustersOf(changes: Change[]): Change[][] {
  const clusters: Change[][] = []
  for (const change of changes.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = clusters.at(-1)
    if (last?.some((one) => areInOnePlace(one, change))) last.push(change)
    else clusters.push([change])
  }
  return clusters
}

/**
 * What differs between two lists, as small as it can be told apart.
 *
 * @param isAnchor Whether an item is known again among others; an empty paragraph is like any other.
 */
export function changesOf<T>(
  base: readonly T[],
  next: readonly T[],
  isSame: (a: T, b: T) => boolean,
  isAnchor: (item: T) => boolean,
): Change<T>[] {
  const same = (a: T | undefined, b: T | undefined): boolean => isSame(a as T, b as T)
  const most = Math.min(base.length, next.length)
  let [first, last] = [0, 0]
  while (first < most && same(base[first], next[first])) first++
  while (last < most - first && same(base.at(-1 - last), next.at(-1 - last))) last++
  const changes: Change<T>[] = []
  let at = first
  for (const { removed, added, value } of diffArrays(
    base.slice(first, base.length - last),
    next.slice(first, next.length - last),
    { comparator: (a, b) => isAnchor(a) && isSame(a, b) },
  )) {
    const latest = changes.at(-1)
    if (added && latest?.to === at && latest.items.length === 0 && latest.from < at)
      latest.items.push(...value)
    else if (added) changes.push({ from: at, to: at, items: value })
    if (removed) changes.push({ from: at, to: at + value.length, items: [] })
    if (!added) at += value.length
  }
  // Several that were written anew one by one are several changes.
  return changes.flatMap((change) =>
    change.to - change.from === change.items.length
      ? change.items.flatMap((item, index) => {
          const from = change.from + index
          return same(base[from], item) ? [] : [{ from, to: from + 1, items: [item] }]
        })
      : [change],
  )
}

function isAnchor(item: Json): boolean {
  return !(isJsonObject(item) && item['text'] === '')
}

function areInOnePlace(a: Change, b: Change): boolean {
  return (a.from < b.to && b.from < a.to) || (a.from === b.from && a.from === a.to && b.from === b.to)
}
