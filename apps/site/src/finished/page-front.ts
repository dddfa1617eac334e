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
  /** Receivers of messages from the other processes of the site, by topic. */
  readonly hears: Map<string, (text: string) => void>
  /** The versions of readers' experiences that the pages of this process show at least, by document. */
  readonly shownExperiences: Map<string, number>
  /** What is left to do once the process has started, one after the other. */
  readonly afterStart: (() => Promise<void>)[]
  /** The changes this process gets, once its content has been read. */
  reported?: Promise<ReportedChanges>
  /** The cache tags of pages, once the framework has been loaded. */
  tags?: {
    of: (path: string) => readonly string[]
    /** Resolves when the tags of the pages that the build has rendered are known. */
    known: Promise<unknown> | undefined
  }
  /** Asks which version of the content the pages of a build show, while they are finished. */
  versionOfBuild?: () => Promise<string | undefined>
  /** The table of redirects, once the editors' rules have been read. */
  redirects?: RedirectTable
  /** The other processes of the site. `undefined` when this process is to be alone. */
  shared?: SharedSite
}

/** What the processes of a site have together. */
export interface SharedSite {
  /** They are told what was published. */
  others: OtherProcesses
  /** A promise while this process may have missed what was published. */
  mayBeBehind: () => Promise<unknown> | undefined
  /** Sends a message about a topic, without waiting. */
  tell: (topic: string, text: string) => void
  /** Texts that all of them keep. */
  files: SharedFiles
  /** Says to the others that this process ends. */
  leave: () => Promise<void>
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
