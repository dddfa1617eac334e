/** How something stands that a site needs. */
export interface Finding {
  /** What was looked at, such as `content service`. */
  about: string
  /** `doubtful`: the site runs, and visitors or operators lack something. `skipped`: it could not or need not be asked. */
  state: 'right' | 'doubtful' | 'wrong' | 'skipped'
  /** One sentence. */
  says: string
  /** What to do, where something is to be done. */
  advice?: string
}

type Say = (says: string, advice?: string) => Finding

/** The four states of one subject. */
export function findingsOf(about: string): Record<Finding['state'], Say> {
  const as =
    (state: Finding['state']): Say =>
    (says, advice) => ({ about, state, says, ...(advice !== undefined && { advice }) })
  return { right: as('right'), doubtful: as('doubtful'), wrong: as('wrong'), skipped: as('skipped') }
}
