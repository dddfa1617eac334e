// The process behind `npm start`: our own server with the framework inside. `next start` and `next dev` go on working.
import { createSiteServer } from '@house-edge/serving'
import { securityHeaders } from './src/security-headers.ts'

const { SITE_HOST, SITE_TRUSTED_HOPS, PORT } = process.env
const server = createSiteServer({
  folder: import.meta.dirname,
  port: Number(PORT ?? 3000),
  headers: Object.fromEntries(
    securityHeaders(process.env).map(({ key, value }) => [key.toLowerCase(), value]),
  ),
  // Pictures of accounts are sent in forms; handlers have lower limits of their own, and words for them.
  door: { maxBodyBytes: () => 20_971_520, trustedHops: Number(SITE_TRUSTED_HOPS ?? 0) },
  ...(SITE_HOST && { host: SITE_HOST }),
})

process.once('SIGTERM', () => void server.close())
process.once('SIGINT', () => void server.close())

const { address, port } = await server.listen()
await server.ready()
process.stdout.write(`ready http://${address}:${port}\n`)
