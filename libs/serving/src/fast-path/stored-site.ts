import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { PagesNotFinishedError } from '../errors/serving-error.ts'
import { type BuildFilesOptions, createBuildFiles } from '../store/build-files.ts'
import { createJournal } from '../store/journal.ts'
import { readSnapshot, type SnapshotTrouble, writeSnapshot } from '../store/snapshot.ts'
import { answerPlainly, answerStored } from './answer-stored.ts'
import { readBuildFacts } from './build-facts.ts'
import { pathOf } from './decide-fast-path.ts'
import {
  createSitePages,
  type PageRefusal,
  type RenderOutcome,
  type SitePages,
  type SitePagesOptions,
} from './site-pages.ts'

/** What a site keeps in memory, and where its build is. */
export interface StoredSiteOptions extends Omit<SitePagesOptions, 'frameworkVersion' | 'previewModeId'> {
  /** Folder of the Next app, built. */
  folder: string
  /** Where its build is. @default '.next' */
  distDir?: string | undefined
  /** What files of the build leave with, besides their type. */
  fileHeaders: Readonly<Record<string, string>>
  isImmutable?: BuildFilesOptions['isImmutable']
  /** Where finished pages are kept over a restart. @default In the build. */
  snapshot?: string | undefined
}

/** What a process will be told of by `touch` and `render`. */
export interface ToldChanges {
  /** The version of the content after which it is told of every change. Nothing: of none, as far as anybody knows. */
  since: string | undefined
  /** Whether a change of what a page shows would name the page. */
  knows: (path: string) => boolean
}

/** What a site answers without the framework. */
export interface StoredSite extends Pick<SitePages, 'keep' | 'render' | 'drop' | 'isHeld' | 'store'> {
  /** Answers pages and files from memory. A declared page that is not there is finished for who asks first. */
  answer: SitePages['answer']
  /** Answers what is in memory already, for a request that says nothing else. */
  answerPlain: SitePages['answerPlain']
  /**
   * Takes over what an earlier process, or the build, has finished, but for pages that were rendered
   * or dropped since it was saved: these are rendered anew by `catchUp`.
   *
   * @returns Why there was nothing to take over.
   */
  restore: () => SnapshotTrouble | undefined
  /**
   * Says which pages show something older than a version of the content, before anything is done about
   * them: a process that comes after a crash then knows that all others show it. Nobody is shown one of these
   * before it has been rendered anew: who asks has it rendered and waits. `render` them for those who do not ask.
   */
  touch: (paths: readonly string[], version: string) => void
  /**
   * Renders the pages that an earlier process had begun to render, or was about to. The others show the
   * version it noted last; where this process is not told of everything since, they are rendered too, one
   * after the other and with as much time in between, or when somebody asks. Call it when the framework answers.
   */
  catchUp: (told?: ToldChanges) => Promise<void>
  /** Keeps what is finished for the next process. */
  save: () => void
  /**
   * Finishes every page the build has rendered and the site declares.
   *
   * @throws {PagesNotFinishedError} Names each page that could not be finished, and why.
   */
  finishBuild: () => Promise<string[]>
}

/**
 * Creates what answers for a site without the framework: its finished pages and
 * the files of its build, from memory.
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
  const { folder, distDir = '.next', isFinished, isImmutable, fileHeaders, onRefused = () => {} } = options
  const { now = () => performance.now(), pause = (ms) => setTimeout(ms) } = options
  const { id, previewModeId, frameworkVersion, paths } = readBuildFacts(folder, distDir)
  const { snapshot = join(folder, distDir, 'finished-pages') } = options
  const journal = createJournal(`${snapshot}-changed`)
  const files = createBuildFiles({ folder, distDir, headers: fileHeaders, isImmutable })
  const refusals = new Map<string, PageRefusal>()
  const pages = createSitePages({
    ...options,
    frameworkVersion,
    previewModeId,
    onRefused: (path, why) => {
      refusals.set(path, why)
      onRefused(path, why)
    },
  })

  let missed: readonly string[] = []
  /** What the pages taken over show, at least, and what those have that were rendered since. */
  const versions: {
    handed?: string | undefined
    touched?: string | undefined
    certain?: string | undefined
  } = {}
  /** Pages that show something older, by how often that was said. */
  const behind = new Map<string, number>()

  const fallBehind = (path: string): number => {
    const times = (behind.get(path) ?? 0) + 1
    behind.set(path, times)
    return times
  }
  const render = async (path: string): Promise<RenderOutcome> => {
    journal.note(path)
    const times = fallBehind(path)
    const outcome = await pages.render(path)
    if (outcome.outcome !== 'refused' && behind.get(path) === times) behind.delete(path)
    return outcome
  }
  /** Nobody waits for these: visitors come first. @returns Whether each of them is live. */
  const renderPolitely = async (doubtful: Iterable<string>): Promise<boolean> => {
    let isWhole = true
    for (const path of doubtful) {
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
    journal.replace({ behind: [...behind.keys()], version: versions.certain ?? versions.handed })
  }

  return {
    keep: pages.keep,
    isHeld: pages.isHeld,
    render,
    drop: (path) => {
      journal.note(path)
      pages.drop(path)
    },
    touch: (shown, current) => {
      for (const path of shown.filter((path) => isFinished(path))) {
        journal.note(path)
        fallBehind(path)
        pages.hold(path)
      }
      versions.touched = current
      if (versions.certain === undefined) return
      versions.certain = current
      journal.noteVersion(current)
    },
    store: pages.store,
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
      const trouble = readSnapshot(snapshot, id, pages.store)
      const known = journal.read()
      missed = known.paths
      if (trouble === undefined) versions.handed = known.version
      for (const path of missed) pages.drop(path)
      for (const path of known.behind) fallBehind(path)
      return trouble
    },
    catchUp: async ({ since, knows } = { since: undefined, knows: () => false }) => {
      const isTold = since !== undefined && versions.handed === since
      const kept = pages.store.entries().map(([key]) => pathOf(key))
      const doubtful = new Set(kept.filter((path) => !isTold || !knows(path) || behind.has(path)))
      for (const path of doubtful) pages.doubt(path)
      for (const path of missed) await render(path)
      if (!(await renderPolitely(doubtful)) || since === undefined) return
      // What has changed meanwhile has been touched, and is behind or live.
      versions.certain = versions.touched ?? since
      if (doubtful.size > 0) save()
      else journal.noteVersion(versions.certain)
    },
    save,
    finishBuild: async () => {
      const declared = paths.filter((path) => isFinished(path))
      refusals.clear()
      for (const path of declared) await pages.keep(path)
      await pages.store.settled()
      const missing = declared.filter((path) => refusals.has(path))
      if (missing.length > 0)
        throw new PagesNotFinishedError(missing.map((path) => ({ path, why: wordsOf(refusals.get(path)) })))
      return declared
    },
  }
}

function wordsOf(why: PageRefusal | undefined): string {
  return typeof why === 'object' ? `${why.reason}: ${why.detail}` : String(why)
}
