/** Words that are read in a minute. */
const wordsInMinute = 230

/** How long a text takes to read, in whole minutes. `undefined`: it has no words. */
export function readingMinutes(slices: unknown): number | undefined {
  const words = wordsIn(slices)
  return words === 0 ? undefined : Math.max(1, Math.round(words / wordsInMinute))
}

/** The words of rich text anywhere in it: blocks are known by their spans. */
export function wordsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + wordsIn(each), 0)
  if (typeof value !== 'object' || value === null) return 0
  if ('spans' in value && 'text' in value && typeof value.text === 'string')
    return value.text.split(/\s+/).filter(Boolean).length
  return Object.values(value).reduce((sum: number, each) => sum + wordsIn(each), 0)
}
