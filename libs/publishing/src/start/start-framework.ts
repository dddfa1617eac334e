import { announceChanges, callOwnWebhook, noteFinishedPages, sharedPages } from '@house-edge/content/next'
import type { PrismicDocument } from '@prismicio/client'
import { resolve } from 'node:path'
import { isFinishing } from '../building/making-build.ts'
import { versionOfBuild } from '../building/version-of-build.ts'
import { beginOf } from '../content/content-store.ts'
import type { PublishedContent } from '../content/published-content.ts'
import { clientIn } from '../languages/language-client.ts'
import { lookUpIn, lookUpNowIn } from '../languages/look-up.ts'
import {
  countStaleReads,
  findServerSide,
  frameworkStarted,
  type StartTasks,
} from '../process/site-process.ts'
import type { QuestionRead, QuestionReads, QuestionResult, QuestionSource } from '../site/question.ts'
import { type ChangedTags, followTags } from '../questions/changed-tags.ts'
import { openVisits, type VisitOptions } from '../visits/open-visits.ts'
import { publishedRedirects } from '../redirects/published-redirects.ts'
import { ownOrigin, webhookPath } from './own-origin.ts'

/**
 * Starts the framework's side of a process: it reads which pages there are, and follows what is published, also where no
 * webhook announces it. For `register` of `instrumentation.ts`.
 *
 * @param begin What the site begins besides, not called while the pages of a build are finished. It returns what is to be
 *   done around the start.
 * @param reads How the pages are read that answer questions, by the names of their routes. Default: there are none.
 * @param visits How pages are read that are rendered for one visitor. Default: the framework renders them.
 *
 * @throws {ContentError} Nothing could be read to begin with; also an `UnavailableError`.
 * @throws {UnavailableError} The content service did not answer.
 *
 * @example
 * ```ts
 * // src/instrumentation.ts
 * export async function register() {
 *   if (process.env.NEXT_RUNTIME === 'nodejs') {
 *     const { startSite } = await import('@house-edge/publishing/next')
 *     const { content } = await import('./content.ts')
 *     startSite(content)
 *   }
 * }
 * ```
 */
export function startSite<Documents extends PrismicDocument>(
  content: PublishedContent<Documents>,
  begin: () => StartTasks = () => ({}),
  reads: QuestionReads<Documents> = {},
  visits?: VisitOptions<Documents>,
): void {
  const { site, store } = content
  const build = site.distDir()
  const known = process.env.NODE_ENV === 'production' ? noteFinishedPages(build) : Promise.resolve()
  const own = {
    url: new URL(webhookPath, ownOrigin(site)).href,
    // In memory where there is a server, so that no socket of the process is needed.
    fetch: findServerSide()?.fetch as never,
  }
  let followed: ChangedTags | undefined
  const published = (): ChangedTags => (followed ??= followTags(store()))
  const isServing = !isFinishing()
  if (isServing) announceChanges({ store: store(), ...own })
  const { beforeReady = [], afterStart } = isServing ? begin() : {}
  frameworkStarted({
    tags: { of: sharedPages().tagsOf, known },
    reported: isServing ? reportedChanges() : new Promise(() => {}),
    look: (masterRef) => callOwnWebhook(own, { heard: true, ...(masterRef && { masterRef }) }),
    // Nothing is dropped: it is the call that loads it.
    loadWebhook: () => callOwnWebhook(own, { again: [] }),
    redirects: publishedRedirects(content as unknown as PublishedContent),
    questions: {
      read: (route, asked, lang) => {
        const read = reads[route] as QuestionRead<unknown, unknown, Documents> | undefined
        return read && readFresh(() => read(asked, sourceOf(lang)))
      },
      version: () => published().version(),
      changedSince: (version) => published().since(version),
    },
    visits: visits && openVisits(content, visits),
    addresses: {
      lookup: (type, uid, lang) => lookUpIn(site, store(), { type, uid, lang }),
      lookupNow: (type, uid, lang) => lookUpNowIn(site, store(), { type, uid, lang }),
      countPages: content.countPages,
    },
    contentState: () => store().state,
    versionOfBuild: () => versionOfBuild(resolve(build), () => beginOf(site, store().client)),
    // Without the first no address is known that the build has not rendered.
    tasks: { beforeReady: [() => store().addresses(), ...beforeReady], afterStart },
  })

  function sourceOf(lang: string | undefined): QuestionSource<Documents> {
    return { client: clientIn(site, store().client, lang), store: store(), isDraft: false, lang }
  }

  async function readFresh(read: () => Promise<QuestionResult<unknown>>): Promise<QuestionResult<unknown>> {
    // What it shows is read after that: a publish may have changed it.
    await findServerSide()?.pages.turn()
    const before = countStaleReads()
    const result = await read()
    // Perhaps another's: then a page is rendered once more than it had to be.
    const isStale = countStaleReads() !== before
    return result && 'data' in result && isStale ? { ...result, isPassing: true } : result
  }

  async function reportedChanges() {
    // The first read starts the polling. The store reports every change after the version of that read.
    const [since] = await Promise.all([firstVersion(), known])
    return { since, includes: sharedPages().has }
  }

  /** @returns `undefined` where nothing could be read. */
  async function firstVersion(): Promise<string | undefined> {
    for (;;) {
      const isRead = await store()
        .addresses()
        .then(
          () => true,
          () => false,
        )
      const { ref, failedAtMs } = store().state
      // A large repository takes longer than one call waits: every page would be rendered in vain until it is read.
      if (isRead || failedAtMs !== undefined) return ref
    }
  }
}
