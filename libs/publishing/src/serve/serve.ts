import { flushCompileCache } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { createSiteServer, type SiteServer, type SiteServerOptions } from '@house-edge/serving'
import { captureConsole } from '@house-edge/serving/log'
import { stateFolder } from '../building/making-build.ts'
import { createEdge } from '../edge/edge.ts'
import { SiteNotStartedError } from './site-not-started.ts'
import { createSiteAbsence } from '../absence/site-absence.ts'
import { createFinishedSite } from '../finished/finished-site.ts'
import { keepHandlers } from '../kept/keep-handlers.ts'
import { awaitFramework, beginProcess, type ServerSide } from '../process/site-process.ts'
import { sentPageOf } from '../finished/sent-page-of.ts'
import { answerQuestions } from './answer-questions.ts'
import type { LoadedQuestions } from '../site/question.ts'
import { createProcessLog } from '../site/process-log.ts'
import type { PublishedSite } from '../site/published-site.ts'
import { webhookPath } from '../start/own-origin.ts'
import { becomeUseful } from './become-useful.ts'
import { fetchFrom } from './fetch-from.ts'
import { runInProduction } from './run-in-production.ts'
import { beginTelemetry, kindsOf, type LoadTelemetry } from './begin-telemetry.ts'
import { sharePublishes } from './share-publishes.ts'
import { withWarmUp } from './warm-up.ts'

/** What a site's server does besides. */
export interface ServeOptions extends Pick<SiteServerOptions, 'limits' | 'answerBeforeBody'> {
  /**
   * Loads the pages that answer questions, and those for one visitor, which are rendered without the framework:
   * `() => import('./questions.ts')`, say.
   * How they are read is told to `startSite`. Default: the framework renders them.
   */
  questions?: (() => Promise<LoadedQuestions>) | undefined
  /**
   * Loads what sends metrics and traces: `() => import('@house-edge/publishing/telemetry')`. Loaded where the settings name
   * a port for `metrics`, or a variable `OTEL_*` is set, and not otherwise. Default: there are none.
   */
  telemetry?: LoadTelemetry | undefined
}

/** Between two attempts at what visitors need. */
const retryMs = 1_000

/** Supervisors wait so long for a process to end; an edge, which is told after the last answer, has five seconds. */
const endsWithinMs = 20_000
const answersEndWithinMs = 14_000

/**
 * Listens, answers stored pages, and then loads the framework. `/api/ready` says yes when it can answer what visitors ask
 * for: the content is read, redirects are known, what the site asked for is done, and no page is held back since the last
 * process. On `SIGTERM` and `SIGINT` it finishes requests under way and ends the process. Where the framework cannot be
 * loaded, it logs why and ends the process with 1, to be started again.
 *
 * @param folder Of the application, built and finished (`finishBuild` of `/build`).
 * @param options Limits on requests, what answers by the head alone, and the pages that answer questions.
 *
 * @throws {BuildUnreadableError} There is no build in the folder, or only half of one.
 * @throws {SnapshotInUseError} Another process on this folder has the same port.
 * @throws {CannotListenError} The port cannot be had.
 * @throws {TelemetrySettingError} A variable `OTEL_*` names something that is not here.
 * @throws {MetricsPortError} The port of the metrics cannot be had.
 * @throws {InvalidSettingError} A setting cannot be, such as an origin without a scheme.
 *
 * @example
 * ```ts
 * // server.mjs
 * await serve(site, import.meta.dirname)
 * ```
 */
export async function serve(
  site: PublishedSite,
  folder: string,
  { questions: loadQuestions, telemetry: loadTelemetry, ...door }: ServeOptions = {},
): Promise<void> {
  runInProduction()
  const log = site.log()
  // The framework logs to the console.
  captureConsole(log)
  const { origin, port: wanted, host, trustedHops, edge: atEdge } = site.settings()

  const telemetry = await beginTelemetry(site, loadTelemetry)
  let isEnding = false
  const receivers: ServerSide['receivers'] = new Map()
  const stored = createFinishedSite(site, {
    folder,
    ask: (asked) => server.askFramework(asked),
    // A second process on this folder has another port.
    processName: String(wanted),
    // A process that ends has nothing more rendered: the next one does.
    onRefused: (path, why) => isEnding || log.warn('finishing', { path, why }),
    onUnwritable: (error) => log.error('snapshot', { error }),
    framework: () => framework.now(),
    shared: () => shared,
  })
  const questions =
    loadQuestions &&
    answerQuestions(site, {
      folder,
      load: loadQuestions,
      rules: stored.rules,
      ask: (asked) => server.askFramework(asked),
      framework: () => framework.now(),
      shared: () => shared,
    })
  const handlers = keepHandlers(site, {
    folder,
    rules: stored.rules,
    ask: (asked) => server.askFramework(asked),
    framework: () => framework.now(),
    shared: () => shared,
  })
  const absence = createSiteAbsence(site, {
    folder,
    rules: stored.rules,
    isFile: stored.isFile,
    otherwise: (request, response, pass) =>
      handlers.answer(request, response, pass) || stored.answer(request, response, pass),
    ask: (asked) => server.askFramework(asked),
    framework: () => framework.now(),
    shared: () => shared,
  })
  const server: SiteServer = createSiteServer({
    folder,
    distDir: site.distDir(),
    port: wanted,
    // Finished pages load no router, and drafts, which do, are not prerendered.
    prefetches: 'left-out',
    origin,
    headers: site.policies().headers,
    answerStored: (request, response, pass) =>
      questions?.answer(request, response, pass) === true || absence.answer(request, response, pass),
    answerPlain: (request, response) =>
      stored.answerPlain(request, response) ||
      questions?.answerPlain(request, response) === true ||
      handlers.answerPlain(request, response) ||
      absence.answerPlain(request, response),
    plainHeaders: stored.plainHeaders,
    ...(questions && { answerVisit: questions.answerVisit }),
    sentPage: sentPageOf(site, stored.rules, {
      folder,
      onRefused: (path, why) => log.warn('finishing', { path, why }),
    }),
    ending: { limitMs: answersEndWithinMs },
    log,
    traffic: {
      kindOf: kindsOf(site, stored.isFile),
      lineEvery: site.settings().accessLogEvery,
      follow: telemetry?.observer.follow,
    },
    onBroken: () => void end({ isBroken: true }),
    ...(host !== undefined && { host }),
    ...(trustedHops !== undefined && { trustedHops }),
    statusPages: site.statusPages,
    ...door,
  })

  telemetry?.watch({
    server,
    stored,
    content: () => framework.now()?.contentState(),
    shared: () => shared?.state(),
    isShared: site.settings().sharedUrl !== undefined,
    stateFolder: stateFolder(site),
  })

  process.once('SIGTERM', () => void end())
  process.once('SIGINT', () => void end())

  stored.restore()
  const framework = awaitFramework()
  const shared = sharePublishes(site, { receivers, framework: framework.started, stored })
  // Complete before the framework is loaded, whose side of the process finds it there.
  beginProcess({
    pages: stored.pages,
    fetch: fetchFrom(server.askFramework),
    noteFailure: server.noteFailure,
    receivers,
    shared,
  })
  const { address, port } = await server.listen()
  const url = `http://${address}:${port}`
  log.info('listening', { url })
  // Not waited for: an edge that is away would keep pages from being finished.
  void forgetAtEdge()
  try {
    await server.ready(async () => {
      const heldBack = Promise.withResolvers<void>()
      // Loads the proxy, and whatever every page needs.
      await server.askFramework({ path: '/', method: 'HEAD' })
      if (!framework.now()) throw new SiteNotStartedError()
      const { loadWebhook, redirects, tasks } = await framework.started
      void catchUp(heldBack.resolve)
      // Before the first publish. It also counts what other processes refuse.
      if ((await loadWebhook()) === undefined) log.error('webhook', { path: webhookPath })
      await becomeUseful({
        redirects,
        beforeReady: tasks.beforeReady,
        pause: () => pause(retryMs),
        onFailure: (error) => log.warn('starting', { error }),
      })
      // Not before: until then the framework says what cannot be answered yet.
      await questions?.load()
      handlers.begin()
      absence.begin()
      await heldBack.promise
    })
  } catch (error) {
    // Next logs what is thrown past it and goes on (16.4.5): a process that is never ready, and never started again.
    if (!isEnding) log.error('starting', { error })
    return end({ isBroken: true })
  }
  // Supervisors wait for this line, so it is written at every level.
  createProcessLog().info('ready', { url, pid: process.pid })
  // A process that is killed cannot save at its end.
  flushCompileCache()
  stored.keepFiles().catch((error: unknown) => log.warn('files', { error }))

  /** Has pages rendered again that may be older than what is published. */
  async function catchUp(onNothingHeld: () => void): Promise<void> {
    while (!(await hasCaughtUp(onNothingHeld))) await pause(retryMs)
    // Pages it has kept meanwhile may have been older.
    await forgetAtEdge()
    const { tasks } = await framework.started
    for (const task of tasks.afterStart ?? [])
      try {
        await task()
      } catch (error) {
        log.warn('starting', { error })
      }
  }

  /** @returns `false`: pages are still held back, and it is to be tried again. */
  async function hasCaughtUp(onNothingHeld: () => void): Promise<boolean> {
    let isShown = false
    try {
      const { reported } = await framework.started
      const changes = await reported
      // Pages that were published meanwhile have to be held by then.
      await shared?.mayBeBehind()
      await stored.catchUp(withWarmUp(site.routes, changes), () => {
        isShown = true
        onNothingHeld()
      })
    } catch (error) {
      log.warn('finishing', { error })
    }
    return isShown
  }

  /** A process that was killed may have published without telling the cache in front, and this build has other files. */
  async function forgetAtEdge(): Promise<void> {
    try {
      await createEdge(atEdge)?.forgetAll()
    } catch (error) {
      log.error('edge', { error })
    }
  }

  /** Finishes requests under way. The polling for changes keeps the process alive, so it is ended with `exit`. */
  async function end({ isBroken = false } = {}): Promise<void> {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), endsWithinMs)
    const hasEnded = await server.close()
    // The edge may have kept pages of this process's build after the next one had it forget them.
    await Promise.all([forgetAtEdge(), shared?.leave(), telemetry?.stop()])
    try {
      stored.save()
    } catch (error) {
      // The journal names the changed pages: the next process renders them again.
      log.warn('finishing', { error })
    }
    // One that is broken is to be started again.
    process.exit(hasEnded && !isBroken ? 0 : 1)
  }
}
