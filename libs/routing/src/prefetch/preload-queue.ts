/** Preloads what may be needed next, a few at a time. */
export interface PreloadQueue {
  /** Asks for an address; each is fetched once. */
  add: (href: string) => void
}

/**
 * Makes a queue of preloads.
 *
 * @param options.load Fetches one; resolves when it has loaded. Failures are ignored: the visitor's own
 * request will show them.
 * @param options.limit At most so many at once, strictly. @default 4
 */
export function createPreloadQueue({
  load,
  limit = 4,
}: {
  load: (href: string) => Promise<unknown>
  limit?: number | undefined
}): PreloadQueue {
  const known = new Set<string>()
  const waiting: string[] = []
  let running = 0

  const next = () => {
    if (running >= limit) return
    const href = waiting.shift()
    if (href === undefined) return
    running++
    load(href).then(ended, ended)
  }
  const ended = () => {
    running--
    next()
  }
  return {
    add: (href) => {
      if (known.has(href)) return
      known.add(href)
      waiting.push(href)
      next()
    },
  }
}
