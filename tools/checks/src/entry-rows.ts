/** A row of the table of entries in a README. */
export interface EntryRow {
  /** As it is imported, e.g. `@house-edge/auth/server`. */
  specifier: string
  /** As the table says it, e.g. `Node, edge`. */
  runtimes: readonly string[]
}

/** Reads the table of entries: `| entry | runs in | … |`. */
export function entryRows(readme: string): EntryRow[] {
  return [...readme.matchAll(/^\| `(@house-edge\/[^`]+)` \| ([^|]+) \|/gm)].map(
    ([, specifier = '', runtimes = '']) => ({
      specifier,
      runtimes: runtimes.split(',').map((name) => name.trim()),
    }),
  )
}
