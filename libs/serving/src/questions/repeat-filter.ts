/** More questions than readers ask in an hour. */
const most = 4_096

/**
 * Says of a question whether it was asked before, so that only those are kept that come again: whoever asks a hundred
 * thousand different ones pushes out nothing that others ask.
 */
export function createRepeatFilter(): (key: string) => boolean {
  // Two generations: what was asked lately is not forgotten all at once.
  let young = new Set<string>()
  let old = new Set<string>()
  return (key) => {
    if (young.has(key)) return true
    const isKnown = old.has(key)
    if (young.size >= most / 2) {
      old = young
      young = new Set()
    }
    young.add(key)
    return isKnown
  }
}
