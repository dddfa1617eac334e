import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { PagesNotFinishedError } from '../errors/serving-error.ts'
import { type BuildFilesOptions, createBuildFiles } from '../store/build-files.ts'
import { readSnapshot, type SnapshotTrouble, writeSnapshot } from '../store/snapshot.ts'
import { answerStored } from './answer-stored.ts'
import { readBuildFacts } from './build-facts.ts'
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
export interface StoredSite extends Pick<SitePages, 'render' | 'drop' | 'store'> {
  /** Answers pages and files from memory. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Takes over what an earlier process, or the build, has finished. @returns Why there was nothing to take over. */
  restore: () => SnapshotTrouble | undefined
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
 * const server = createSiteServer({ folder: import.meta.dirname, port: 3000, answerStored: stored.answer })
 * ```
 */
export function createStoredSite(options: StoredSiteOptions): StoredSite {
  const { folder, distDir = '.next', isFinished, isImmutable, fileHeaders, onRefused = () => {} } = options
  const { id, previewModeId, frameworkVersion, paths } = readBuildFacts(folder, distDir)
  const { snapshot = join(folder, distDir, 'finished-pages') } = options
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

  return {
    render: pages.render,
    drop: pages.drop,
    store: pages.store,
    answer: (request, response) => {
      if (pages.answer(request, response)) return true
      const { method, url = '' } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const file = files.find(url.split('?', 1)[0]!)
      if (!file) return false
      answerStored(file, request, response)
      return true
    },
    restore: () => readSnapshot(snapshot, id, pages.store),
    save: () => writeSnapshot(snapshot, id, pages.store),
    finishBuild: async () => {
      const declared = paths.filter((path) => isFinished(path))
      for (const path of declared) await pages.render(path)
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
