import { createRecentMap, type RecentMap } from '@house-edge/paths'

/** Which things of a list match: 1 for each that does, in the list's order. */
export type Matches = Readonly<Uint8Array>

/** Judges by value. Each judgement is made once, and not for each option of each page that counts it. */
type ByValue = (value: string) => Matches

/** Of a list: a filter has a few, by day and market. */
const mostJudges = 500
/** Visitors may ask for what no form offers. */
const mostValues = 500

const known = new WeakMap<object, RecentMap<ByValue>>()

/**
 * Which things of a list match, by a value.
 *
 * @param list One that stays the same object as long as what is in it does.
 * @param key All that the judgement depends on besides the list and the value.
 */
export function matchesOf<Thing>(
  list: readonly Thing[],
  key: string,
  judge: (thing: Thing, value: string) => boolean,
): ByValue {
  const ofList = known.get(list) ?? createRecentMap<ByValue>(mostJudges)
  known.set(list, ofList)
  const before = ofList.get(key)
  if (before) return before
  const byValue = createRecentMap<Matches>(mostValues)
  const judged = (value: string): Matches => {
    const judgedBefore = byValue.get(value)
    if (judgedBefore) return judgedBefore
    const matches = Uint8Array.from(list, (thing) => (judge(thing, value) ? 1 : 0))
    byValue.set(value, matches)
    return matches
  }
  ofList.set(key, judged)
  return judged
}

/** What matches all at once. */
export function inAll([first, ...others]: readonly [Matches, ...Matches[]]): Matches {
  const all = Uint8Array.from(first)
  for (const other of others) for (let place = 0; place < all.length; place += 1) all[place]! &= other[place]!
  return all
}

/** How many things match both. */
export function countBoth(one: Matches, other: Matches): number {
  let count = 0
  for (let place = 0; place < one.length; place += 1) count += one[place]! & other[place]!
  return count
}
