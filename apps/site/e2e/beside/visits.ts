import { setTimeout as pause } from 'node:timers/promises'

/** Whoever comes all the while: how many pages they asked for, and which came to nothing. */
export interface Visits {
  end: () => Promise<{ visits: number; failed: string[] }>
}

/**
 * Visitors who come all the while. They read in between: without that, asking takes the processor that the starts of
 * processes wait for.
 *
 * @param load Loads what a page names. @returns What of it failed. @default nothing is loaded
 */
export function startVisits<Page extends { status: number }>(
  paths: readonly string[],
  ask: (path: string) => Promise<Page>,
  load: (page: Page) => Promise<readonly string[]> = async () => [],
): Visits {
  const seen = { visits: 0, failed: [] as string[] }
  const ending = new AbortController()
  const visit = async (path: string): Promise<Page> => {
    const sentAt = performance.now()
    const page = await ask(path)
    // A busy machine may need longer than a visitor waits, which the site says after four seconds. Who comes again gets
    // the page. A process that starts or ends refuses at once, which nobody may see.
    return page.status === 503 && performance.now() - sentAt > 3_500 ? ask(path) : page
  }
  const ended = (async () => {
    while (!ending.signal.aborted)
      for (const path of paths) {
        const page = await visit(path)
        seen.visits += 1
        if (page.status !== 200) seen.failed.push(`${path} ${page.status}`)
        seen.failed.push(...(await load(page)))
        await pause(200)
      }
  })()
  return {
    end: async () => {
      ending.abort()
      await ended
      return seen
    },
  }
}
