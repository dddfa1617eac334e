/** The smallest value that is at least as large as `percent` of all. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}

/** The middle of the values, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle - 1)] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

/**
 * Between which two values the true median is, with a chance of 95 in 100, by the order of the values alone. With fewer
 * than six values nothing is known.
 */
export function medianInterval(values: readonly number[]): readonly [from: number, to: number] {
  const sorted = values.toSorted((a, b) => a - b)
  // How many of so many coins show heads: a normal distribution, as closely as is needed here.
  const half = 0.98 * Math.sqrt(sorted.length)
  const first = Math.floor(sorted.length / 2 - half)
  if (sorted.length < 6 || first < 0) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  return [sorted[first] ?? Number.NaN, sorted[sorted.length - 1 - first] ?? Number.NaN]
}
