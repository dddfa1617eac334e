import type { ContentStore, StoreState } from '@house-edge/content'
import type { OtherProcesses, RevalidateResult } from '@house-edge/content/next'
import type { RedirectTable } from '@house-edge/routing'
import type { ReportedChanges } from '@house-edge/serving'
import type { SharedFiles, SharingState } from '@house-edge/serving/sharing'
import type { QuestionResult } from '../site/question.ts'

/**
 * What the server in front gives to the framework's side of the process. It is complete before the framework is loaded,
 * and not there under plain `next start`.
 */
export interface ServerSide {
  readonly pages: FinishedPages
  /** The framework, asked from inside the process: `fetch` for addresses of this process. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
  /** Tells the server of every error that the framework reports. */
  readonly noteFailure: (error: unknown) => void
  /** Receivers of messages from the other processes of the site, by topic. */
  readonly receivers: Map<string, (text: string) => void>
  /** The other processes of the site. `undefined` when this process is to be alone. */
  readonly shared: SharedSite | undefined
}

/** The finished pages of this process, in front of the framework. */
export interface FinishedPages {
  /** Renders a page again and replaces the stored one. `undefined` for other pages. */
  readonly render: (path: string) => Promise<'fresh' | 'failed'> | undefined
  /** Removes a page at once. */
  readonly drop: (path: string) => void
  /**
   * Names pages that are older than a version of the content. They are not shown until they have been rendered again; where
   * that takes too long, the last good page is, but of `own`. Default of `own`: all of them.
   */
  readonly touch: (paths: readonly string[], ref?: string, own?: readonly string[]) => void
  readonly isHeld: (path: string) => boolean
  /** A promise while the page is rendered that a webhook waits for: what else takes the processor waits, a moment at most. */
  readonly turn: () => Promise<void> | undefined
}

/** What the processes of a site have together. */
export interface SharedSite {
  /** They are told what was published. */
  readonly others: OtherProcesses
  /** A promise while this process may have missed what was published. */
  readonly mayBeBehind: () => Promise<unknown> | undefined
  /** Sends a message about a topic, without waiting. */
  readonly send: (topic: string, text: string) => void
  /** Texts that all of them keep. */
  readonly files: SharedFiles
  /** How this process stands to the others. `undefined` before it has tried to reach them. */
  readonly state: () => SharingState | undefined
  /** Says to the others that this process ends. */
  readonly leave: () => Promise<void>
}

/** What the framework's side gives back, complete when it has started. */
export interface FrameworkSide {
  /** The cache tags of pages. */
  readonly tags: {
    readonly of: (path: string) => readonly string[]
    /** Resolves when the tags of the pages that the build has rendered are known. */
    readonly known: Promise<unknown>
  }
  /** The changes this process gets, once its content has been read. */
  readonly reported: Promise<ReportedChanges>
  /**
   * Looks for what was published, as another process has told, and has the pages that show it rendered again.
   *
   * @returns The webhook's answer; `undefined` when it was not reached.
   */
  readonly look: (version?: string) => Promise<RevalidateResult | undefined>
  /** Loads the webhook ahead of the first publish. */
  readonly loadWebhook: () => Promise<unknown>
  readonly redirects: FollowedRedirects
  readonly questions: ReadQuestions
  /** `undefined`: the framework renders all pages for one visitor. */
  readonly visits: OpenVisits | undefined
  /** Which addresses the published documents have, and how many pages their listings. */
  readonly addresses: Pick<ContentStore, 'lookup' | 'lookupNow'> & {
    readonly countPages: (type: string, lang?: string) => Promise<number | 'unknown'>
  }
  /** What is known of the content. */
  readonly contentState: () => StoreState
  /** Which version of the content the pages of a build show, while they are finished. */
  readonly versionOfBuild: () => Promise<string | undefined>
  readonly tasks: StartTasks
}

/** What pages that answer questions show. */
interface ReadQuestions {
  /** Reads what is asked of a route, by its name. `undefined`, and no promise: it is not read here. */
  readonly read: (
    route: string,
    asked: unknown,
    lang?: string,
  ) => Promise<QuestionResult<unknown>> | undefined
  /** The version of the content that is read from now on. `undefined` until some has been read. */
  readonly version: () => string | undefined
  /** The tags of all that was published since a version. `undefined`: it is not known of all. */
  readonly changedSince: (version: string) => ReadonlySet<string> | undefined
}

/** What pages for one visitor show. */
export interface OpenVisits {
  /**
   * Runs the middleware of a route, by its name, and reads what its page shows. `undefined`: the framework has to answer;
   * `absent`: there is no such page, and nothing to tell the visitor's browser.
   *
   * @param visit.target Path and query.
   */
  readonly open: (
    route: string,
    visit: { target: string; headers: Headers },
  ) => Promise<OpenedVisit | 'absent' | undefined>
}

/** What a page shows to its visitor, or where it is, with the headers that its middleware has set. */
export type OpenedVisit = { headers: readonly (readonly [name: string, value: string])[] } & (
  | { data: unknown }
  | { redirectTo: string; status: number }
)

/** The redirects of the site and its editors. */
export interface FollowedRedirects {
  /** The current table, read when that is due. */
  readonly read: () => Promise<RedirectTable>
  /** The table that was read last. `undefined` until the editors' rules have been read. */
  readonly latest: () => RedirectTable | undefined
}

/** What is to be done around the start of a process, one after the other. */
export interface StartTasks {
  /** What visitors need before they are sent to this process. Each is tried until it has succeeded. */
  readonly beforeReady?: readonly (() => Promise<unknown>)[] | undefined
  /** What can wait until no page is held back any more. */
  readonly afterStart?: readonly (() => Promise<unknown>)[] | undefined
}

interface SiteProcess {
  server?: ServerSide
  framework?: FrameworkSide
  readonly started: PromiseWithResolvers<FrameworkSide>
  redirects?: FollowedRedirects
  /** How often content was read that is older than what is published, for want of the newer. */
  staleReads: number
}

/** On the global object, because the framework bundles this module more than once: docs/decisions/0230. */
const place = Symbol.for('@house-edge/publishing/process')

function siteProcess(): SiteProcess {
  const holder = globalThis as { [place]?: SiteProcess }
  return (holder[place] ??= { started: Promise.withResolvers(), staleReads: 0 })
}

/** The framework's side, as the server sees it. */
interface FrameworkStart {
  /** Resolves when it has started. */
  readonly started: Promise<FrameworkSide>
  /** `undefined` until it has started. */
  readonly now: () => FrameworkSide | undefined
}

/**
 * Begins the process: the first phase. Call it before the framework is loaded, which finds there what it needs of the
 * server.
 */
export function beginProcess(server: ServerSide): void {
  siteProcess().server = server
}

/** The framework's side of this process, which may not have started, nor the process begun. */
export function awaitFramework(): FrameworkStart {
  const own = siteProcess()
  return { started: own.started.promise, now: () => own.framework }
}

/** Ends the start: the second phase. Called once, by the framework's side. */
export function frameworkStarted(framework: FrameworkSide): void {
  const own = siteProcess()
  own.framework = framework
  own.started.resolve(framework)
}

/** `undefined` under plain `next start`, where the framework answers everything. */
export function findServerSide(): ServerSide | undefined {
  return siteProcess().server
}

/** The finished pages of this process. `undefined` under plain `next start`. */
export function finishedPages(): FinishedPages | undefined {
  return findServerSide()?.pages
}

/** `undefined` until it has started. */
export function frameworkSide(): FrameworkSide | undefined {
  return siteProcess().framework
}

/** The redirects that all bundles of the process follow together. */
export function redirectsOfProcess(follow: () => FollowedRedirects): FollowedRedirects {
  return (siteProcess().redirects ??= follow())
}

/** Counts a read of older content than what is published. */
export function noteStaleRead(): void {
  siteProcess().staleReads += 1
}

export function countStaleReads(): number {
  return siteProcess().staleReads
}
