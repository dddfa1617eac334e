import type { PrivateResponse } from '../../http/private-door.ts'

/** When pages have to be rendered again, by the `s-maxage` the framework gave them. */
export interface DueTimes {
  note: (path: string, rendered: PrivateResponse) => void
  /**
   * Whether a page is due; asked again, `false` until the next rendering. Pages from a snapshot have no time noted, so
   * they are due with their first request.
   */
  takeDue: (path: string) => boolean
  /** Whether the time of a page is over, as far as it is noted, and `takeDue` has not said so yet. */
  isOver: (path: string) => boolean
  forget: (path: string) => void
}

/** @param now A monotonic clock. Milliseconds. */
export function createDueTimes(now: () => number): DueTimes {
  const dueMs = new Map<string, number>()
  return {
    note: (path, { headers }) => {
      const seconds = /s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]
      dueMs.set(path, seconds === undefined ? Number.POSITIVE_INFINITY : now() + Number(seconds) * 1_000)
    },
    takeDue: (path) => {
      const atMs = dueMs.get(path) ?? 0
      // Most pages are never due, and reading the clock would be a notable part of their response.
      if (atMs === Number.POSITIVE_INFINITY || now() < atMs) return false
      dueMs.set(path, Number.POSITIVE_INFINITY)
      return true
    },
    isOver: (path) => now() >= (dueMs.get(path) ?? Number.POSITIVE_INFINITY),
    forget: (path) => void dueMs.delete(path),
  }
}
