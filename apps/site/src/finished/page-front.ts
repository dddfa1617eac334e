import type { OtherProcesses } from '@house-edge/content/next'
import type { RedirectTable } from '@house-edge/routing'
import type { ReportedChanges } from '@house-edge/serving'
import type { SharedFiles } from '@house-edge/serving/sharing'

/** The finished pages of this process, in front of the framework. */
export interface PageFront {
  /** Renders a page again and replaces the stored one. Does nothing for other pages. */
  render: (path: string) => Promise<'fresh' | 'failed'> | undefined
  /** Removes a page at once. */
  drop: (path: string) => void
  /** Names pages that are older than a version of the content. They are not shown until they have been rendered again. */
  touch: (paths: readonly string[], ref?: string) => void
  isHeld: (path: string) => boolean
  /** The changes this process gets, once its content has been read. */
  reported?: Promise<ReportedChanges>
  /** The cache tags of a page, once the framework has been loaded. */
  tagsOf?: (path: string) => readonly string[]
  /** Resolves when the tags of the pages that the build has rendered are known. */
  tagsKnown?: Promise<unknown> | undefined
  /** The other processes of the site, which are told what was published. `undefined` when this process is to be alone. */
  others?: OtherProcesses
  /** A promise while this process may have missed what was published. */
  mayBeBehind?: () => Promise<unknown> | undefined
  /** Says to the other processes that this one ends. */
  leave?: () => Promise<void>
  /** Sends a message about a topic to the other processes of the site, without waiting. */
  tell?: (topic: string, text: string) => void
  /** Receivers of such messages, by topic. */
  readonly hears: Map<string, (text: string) => void>
  /** The versions of readers' experiences that the pages of this process show at least, by document. */
  readonly shownExperiences: Map<string, number>
  /** Renders the reviews whose readers' experiences have changed, once the process has started. */
  followExperiences?: () => Promise<void>
  /** Creates the index of the search, once the process has started. */
  prepareSearch?: () => Promise<void>
  /** Texts that all processes of the site keep together. `undefined` when this process is to be alone. */
  files?: SharedFiles
  /** The table of redirects, once the editors' rules have been read. */
  redirects?: RedirectTable | undefined
}

/** On the global object, because the framework bundles this module more than once: docs/decisions/0230. */
const place = Symbol.for('@house-edge/site/page-front')

/**
 * Gives the finished pages to pages and handlers. The framework bundles its own copy of every module, so both sides
 * meet on `globalThis`.
 */
export function setPageFront(front: PageFront): void {
  ;(globalThis as { [place]?: PageFront })[place] = front
}

/** `undefined` under `next start`, where the framework answers everything. */
export function findPageFront(): PageFront | undefined {
  return (globalThis as { [place]?: PageFront })[place]
}
