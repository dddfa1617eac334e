// The process behind `npm start`: our own server with the framework inside. `next start` and `next dev` go on working.
import { createSiteServer } from '@house-edge/serving'
import { statusPages } from './src/absence/status-pages.ts'
import { siteConfig } from './src/config.ts'
import { siteDoor } from './src/process/door.ts'
import { requireConfig } from './src/process/require-config.ts'
import { securityHeaders } from './security-headers.ts'

requireConfig()
const { SITE_ORIGIN, SITE_TRUSTED_HOPS } = siteConfig()
const { SITE_HOST, PORT } = process.env

const server = createSiteServer({
  folder: import.meta.dirname,
  port: Number(PORT ?? 3000),
  origin: SITE_ORIGIN,
  headers: securityHeaders(process.env),
  door: siteDoor(SITE_TRUSTED_HOPS),
  statusPages,
  ...(SITE_HOST && { host: SITE_HOST }),
})

process.once('SIGTERM', () => void end())
process.once('SIGINT', () => void end())

const { address, port } = await server.listen()
await server.ready()
process.stdout.write(`ready http://${address}:${port}\n`)

/** Lets what is under way end. What looks for changes in between keeps the process alive, and may be left. */
async function end(): Promise<void> {
  const hasEnded = await server.close()
  process.exit(hasEnded ? 0 : 1)
}
