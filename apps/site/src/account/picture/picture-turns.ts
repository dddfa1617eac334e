/** Who may have pictures made now. */
export interface PictureTurns {
  /**
   * Does the work of a form with pictures. An account has one such form under way at a time, because each keeps its
   * files in memory, and a processor busy for seconds.
   *
   * @returns `busy`, with nothing done, while the account has another under way, or too many others have.
   */
  take: <Done>(account: string, work: () => Promise<Done>) => Promise<Done | 'busy'>
}

/** @param most How many forms may be under way, all accounts together. */
export function createPictureTurns(most: number): PictureTurns {
  const underWay = new Set<string>()
  return {
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

/** The turns of this process. As many forms as may wait for the picture of a shared page. */
export const pictureTurns = createPictureTurns(16)
