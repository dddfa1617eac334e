/** The record of the last reload in session storage. */
interface ReloadEntry {
  /** Until when no other reload may happen, in milliseconds since 1970. */
  expires: number
  /** What could not be loaded. */
  what: string
  /** How often the same file has caused a reload. */
  times: number
}

/**
 * Decides whether a failure may reload the page.
 *
 * At most one reload within the time to live, whatever fails. A file that still fails after two reloads is
 * not retried, however slowly the failures come, so reloading can never loop.
 *
 * @returns The entry to remember when it may, `undefined` when it may not.
 */
export function decideReload(
  failure: { what: string; atMs: number; ttlMs: number },
  entry: ReloadEntry | undefined,
): ReloadEntry | undefined {
  const { what, atMs, ttlMs } = failure
  // An entry from the future was made before the clock was set back.
  if (entry && atMs < entry.expires && entry.expires - ttlMs <= atMs) return undefined
  const times = entry?.what === what ? entry.times + 1 : 1
  return times > 2 ? undefined : { expires: atMs + ttlMs, what, times }
}

/** Reads the record. Anything malformed counts as absent. */
export function parseReloadEntry(text: string | null): ReloadEntry | undefined {
  try {
    const entry = JSON.parse(text ?? '') as ReloadEntry
    return entry.expires > 0 ? entry : undefined
  } catch {
    return undefined
  }
}
