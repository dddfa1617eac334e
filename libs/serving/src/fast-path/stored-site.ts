import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { PagesNotFinishedError } from '../errors/serving-error.ts'
import { type BuildFilesOptions, createBuildFiles } from '../store/build-files.ts'
import { createSafeJournal } from '../store/journal.ts'
import { adoptSnapshot, claimSnapshot } from '../store/own-files.ts'
import { readSnapshot, type SnapshotFailure, writeSnapshot } from '../store/snapshot.ts'
import { answerPlainly, answerStored } from './answer-stored.ts'
import { readBuildFacts } from '../store/build-facts.ts'
import { type FrameworkRule, readBuildRules } from '../store/build-rules.ts'
import { pathOf } from './decide-fast-path.ts'
import type { PageRefusal, RenderOutcome } from './keep-pages.ts'
import { createSitePages, type SitePages, type SitePagesOptions } from './site-pages.ts'

/** What a site answers from memory, and where its build is. */
export interface StoredSiteOptions extends Omit<SitePagesOptions, 'frameworkVersion' | 'previewModeId'> {
  /** Folder of the Next app, built. */
  folder: string
  /** Where its build is. @default '.next' */
  distDir?: string | undefined
  /** Headers of the build's files, besides their type. */
  fileHeaders: Readonly<Record<string, string>>
  isImmutable?: BuildFilesOptions['isImmutable']
  /**
   * Folder outside of the build in which the files of builds are kept that pages name by what is in them: `/_next/static/`
   * and what `isImmutable` says. A page that is open while another build takes over, or an earlier one comes back, still
   * finds its style sheet and islands there. All builds of a site share it. Default: only files of this build are sent.
   */
  keptFiles?: string | undefined
  /** File that keeps finished pages over a restart. Default: in the build. */
  snapshot?: string | undefined
  /**
   * Name of this process among those that run on the same folder, such as its port. It keeps its pages in a file of its
   * own, `snapshot` with this name, and begins with those of `snapshot`. Default: it is the only one, and keeps them in
   * `snapshot`, as a build does.
   */
  processName?: string | undefined
  /**
   * What pages are made with besides the build and the content, such as settings from the environment. Pages that a
   * process or the build has made with something else are shown, and all rendered again. Default: nothing.
   */
  madeWith?: string | undefined
  /**
   * Called when it cannot be written down that a page has changed, for example because the disk is full. The snapshot is
   * deleted then, so that the next process shows no old page.
   */
  onUnwritable?: ((error: unknown) => void) | undefined
}

/** Which changes `touch` and `render` will report to this process. */
export interface ReportedChanges {
  /** Every change after this version of the content is reported. `undefined`: nothing is known. */
  since: string | undefined
  /** Whether changes to the content of this page are reported. */
  includes: (path: string) => boolean
}

/** How the pages of a build are finished. */
export interface BuildFinishing {
  /**
   * Rules of the framework that finished pages may do without, because the server applies them itself
   * (`leadsElsewhere`, `headersOf`) or they do not matter to these pages. A finished page never runs `proxy.ts`, and
   * gets nothing of `headers`, `redirects` and `rewrites` of `next.config`. Default: none, and a declared page that one
   * of them covers is refused.
   */
  withoutRules?: readonly FrameworkRule[] | undefined
  /**
   * Called when all pages are finished. Those it names have shown that they can be, and are let go before the rest is
   * compressed.
   */
  leaveOut?: ((paths: readonly string[]) => Promise<readonly string[]>) | undefined
  /**
   * Threads that compress the pages, with the priority of everybody. Default: one of the lowest priority, because
   * visitors come first.
   */
  threads?: number | undefined
  /**
   * Called when all pages are finished. Default: the first process renders every page again, because it does not know
   * what they show.
   */
  shown?: ((paths: readonly string[]) => Promise<ShownByBuild | undefined>) | undefined
}

/** What the pages of a build show. */
interface ShownByBuild {
  /** Of the content. */
  version: string
  /** Pages that a process renders differently, which have to be rendered again all the same. */
  except: readonly string[]
}

/** The part of a site that is answered without the framework. */
export interface StoredSite extends Pick<
  SitePages,
  'keep' | 'render' | 'drop' | 'isHeld' | 'store' | 'plainHeaders'
> {
  /** Answers pages and files from memory. A declared page that is missing is finished for the first request. */
  answer: SitePages['answer']
  /** Answers a plain request from memory. */
  answerPlain: SitePages['answerPlain']
  /** Whether a path is that of a file, of this build or another one. */
  isFile: (path: string) => boolean
  /**
   * Loads the pages that an earlier process or the build has saved, without those rendered or dropped since: `catchUp`
   * renders these again.
   *
   * @returns Why nothing could be loaded, or `undefined`.
   * @throws {SnapshotInUseError} Another process that runs keeps its pages in the same file.
   */
  restore: () => SnapshotFailure | undefined
  /**
   * Holds back all pages that `restore` has loaded, as `touch` does, and what the framework has kept: another process may
   * have said that something newer is live. `catchUp` lets those go that show it. Call `catchUp` when this process has
   * looked for what is published.
   */
  holdRestored: () => void
  /** The version of the content that the pages show which `restore` has loaded, if it is known. */
  restoredVersion: () => string | undefined
  /**
   * Names the pages that are older than a version of the content. Call it before rendering them: after a crash, the
   * next process then knows that all others show this version. The named pages are held back from visitors until they have been
   * rendered again: a request starts the rendering and waits. Call `render` for those that are not requested.
   *
   * @param version Default: the pages are older than the version named last, which did not name them.
   * @param own Those of them that are never shown as they were, such as the page of the document that has changed. Of the
   *   others the last good page is shown where rendering takes longer than `lastGoodAfterMs`. Default: all of them.
   */
  touch: (paths: readonly string[], version?: string, own?: readonly string[]) => void
  /**
   * Renders the pages that an earlier process had not finished rendering. When not every change since the noted version
   * is reported to this process, it renders all others too: one at a time, with pauses as long as the rendering, or when
   * a visitor asks. Where `restore` has loaded nothing, these are the pages of the build. Call it when the framework
   * answers.
   *
   * @param onNothingHeld Called when no page is held back any more that an earlier process left so: each has been
   *   rendered again, or its rendering has failed.
   */
  catchUp: (reported?: ReportedChanges, onNothingHeld?: () => void) => Promise<void>
  /** Saves the finished pages for the next process. */
  save: () => void
  /** Keeps the files of this build in `keptFiles`, for ten builds or thirty days. Call it when the process is ready. */
  keepFiles: () => Promise<void>
  /**
   * Finishes every declared page that the build has rendered.
   *
   * @returns Their paths.
   * @throws {PagesNotFinishedError} Names each page that could not be finished, and why.
   */
  finishBuild: (options?: BuildFinishing) => Promise<string[]>
}

/** After a publish, `catchUp` renders nothing for so long: one thread renders all pages, and the publish comes first. */
const quietMs = 1_000

/**
 * Creates the part of a site that is answered from memory without the framework: finished pages, and files of the
 * build.
 *
 * @throws {BuildUnreadableError} There is no build in the folder, or only half of one.
 *
 * @example
 * ```ts
 * const stored = createStoredSite({
 *   folder: import.meta.dirname,
 *   ask: (asked) => server.askFramework(asked),
 *   isFinished: (path) => path === '/' || path.startsWith('/blog/'),
 *   headersOf: () => ({ 'content-security-policy': "default-src 'self'" }),
 *   fileHeaders: { 'x-content-type-options': 'nosniff' },
 * })
 * stored.restore()
 * const server = createSiteServer({
 *   folder: import.meta.dirname,
 *   port: 3000,
 *   answerStored: stored.answer,
 *   answerPlain: stored.answerPlain,
 * })
 * ```
 */
export function createStoredSite(options: StoredSiteOptions): StoredSite {
  const { folder, distDir = '.next', isFinished, isImmutable, fileHeaders, compressesStrongly } = options
  const { now = () => performance.now(), pause = (ms) => setTimeout(ms) } = options
  const { id, previewModeId, frameworkVersion, paths } = readBuildFacts(folder, distDir)
  const { snapshot: shared = join(folder, distDir, 'finished-pages'), processName } = options
  const snapshot = processName === undefined ? shared : `${shared}-${processName}`
  const { onUnwritable = () => {}, madeWith } = options
  const journal = createSafeJournal(snapshot, onUnwritable)
  const files = createBuildFiles({
    folder,
    distDir,
    headers: fileHeaders,
    isImmutable,
    compressesStrongly,
    keptFiles: options.keptFiles,
    build: id,
  })
  /** Pages whose last rendering got no response, as when the process ends. */
  const cutOff = new Set<string>()
  const pages = createSitePages({
    ...options,
    frameworkVersion,
    previewModeId,
    onRefused: (path, why) => {
      if (why === 'unreachable') cutOff.add(path)
      else cutOff.delete(path)
      options.onRefused?.(path, why)
    },
  })

  const declared = paths.filter((path) => isFinished(path))
  let isHandedOver = true
  let missed: readonly string[] = []
  /** Versions of the content: of the loaded pages, of the last `touch`, and the one all pages are known to show. */
  const versions: {
    handed?: string | undefined
    touched?: string | undefined
    certain?: string | undefined
  } = {}
  /** Pages that are older than the content, with how often they fell behind. */
  const behind = new Map<string, number>()

  /** Held back since the start. */
  const restored = new Set<string>()

  let touchedAtMs = Number.NEGATIVE_INFINITY

  const fallBehind = (path: string): number => {
    const times = (behind.get(path) ?? 0) + 1
    behind.set(path, times)
    return times
  }
  const render = async (path: string): Promise<RenderOutcome> => {
    if (!isFinished(path)) return pages.render(path)
    journal.note(path)
    const times = fallBehind(path)
    const outcome = await pages.render(path)
    if (outcome.outcome !== 'refused' && behind.get(path) === times) behind.delete(path)
    return outcome
  }
  const quietLeftMs = (): number => touchedAtMs + quietMs - now()
  /** Renders with pauses, so that visitors and publishes come first. @returns Whether all succeeded. */
  const renderPolitely = async (doubtful: Iterable<string>): Promise<boolean> => {
    let isWhole = true
    for (const path of doubtful) {
      for (let left = quietLeftMs(); left > 0; left = quietLeftMs()) await pause(left)
      const began = now()
      const { outcome } = await pages.render(path)
      if (outcome === 'refused') isWhole = false
      else behind.delete(path)
      await pause(now() - began)
    }
    return isWhole
  }
  const save = (): void => {
    writeSnapshot(snapshot, id, pages.store)
    // A page that is held, or whose rendering the end of this process cut off, was published and has not failed: it is the
    // last good one no more.
    const { held = [], failed = [] } = Object.groupBy(behind.keys(), (path) =>
      pages.isHeld(path) || cutOff.has(path) ? 'held' : 'failed',
    )
    const version = versions.certain ?? versions.handed
    journal.replace({ paths: held, behind: failed, version, madeWith })
  }

  return {
    keep: pages.keep,
    isHeld: pages.isHeld,
    plainHeaders: pages.plainHeaders,
    render,
    drop: (path) => {
      journal.note(path)
      pages.drop(path)
    },
    touch: (shown, current, own) => {
      const finished = shown.filter((path) => isFinished(path))
      journal.note(...finished)
      const strict = own && new Set(own)
      for (const path of finished) {
        fallBehind(path)
        // One that no publish has named goes on as it was held.
        pages.hold(path, strict ? !strict.has(path) : current === undefined && pages.isHeld(path))
      }
      touchedAtMs = now()
      if (current === undefined) return
      versions.touched = current
      if (versions.certain === undefined) return
      versions.certain = current
      journal.noteVersion(current)
    },
    store: pages.store,
    isFile: files.has,
    answer: (request, response, pass) => {
      const { method, url = '' } = request
      const file = method === 'GET' || method === 'HEAD' ? files.find(url.split('?', 1)[0]!) : undefined
      if (!file) return pages.answer(request, response, pass)
      answerStored(file, request, response)
      return true
    },
    answerPlain: (request, response) => {
      const file = files.findKept(request.url)
      if (!file) return pages.answerPlain(request, response)
      answerPlainly(file, request, response)
      return true
    },
    restore: () => {
      claimSnapshot(snapshot)
      let failure = readSnapshot(snapshot, id, pages.store)
      const adopted =
        failure && snapshot !== shared ? adoptSnapshot(shared, snapshot, failure === 'mismatched') : undefined
      if (adopted !== undefined) failure = readSnapshot(adopted, id, pages.store)
      isHandedOver = failure === undefined
      // Declared when they were saved, and no longer: finishing was switched off, say.
      for (const [key] of pages.store.entries()) if (!isFinished(pathOf(key))) pages.store.drop(key)
      const known = adopted === shared ? createSafeJournal(shared, onUnwritable).read() : journal.read()
      missed = known.paths
      if (failure === undefined && known.madeWith === madeWith) versions.handed = known.version
      // What the framework keeps of other pages is an earlier process's, and may be of other content. Those of the build
      // are taken until the content has been read.
      if (versions.handed === undefined) pages.doubtMissing((path) => declared.includes(path))
      for (const path of missed) {
        pages.drop(path)
        // The framework may have kept what was before, too.
        pages.doubt(path)
      }
      for (const path of known.behind) fallBehind(path)
      return failure
    },
    holdRestored: () => {
      for (const [key] of pages.store.entries()) restored.add(pathOf(key))
      for (const path of restored) pages.hold(path)
      pages.doubtMissing()
    },
    restoredVersion: () => versions.handed,
    catchUp: async (
      { since, includes } = { since: undefined, includes: () => false },
      onNothingHeld = () => {},
    ) => {
      const built = isHandedOver ? [] : declared
      // Nothing can be rendered from content that cannot be read: then the build's pages are taken as they are.
      if (since === undefined) for (const path of built) await pages.keep(path)
      else if (versions.handed === undefined) pages.doubtMissing()
      const isTold = since !== undefined && versions.handed === since
      const kept = pages.store.entries().map(([key]) => pathOf(key))
      const older = kept.filter((path) => !isTold || !includes(path) || behind.has(path))
      for (const path of older) pages.doubt(path)
      const doubtful = new Set([...older, ...(since === undefined ? [] : built)])
      for (const path of restored) if (!doubtful.has(path)) pages.release(path)
      for (const path of missed) await render(path)
      const { held = [], shown = [] } = Object.groupBy(doubtful, (path) =>
        restored.has(path) ? 'held' : 'shown',
      )
      const isHeldWhole = await renderPolitely(held)
      onNothingHeld()
      if (!(await renderPolitely(shown)) || !isHeldWhole || since === undefined) return
      // Pages that changed meanwhile were touched, so they are either behind or rendered again.
      versions.certain = versions.touched ?? since
      if (doubtful.size > 0 || !isTold) save()
      else journal.noteVersion(versions.certain)
    },
    save,
    keepFiles: files.keep,
    finishBuild: async ({ withoutRules = [], leaveOut, threads, shown } = {}) => {
      const rules = readBuildRules(folder, distDir).filter(({ rule }) => !withoutRules.includes(rule))
      const missing: { path: string; why: string }[] = []
      for (const path of declared) {
        const passedBy = rules.find(({ covers }) => covers(path))
        if (passedBy) missing.push({ path, why: unruled(passedBy) })
        const outcome = await pages.keep(path)
        if (outcome.outcome === 'refused') missing.push({ path, why: wordsOf(outcome.why, frameworkVersion) })
      }
      for (const path of (await leaveOut?.(declared)) ?? []) pages.drop(path)
      await pages.store.settled(threads)
      const build = await shown?.(declared)
      versions.handed = build?.version
      for (const path of build?.except ?? []) fallBehind(path)
      if (missing.length > 0) throw new PagesNotFinishedError(missing)
      return declared
    },
  }
}

function unruled({ rule, source }: { rule: FrameworkRule; source: string }): string {
  const writer = rule === 'proxy' ? 'the matcher of proxy.ts' : `${rule} of next.config`
  return `${writer} covers it (${source}), and a finished page is sent without. Declare it no longer, or say that it may be: withoutRules: ['${rule}']`
}

function wordsOf(why: PageRefusal, frameworkVersion: string): string {
  if (why === 'unknown-version')
    return `${why}: Next ${frameworkVersion}, which this library does not know. Install one it does, or a newer library`
  return typeof why === 'object' ? `${why.reason}: ${why.detail}` : why
}
