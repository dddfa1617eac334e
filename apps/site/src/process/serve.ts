import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { createSiteServer } from '@house-edge/serving'
import { captureConsole } from '@house-edge/serving/log'
import { statusPages } from '../absence/status-pages.ts'
import { siteConfig } from '../config.ts'
import { createFinishedSite } from '../finished/finished-site.ts'
import { findPageFront } from '../finished/page-front.ts'
import { sharePublishes } from '../finished/share-publishes.ts'
import { siteDoor } from './door.ts'
import { siteLog, tellReady } from './log.ts'
import { requireConfig } from './require-config.ts'
import { securityHeaders } from '../../security-headers.ts'

requireConfig()
const log = siteLog()
// The framework says there what it has to say.
captureConsole(log)
const { SITE_ORIGIN, SITE_TRUSTED_HOPS } = siteConfig()
const { SITE_HOST, PORT } = process.env
const folder = join(import.meta.dirname, '../..')

const finished = createFinishedSite({
  folder,
  ask: (asked) => server.askFramework(asked),
  onRefused: (path, why) => log.warn('finishing', { path, why }),
})
const server = createSiteServer({
  folder,
  port: Number(PORT ?? 3000),
  origin: SITE_ORIGIN,
  headers: securityHeaders(process.env),
  door: siteDoor(SITE_TRUSTED_HOPS),
  statusPages,
  answerStored: finished.answer,
  answerPlain: finished.answerPlain,
  log,
  ...(SITE_HOST && { host: SITE_HOST }),
})

process.once('SIGTERM', () => void end())
process.once('SIGINT', () => void end())

const trouble = finished.restore()
const { address, port } = await server.listen()
await server.ready()
// With the first request the proxy reads the redirects that editors have written.
await server.askFramework({ path: '/', method: 'HEAD' })
await sharePublishes(server.askFramework)
tellReady(`http://${address}:${port}`)
// Who is killed keeps nothing at its end.
flushCompileCache()

try {
  // A build that nobody has finished: the framework answers meanwhile.
  if (trouble !== undefined) await finished.finishBuild()
} catch (error) {
  log.warn('finishing', { error })
}
try {
  await finished.catchUp(await findPageFront()?.told)
} catch (error) {
  log.warn('finishing', { error })
}

/** Lets what is under way end. What looks for changes in between keeps the process alive, and may be left. */
async function end(): Promise<void> {
  const hasEnded = await server.close()
  try {
    finished.save()
  } catch (error) {
    // What has changed is in the journal: the next process renders it anew.
    log.warn('finishing', { error })
  }
  process.exit(hasEnded ? 0 : 1)
}
