/** What has been drawn, so that it is drawn once. */
interface CardShelf {
  /**
   * The picture under a name, drawn when it is asked for first; one at a time, because each keeps a
   * processor busy for a fraction of a second.
   *
   * @returns `busy` while too many others wait.
   */
  take: (name: string, draw: () => Promise<Uint8Array>) => Promise<Uint8Array | 'busy'>
}

/**
 * Creates a shelf that keeps the pictures asked for last.
 *
 * @param options.most How many it keeps.
 * @param options.mostWaiting How many may wait for theirs to be drawn.
 */
export function createCardShelf({ most, mostWaiting }: { most: number; mostWaiting: number }): CardShelf {
  const kept = new Map<string, Promise<Uint8Array>>()
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()

  function drawn(name: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
    waiting += 1
    const picture = turn.then(draw)
    turn = picture
      .catch(() => {})
      .finally(() => {
        waiting -= 1
      })
    // What failed is drawn again when it is asked for again.
    picture.catch(() => kept.delete(name))
    return picture
  }

  return {
    take: async (name, draw) => {
      const before = kept.get(name)
      if (!before && waiting >= mostWaiting) return 'busy'
      const picture = before ?? drawn(name, draw)
      // Asked for last, it goes last.
      kept.delete(name)
      kept.set(name, picture)
      for (const [oldest] of kept) {
        if (kept.size <= most) break
        kept.delete(oldest)
      }
      return picture
    },
  }
}
