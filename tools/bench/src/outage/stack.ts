import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { run, type Server, startServer } from '../processes.ts'
import { type FaultLine, openFaultLine } from './fault-line.ts'

const workspace = join(import.meta.dirname, '../../../..')
const next = join(workspace, 'node_modules/next/dist/bin/next')
const state = join(workspace, '.house-edge/outage')
const build = '.next-outage'
const secret = 'only for the time of this measurement'

/** A site, its content service, and the line between them. */
export interface Stack {
  siteOrigin: string
  deskOrigin: string
  line: FaultLine
  stop: () => Promise<void>
}

/**
 * Builds and starts a site of its own on three ports in a row. There is no
 * backend: no visitor signs in.
 */
export async function startStack(firstPort: number, say: (text: string) => void): Promise<Stack> {
  const ports = { site: firstPort, line: firstPort + 1, content: firstPort + 2 }
  rmSync(state, { recursive: true, force: true })
  rmSync(join(workspace, 'apps/site', build), { recursive: true, force: true })
  const siteOrigin = `http://localhost:${ports.site}`
  const siteEnvironment = {
    SITE_ORIGIN: siteOrigin,
    SITE_STATE_FOLDER: join(state, 'site'),
    SITE_DIST_DIR: build,
    CONTENT_ENDPOINT: `http://localhost:${ports.line}/api/v2`,
    CONTENT_REPOSITORY: 'house-edge',
    CONTENT_WEBHOOK_SECRET: secret,
    BACKEND_URL: 'http://localhost:9',
    BACKEND_PUBLISHABLE_KEY: 'nobody signs in here',
    PORT: String(ports.site),
  }

  const content = await startContentService(ports, siteOrigin)
  const line = await openFaultLine(ports.line, ports.content)
  const stop = async (site?: Server): Promise<void> => {
    await site?.stop()
    await line.close()
    await content.stop()
  }
  try {
    say('building the site …')
    await run([next, 'build'], join(workspace, 'apps/site'), siteEnvironment)
    const site = await startServer({
      args: [next, 'start', '--hostname', '127.0.0.1', '--port', String(ports.site)],
      cwd: join(workspace, 'apps/site'),
      env: siteEnvironment,
      origin: siteOrigin,
      ready: /Ready in/,
    })
    return { siteOrigin, deskOrigin: content.origin, line, stop: () => stop(site) }
  } catch (error) {
    await stop()
    throw error
  }
}

function startContentService(ports: { line: number; content: number }, siteOrigin: string): Promise<Server> {
  return startServer({
    args: [join(workspace, 'tools/content-service/bin/content-service.mjs')],
    cwd: workspace,
    env: {
      CONTENT_PORT: String(ports.content),
      CONTENT_FOLDER: join(state, 'content'),
      CONTENT_SEED: join(workspace, 'content'),
      CONTENT_CUSTOM_TYPES: join(workspace, 'libs/reviews/customtypes'),
      CONTENT_SLICES: JSON.stringify([
        join(workspace, 'libs/slices/src'),
        join(workspace, 'libs/reviews/src/slices'),
      ]),
      CONTENT_PUBLIC_ORIGIN: `http://localhost:${ports.line}`,
      SITE_ORIGIN: siteOrigin,
      CONTENT_WEBHOOK_URL: `${siteOrigin}/api/revalidate`,
      CONTENT_WEBHOOK_SECRET: secret,
    },
    origin: `http://localhost:${ports.content}`,
    ready: /"about":"ready"/,
  })
}
