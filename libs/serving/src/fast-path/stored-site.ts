import { join } from 'node:path'
import { PagesNotFinishedError } from '../errors/serving-error.ts'
import { type BuildFilesOptions, createBuildFiles } from '../store/build-files.ts'
import { createJournal } from '../store/journal.ts'
import { readSnapshot, type SnapshotTrouble, writeSnapshot } from '../store/snapshot.ts'
import { answerPlainly, answerStored } from './answer-stored.ts'
import { readBuildFacts } from './build-facts.ts'
import { pathOf } from './decide-fast-path.ts'
import { createSitePages, type PageRefusal, type SitePages, type SitePagesOptions } from './site-pages.ts'

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

/** What a site answers without the framework. */
export interface StoredSite extends Pick<SitePages, 'keep' | 'render' | 'drop' | 'store'> {
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
   * Renders, one after the other, the pages that an earlier process had begun to render when it ended, and then
   * those taken over: while no process ran, nobody told them what was published. Call it when the framework answers.
   */
  catchUp: () => Promise<void>
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
  let restored: readonly string[] = []

  return {
    keep: pages.keep,
    render: (path) => {
      journal.note(path)
      return pages.render(path)
    },
    drop: (path) => {
      journal.note(path)
      pages.drop(path)
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
      missed = journal.read()
      for (const path of missed) pages.drop(path)
      restored = [...pages.store.entries()].map(([key]) => pathOf(key))
      return trouble
    },
    catchUp: async () => {
      for (const path of new Set([...missed, ...restored])) await pages.render(path)
    },
    save: () => {
      writeSnapshot(snapshot, id, pages.store)
      journal.clear()
    },
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
