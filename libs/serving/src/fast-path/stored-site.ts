import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readBuildFacts } from '../store/build-facts.ts'
import { type BuildFilesOptions, createBuildFiles } from '../store/build-files.ts'
import { answerPlainly, answerStored } from './answer-stored.ts'
import { type BuildFinishing, finishBuild } from './finish-build.ts'
import { createOlderPages, type OlderPages } from './older-pages.ts'
import { createSitePages, type SitePages, type SitePagesOptions } from './site-pages.ts'

/** What a site answers from memory, and where its build is. */
export interface StoredSiteOptions extends Omit<SitePagesOptions, 'previewModeId'> {
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

/** The part of a site that is answered without the framework. */
export interface StoredSite
  extends Pick<SitePages, 'keep' | 'isHeld' | 'store' | 'plainHeaders'>, Omit<OlderPages, 'noteBuild'> {
  /** Answers pages and files from memory. A declared page that is missing is finished for the first request. */
  answer: SitePages['answer']
  /** Answers a plain request from memory. */
  answerPlain: SitePages['answerPlain']
  /** Whether a path is that of a file, of this build or another one. */
  isFile: (path: string) => boolean
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
    previewModeId,
    onRefused: (path, why) => {
      if (why === 'unreachable') cutOff.add(path)
      else cutOff.delete(path)
      options.onRefused?.(path, why)
    },
  })

  const declared = paths.filter((path) => isFinished(path))
  const { noteBuild, ...older } = createOlderPages({
    pages,
    build: id,
    snapshot,
    shared,
    declared,
    isFinished,
    isCutOff: (path) => cutOff.has(path),
    madeWith,
    onUnwritable,
    now,
    pause,
  })
  return {
    ...older,
    keep: pages.keep,
    isHeld: pages.isHeld,
    plainHeaders: pages.plainHeaders,
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
    keepFiles: files.keep,
    finishBuild: (finishing = {}) =>
      finishBuild({ folder, distDir, frameworkVersion, declared, pages, noteBuild }, finishing),
  }
}
