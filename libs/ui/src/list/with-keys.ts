/**
 * Gives each entry of a list its place as its key.
 *
 * Lists here come from content, may hold the same words twice, and are never
 * reordered in the browser: the place is the one thing that tells entries apart.
 */
export function withKeys<Entry>(entries: readonly Entry[]): readonly { key: number; entry: Entry }[] {
  return entries.map((entry, key) => ({ key, entry }))
}
