import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Whether content, accounts and data run beside the site. */
export const isEmbedded = existsSync('content/repository.json')

/** As a variable, since a site with hosted services does not have the package and compiles all the same. */
const embeddedServices: string = '@house-edge/dev'

interface Services {
  startServices(options: object): Promise<{ env: Record<string, string>; close(): Promise<void> }>
}

/** The built site with everything it needs. */
export interface RunningSite {
  origin: string
  /** Where e-mails are caught; embedded services have it. */
  mailbox: string | undefined
  close(): Promise<void>
}

/** Starts the site that `next build` made, on a port that is free. */
export async function startSite(): Promise<RunningSite> {
  if (existsSync('.env.local')) process.loadEnvFile('.env.local')
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const services = isEmbedded
    ? await ((await import(embeddedServices)) as Services).startServices({
        folder,
        siteOrigin: origin,
        ports: { content: 0, backend: 0 },
      })
    : undefined
  const site = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '--port', String(port)], {
    env: { ...process.env, SITE_ORIGIN: origin, ...services?.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(site)
  return {
    origin,
    mailbox: services && `${services.env.BACKEND_URL}/mailbox/api/messages`,
    async close() {
      site.kill('SIGTERM')
      await once(site, 'close')
      await services?.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function ready(site: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    if (site.stdout) createInterface(site.stdout).on('line', (line) => line.includes('Ready') && resolve())
    site.once('close', (code) => reject(new Error(`The site ended with ${code} before it answered.`)))
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
