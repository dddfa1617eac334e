/** Pages that are older than what is published. They are not shown until they have been rendered again. */
export interface HeldPages {
  has: (path: string) => boolean
  /**
   * @param isLenient Whether the last good page may be shown when rendering takes long. Once it must not, that holds until
   *   the page has been rendered.
   */
  hold: (path: string, isLenient?: boolean) => void
  /**
   * For how long a page has been older than what is published. Milliseconds; `undefined` when it must not be shown, and
   * when it is not held.
   */
  laggingMs: (path: string) => number | undefined
  /** Call it when a rendering begins. @returns Call this when it has ended, also when it failed. */
  begin: (path: string) => () => void
  /**
   * Waits until a page may be shown.
   *
   * @param render Begins a rendering, soon; called when none has been asked for since the page was held.
   */
  shown: (path: string, render: () => void) => Promise<void>
  letGo: (path: string) => void
}

interface Hold {
  /** Whether a rendering has begun, or is about to. */
  isBegun: boolean
  isLenient: boolean
  /** Since when the page that is stored is older. */
  sinceMs: number
  /** Since when the rendering under way is older. */
  againMs: number | undefined
  ended: PromiseWithResolvers<void>
}

/**
 * Creates the list of held pages, empty.
 *
 * @param now A monotonic clock. Milliseconds.
 */
export function createHeldPages(now: () => number): HeldPages {
  const held = new Map<string, Hold>()
  const release = (path: string, hold: Hold | undefined): void => {
    const current = held.get(path)
    if (current !== hold) {
      // Held again meanwhile: this rendering may show the older content, and no older than that.
      if (current?.againMs !== undefined) current.sinceMs = current.againMs
      return
    }
    held.delete(path)
    hold?.ended.resolve()
  }
  return {
    has: (path) => held.has(path),
    hold: (path, isLenient = false) => {
      const before = held.get(path)
      const nowMs = now()
      held.set(path, {
        isBegun: false,
        isLenient: isLenient && (before?.isLenient ?? true),
        sinceMs: before?.sinceMs ?? nowMs,
        againMs: before?.isBegun ? nowMs : before?.againMs,
        ended: before?.ended ?? Promise.withResolvers<void>(),
      })
    },
    laggingMs: (path) => {
      const hold = held.get(path)
      return hold?.isLenient ? now() - hold.sinceMs : undefined
    },
    begin: (path) => {
      const hold = held.get(path)
      if (hold) hold.isBegun = true
      return () => release(path, hold)
    },
    shown: async (path, render) => {
      const hold = held.get(path)
      if (!hold) return
      if (!hold.isBegun) {
        // It may have to wait for its turn, and those who ask meanwhile wait for the same.
        hold.isBegun = true
        render()
      }
      await hold.ended.promise
    },
    letGo: (path) => release(path, held.get(path)),
  }
}
