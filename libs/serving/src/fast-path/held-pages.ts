/** Pages that show something older than what was published: nobody is shown them before they have been rendered anew. */
export interface HeldPages {
  has: (path: string) => boolean
  hold: (path: string) => void
  /** Notes that a rendering begins. @returns What to call when it has ended, however it has. */
  begin: (path: string) => () => void
  /**
   * Waits until a page may be shown, or for as long as anybody has patience.
   *
   * @param render Begins a rendering; called when none is under way that began after the page was held.
   */
  shown: (path: string, render: () => void) => Promise<void>
  letGo: (path: string) => void
}

interface Hold {
  isBegun: boolean
  ended: PromiseWithResolvers<void>
}

/** @param patience Ends a wait. */
export function createHeldPages(patience: () => Promise<void>): HeldPages {
  const held = new Map<string, Hold>()
  const release = (path: string, hold: Hold | undefined): void => {
    // Held again meanwhile: that rendering may show what was before.
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
      if (!hold.isBegun) render()
      await Promise.race([hold.ended.promise, patience()])
    },
    letGo: (path) => release(path, held.get(path)),
  }
}
