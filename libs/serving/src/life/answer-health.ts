import type { ServerResponse } from 'node:http'
import type { Stage } from './life.ts'

/** Where a load balancer or a supervisor asks. */
export interface HealthPaths {
  /** Whether this process answers. It asks nobody else: their trouble is no reason to start it again. */
  live: string
  /** Whether visitors should be sent here: the framework is loaded, and the process is not about to end. */
  ready: string
}

/** @returns Whether the path was one of the two, and has been answered. */
export function answerHealth(
  path: string,
  response: ServerResponse,
  paths: HealthPaths,
  stage: Stage,
): boolean {
  if (path !== paths.live && path !== paths.ready) return false
  const isWell = path === paths.live || stage === 'ready'
  response.writeHead(isWell ? 200 : 503, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(!isWell && { 'retry-after': '1' }),
  })
  response.end(JSON.stringify({ status: path === paths.live ? 'ok' : stage }))
  return true
}
