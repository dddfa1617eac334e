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
  /** Where the services are that it runs with. */
  env: Record<string, string>
  /** Where Prometheus reads metrics. */
  metrics: string
  /** Where e-mails are caught; embedded services have it. */
  mailbox: string | undefined
  /**
   * Publishes a document, and calls the webhook as the content service does; embedded services have it.
   *
   * @returns What the webhook answered: `done` and `nothing-changed` promise that no visitor gets an older page.
   */
  publish(id: string, data: object): Promise<string>
  close(): Promise<void>
}

/** Starts the site that `npm run build` made, on a port that is free. */
export async function startSite(): Promise<RunningSite> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const metricsPort = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const services = isEmbedded
    ? await ((await import(embeddedServices)) as Services).startServices({
        folder,
        siteOrigin: origin,
        ports: { content: 0, backend: 0 },
      })
    : undefined
  const site = spawn(process.execPath, ['server.mjs'], {
    env: {
      ...process.env,
      SITE_ORIGIN: origin,
      PORT: String(port),
      SITE_METRICS_PORT: String(metricsPort),
      SITE_STATE_FOLDER: join(folder, 'site'),
      ...services?.env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(site)
  return {
    origin,
    env: { SITE_ORIGIN: origin, ...services?.env },
    metrics: `http://127.0.0.1:${metricsPort}/metrics`,
    mailbox: services && `${services.env.BACKEND_URL}/mailbox/api/messages`,
    publish: (id, data) => publish(origin, services?.env ?? {}, id, data),
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
    if (site.stdout) createInterface(site.stdout).on('line', (line) => line.includes('"ready"') && resolve())
    site.once('close', (code) => reject(new Error(`The site ended with ${code} before it answered.`)))
  })
}

async function ask(url: URL, method: string, body?: object, headers?: Record<string, string>) {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${url.pathname}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as { version: string; status: string }
}

async function publish(
  origin: string,
  env: Record<string, string>,
  id: string,
  data: object,
): Promise<string> {
  const document = new URL(`/desk/api/documents/${id}`, env.CONTENT_ENDPOINT)
  const { version } = await ask(document, 'GET')
  await ask(new URL(`${document.pathname}/draft`, document), 'PUT', { data }, { 'if-match': `"${version}"` })
  await ask(new URL(`${document.pathname}/publish`, document), 'POST')
  const secret = env.CONTENT_WEBHOOK_SECRET
  const { status } = await ask(new URL('/api/revalidate', origin), 'POST', { type: 'api-update', secret })
  return status
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
