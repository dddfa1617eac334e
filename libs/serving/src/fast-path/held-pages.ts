/** Pages that are older than what is published. They are not shown until they have been rendered again. */
export interface HeldPages {
  has: (path: string) => boolean
  hold: (path: string) => void
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
  ended: PromiseWithResolvers<void>
}

/** Creates the list of held pages, empty. */
export function createHeldPages(): HeldPages {
  const held = new Map<string, Hold>()
  const release = (path: string, hold: Hold | undefined): void => {
    // Held again meanwhile: this rendering may show the older content.
    if (held.get(path) !== hold) return
    held.delete(path)
    hold?.ended.resolve()
  }
  return {
    has: (path) => held.has(path),
    hold: (path) => {
      const ended = held.get(path)?.ended ?? Promise.withResolvers<void>()
      held.set(path, { isBegun: false, ended })
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
