/** How many pages a listing has; a promise where that has to be counted. */
export type PageCounts = (type: string, lang: string | undefined) => number | Promise<number | 'unknown'>

/**
 * Counts the pages of each listing once for a version of the content: counting goes through all documents, and anybody may
 * ask for pages after the last.
 */
export function createPageCounts(
  count: (type: string, lang: string | undefined) => Promise<number | 'unknown'>,
  version: () => string | undefined,
): PageCounts {
  const counted = new Map<string, number>()
  let countedOf: string | undefined
  return (type, lang) => {
    const current = version()
    if (current !== countedOf) counted.clear()
    countedOf = current
    const key = `${type} ${lang}`
    return (
      counted.get(key) ??
      count(type, lang).then((pages) => {
        // What was published meanwhile may be counted, or not.
        if (pages !== 'unknown' && current !== undefined && version() === current) counted.set(key, pages)
        return pages
      })
    )
  }
}
