/** The cards that have been drawn. */
interface CardCache {
  /**
   * Returns the card of this name, and draws it on the first request. Cards are drawn one at a time, because
   * each keeps a processor busy for a fraction of a second.
   *
   * @returns `busy` while too many requests wait.
   */
  take: (name: string, draw: () => Promise<Uint8Array>) => Promise<Uint8Array | 'busy'>
}

/**
 * Creates a cache that drops the least recently used card.
 *
 * @param options.most The size of the cache, in cards.
 * @param options.mostWaiting How many requests may wait for a card.
 */
export function createCardCache({ most, mostWaiting }: { most: number; mostWaiting: number }): CardCache {
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
    // A failure is not cached.
    picture.catch(() => kept.delete(name))
    return picture
  }

  return {
    take: async (name, draw) => {
      const before = kept.get(name)
      if (!before && waiting >= mostWaiting) return 'busy'
      const picture = before ?? drawn(name, draw)
      // The most recently used card is dropped last.
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
