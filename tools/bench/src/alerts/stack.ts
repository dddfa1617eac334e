import { cpSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { type Redis, startRedis } from '../../../../vitest.redis.ts'
import type { Server } from '../processes.ts'
import { publishWords } from '../serving/publishes.ts'
import {
  environmentOf,
  ourServer,
  site,
  type Stack,
  startPinned,
  startServices,
  webhookSecret,
} from '../serving/site-process.ts'
import { type Line, openLine } from './lines.ts'

const document = 'casino_review_copper-lantern'
const ready = /"about":"ready"/

/** Two processes of a site, and lines that can be broken to all they depend on. */
export interface AlertStack {
  content: Line
  backend: Line
  edge: Line
  redis: Redis
  /** Of either process. */
  origins: readonly [string, string]
  metrics: readonly [string, string]
  /** Publishes a document, and calls the webhook of a process. */
  publish: (told: 0 | 1) => Promise<void>
  pid: (which: 0 | 1) => number
  /** Starts a process again, and does not wait for it where it is not to become ready. */
  restart: (which: 0 | 1, waits?: boolean) => Promise<void>
  kill: (which: 0 | 1) => void
  /** Where a process keeps its state. */
  stateOf: (which: 0 | 1) => string
  /** Ends a process in order. */
  end: (which: 0 | 1) => Promise<void>
  stop: () => Promise<void>
}

/** Starts it all on twelve ports in a row, by the build of a stack. */
export async function startAlertStack(base: Stack, firstPort: number): Promise<AlertStack> {
  const at = (offset: number): number => firstPort + offset
  const stack = { ...base, content: at(0), backend: at(1), siteOrigin: `http://localhost:${at(4)}` }
  const services = await startServices(stack)
  const content = await openLine(at(2), at(0))
  const backend = await openLine(at(3), at(1))
  const forgetting = createServer((_request, response) => response.end()).listen(at(8), '127.0.0.1')
  const edge = await openLine(at(9), at(8))
  const redis = await startRedis()
  const second = `${stack.build}-second`
  cpSync(join(site, stack.build), join(site, second), { recursive: true })
  const ports = [at(4), at(5)] as const
  const metricsPorts = [at(6), at(7)] as const
  const environment = (which: 0 | 1): Record<string, string> => ({
    ...environmentOf(stack, ports[which]),
    SITE_STATE_FOLDER: stateOf(which),
    SITE_METRICS_PORT: String(metricsPorts[which]),
    SITE_SHARED_URL: redis.url,
    SITE_TRUSTED_HOPS: '1',
    SITE_EDGE_URL: `http://127.0.0.1:${at(9)}/`,
    SITE_EDGE_SECRET: 'a secret of this measurement',
    CONTENT_ENDPOINT: `http://localhost:${at(2)}/api/v2`,
    BACKEND_URL: `http://localhost:${at(3)}`,
  })
  const start = (which: 0 | 1, wanted: RegExp): Promise<Server> =>
    startPinned(
      ourServer,
      stack,
      { port: ports[which], build: which === 0 ? stack.build : second, env: environment(which) },
      wanted,
    )
  const running: [Server, Server] = [await start(0, ready), await start(1, ready)]
  const pids = running.map(({ said }) => (JSON.parse(said) as { pid: number }).pid)
  let publishes = 0

  return {
    content,
    backend,
    edge,
    redis,
    origins: [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`],
    metrics: [`http://127.0.0.1:${metricsPorts[0]}/metrics`, `http://127.0.0.1:${metricsPorts[1]}/metrics`],
    publish: async (told) => {
      await publishWords(stack, document, `Published ${(publishes += 1)}`)
      await fetch(`http://127.0.0.1:${ports[told]}/api/revalidate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          type: 'api-update',
          secret: webhookSecret(stack.state),
          documents: [document],
        }),
      }).catch(() => {})
    },
    pid: (which) => pids[which]!,
    kill: (which) => process.kill(pids[which]!, 'SIGKILL'),
    restart: async (which, waits = true) => {
      running[which] = await start(which, waits ? ready : /"about":"listening"/)
      // The line that says it listens has no pid.
      if (waits) pids[which] = (JSON.parse(running[which].said) as { pid: number }).pid
    },
    stateOf,
    end: (which) => running[which].stop(),
    stop: async () => {
      for (const server of running) await server.stop()
      for (const line of [content, backend, edge]) line.close()
      forgetting.close()
      await redis.stop()
      await services.stop()
      rmSync(join(site, second), { recursive: true, force: true })
    },
  }

  function stateOf(which: 0 | 1): string {
    return join(stack.state, `alerts-${which}`)
  }
}
