import { flushCompileCache } from 'node:module'
import { createSiteServer } from '@house-edge/serving'
import { captureConsole } from '@house-edge/serving/log'
import { statusPages } from '../absence/status-pages.ts'
import { siteConfig } from '../config.ts'
import { createFinishedSite } from '../finished/finished-site.ts'
import { findEdge } from '../finished/edge.ts'
import { callOwnWebhook } from '../finished/own-webhook.ts'
import { setPageFront } from '../finished/page-front.ts'
import { sharePublishes } from '../finished/share-publishes.ts'
import { siteLog, tellReady } from './log.ts'
import { withWarmUp } from './warm-up.ts'
import { requestLimits } from './request-limits.ts'
import { requireConfig } from './require-config.ts'
import { securityHeaders } from '../../security-headers.ts'

/**
 * Listens, answers stored pages, and then loads the framework.
 *
 * @param folder Of the site. Not found by this file's own place, because it is also bundled into the build.
 */
export async function serve(folder: string): Promise<void> {
  requireConfig()
  const log = siteLog()
  // The framework logs to the console.
  captureConsole(log)
  const { SITE_HOST, PORT, SITE_ORIGIN, SITE_TRUSTED_HOPS } = siteConfig()

  const finished = createFinishedSite({
    folder,
    ask: (asked) => server.askFramework(asked),
    onRefused: (path, why) => log.warn('finishing', { path, why }),
    onUnwritable: (error) => log.error('snapshot', { error }),
  })
  // Before the framework is loaded, whose side of the process finds it there.
  setPageFront(finished.front)
  const server = createSiteServer({
    folder,
    port: PORT,
    origin: SITE_ORIGIN,
    headers: securityHeaders(process.env),
    trustedHops: SITE_TRUSTED_HOPS,
    limits: requestLimits,
    statusPages,
    answerStored: finished.answer,
    answerPlain: finished.answerPlain,
    plainHeaders: finished.plainHeaders,
    log,
    ...(SITE_HOST && { host: SITE_HOST }),
  })

  process.once('SIGTERM', () => void end())
  process.once('SIGINT', () => void end())

  finished.restore()
  sharePublishes(finished.front, server.askFramework, finished)
  const { address, port } = await server.listen()
  await server.ready()
  // The first request makes the proxy read the editors' redirects.
  await server.askFramework({ path: '/', method: 'HEAD' })
  tellReady(`http://${address}:${port}`)
  // Loads the handler before the first publish. It also counts what other processes refuse.
  await callOwnWebhook(server.askFramework, { type: 'test-trigger' })
  // A process that is killed cannot save at its end.
  flushCompileCache()

  // Not waited for: an edge that is away would keep pages from being finished.
  void forgetAtEdge()
  try {
    const reported = await finished.front.reported
    // Pages that were published meanwhile have to be held by then.
    await finished.front.shared?.mayBeBehind()
    await finished.catchUp(reported && withWarmUp(reported))
  } catch (error) {
    log.warn('finishing', { error })
  }
  // Pages it has kept meanwhile may have been older.
  await forgetAtEdge()
  for (const task of finished.front.afterStart) await task()

  /** A process that was killed may have published without telling the cache in front, and this build has other files. */
  async function forgetAtEdge(): Promise<void> {
    try {
      await findEdge()?.forgetAll()
    } catch (error) {
      log.error('edge', { error })
    }
  }

  /** Finishes requests under way. The polling for changes keeps the process alive, so it is ended with `exit`. */
  async function end(): Promise<void> {
    const hasEnded = await server.close()
    // It may have kept pages of this process's build after the next one had it forget them.
    await forgetAtEdge()
    await finished.front.shared?.leave()
    try {
      finished.save()
    } catch (error) {
      // The journal names the changed pages: the next process renders them again.
      log.warn('finishing', { error })
    }
    process.exit(hasEnded ? 0 : 1)
  }
}
