import type { RedirectTable } from '@house-edge/routing'
import type { ToldChanges } from '@house-edge/serving'

/** What keeps the finished pages of this process, in front of the framework. */
export interface PageFront {
  /** Has a page rendered anew and put in place of the one there is. Nothing for a page that is not kept. */
  render: (path: string) => Promise<'fresh' | 'failed'> | undefined
  /** Lets go of a page at once. */
  drop: (path: string) => void
  /** Notes which pages show something older than a version of the content: nobody is shown them before they are rendered. */
  touch: (paths: readonly string[], ref: string) => void
  isHeld: (path: string) => boolean
  /** What this process is told of, once its content has been read. */
  told?: Promise<ToldChanges>
  /** Tells other processes of the site what was published, and waits until it is live there. Alone: nothing. */
  announce?: (ref: string) => Promise<unknown>
  /** What leads away from an address, once the rules of editors have been read. */
  redirects?: RedirectTable | undefined
}

const place = Symbol.for('@house-edge/site/page-front')

/**
 * Says to pages and handlers what keeps finished pages. The server runs beside the
 * framework, which bundles its own copy of every module: they meet here.
 */
export function setPageFront(front: PageFront): void {
  ;(globalThis as { [place]?: PageFront })[place] = front
}

/** Nothing under plain `next start`, where the framework answers everything. */
export function findPageFront(): PageFront | undefined {
  return (globalThis as { [place]?: PageFront })[place]
}
