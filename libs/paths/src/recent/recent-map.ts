/** Values by key, of which those that are used lately stay. */
export interface RecentMap<Value> {
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
}

/**
 * Keeps values in two generations: when the young one is full, the old one is forgotten at once, and what is still asked for
 * moves over. That costs less than an order of use, and a flood of keys does not push everything out with each of them.
 *
 * @param most Of one generation, by weight.
 * @param weightOf What a value counts. What weighs more than a generation is not kept. Default: each counts one.
 *
 * @example
 * ```ts
 * const seen = createRecentMap<number>(10_000)
 * ```
 */
export function createRecentMap<Value>(
  most: number,
  weightOf: (value: Value, key: string) => number = () => 1,
): RecentMap<Value> {
  let young = new Map<string, Value>()
  let old = new Map<string, Value>()
  let weight = 0
  const set = (key: string, value: Value): void => {
    const added = weightOf(value, key)
    if (added > most) return
    if (weight + added > most) {
      old = young
      young = new Map()
      weight = 0
    }
    // One that is set again counts twice until the next generation.
    young.set(key, value)
    weight += added
  }
  return {
    get: (key) => {
      const value = young.get(key)
      if (value !== undefined) return value
      const before = old.get(key)
      if (before !== undefined) set(key, before)
      return before
    },
    set,
  }
}
