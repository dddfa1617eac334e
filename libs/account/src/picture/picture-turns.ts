/** Limits how many pictures are processed at once. */
export interface PictureTurns {
  /**
   * Does the work of a form with pictures. An account has one such form at a time, because each keeps its
   * files in memory and a processor busy for seconds.
   *
   * @returns `busy`, without running the work, while the account has another form under way or too many others have.
   */
  take: <Done>(account: string, work: () => Promise<Done>) => Promise<Done | 'busy'>
  /** Processes one picture, after those requested before: decoding uses threads that all requests share. */
  make: <Made>(work: () => Promise<Made>) => Promise<Made>
}

/** @param most How many forms may be under way in this process. */
export function createPictureTurns(most: number): PictureTurns {
  const underWay = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    make: (work) => {
      const made = last.then(work)
      last = made.catch(() => {})
      return made
    },
    take: async (account, work) => {
      if (underWay.has(account) || underWay.size >= most) return 'busy'
      underWay.add(account)
      try {
        return await work()
      } finally {
        underWay.delete(account)
      }
    },
  }
}

/** See docs/decisions/0230. */
const place = Symbol.for('@house-edge/account/picture-turns')

/**
 * The turns of this process: as many forms as may wait for the picture of a shared page. The framework bundles handlers
 * apart, each with a copy of this module, so the turns are on `globalThis`.
 */
export function pictureTurns(): PictureTurns {
  const holder = globalThis as { [place]?: PictureTurns }
  return (holder[place] ??= createPictureTurns(16))
}
