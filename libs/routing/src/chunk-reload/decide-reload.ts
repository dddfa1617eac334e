/** What the browser session remembers of the last reload. */
export interface ReloadEntry {
  /** Until when no other reload may happen, in milliseconds since 1970. */
  expires: number
  /** What could not be loaded. */
  what: string
  /** How often the same has led to a reload. */
  times: number
}

/**
 * Decides whether a failure may reload the page.
 *
 * One reload in the time to live, whatever fails. The same file failing
 * after two reloads will not be healed by a third, however slowly the failures
 * come, so this can never go round for ever.
 *
 * @returns The entry to remember when it may, nothing when it may not.
 */
export function decideReload(
  failure: { what: string; atMs: number; ttlMs: number },
  entry: ReloadEntry | undefined,
): ReloadEntry | undefined {
  const { what, atMs, ttlMs } = failure
  if (entry && atMs < entry.expires) return undefined
  const times = entry?.what === what ? entry.times + 1 : 1
  return times > 2 ? undefined : { expires: atMs + ttlMs, what, times }
}

/** Reads what was remembered. Anything strange counts as nothing. */
export function parseReloadEntry(text: string | null): ReloadEntry | undefined {
  try {
    const entry = JSON.parse(text ?? '') as ReloadEntry
    return entry.expires > 0 ? entry : undefined
  } catch {
    return undefined
  }
}
