/** Shorter ones resemble too much. */
const shortest = 8

/**
 * Finds variables whose names are nearly those of known ones. Names that only begin like ours are left alone: machines of
 * others set some, such as `SITE_ID`.
 *
 * @param names Of all variables that are set.
 * @param known All that the site reads.
 * @returns One fault each, beginning with the name.
 */
export function misspeltNames(names: readonly string[], known: readonly string[]): string[] {
  const all = new Set(known)
  return names
    .filter((name) => name.length >= shortest && !all.has(name))
    .flatMap((name) => {
      const meant = known.find((each) => each.length >= shortest && isNearly(name.toUpperCase(), each))
      return meant === undefined ? [] : [`${name}: is not read by this site; did you mean ${meant}?`]
    })
}

/** Whether one slip lies between two names, or two in a long one: a letter too many, too few, another, or two swapped. */
function isNearly(name: string, known: string): boolean {
  const slips = known.length < 12 ? 1 : 2
  return Math.abs(name.length - known.length) <= slips && distance(name, known) <= slips
}

/** Optimal string alignment distance. */
function distance(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + Number(a[i - 1] !== b[j - 1]),
        isSwap ? before[j - 2]! + 1 : Infinity,
      )
    }
    ;[before, last] = [last, row]
  }
  return last[b.length]!
}
