import type { ServerResponse } from 'node:http'
import type { Stage } from './server-stage.ts'

/** Paths for load balancers and supervisors. */
export interface HealthPaths {
  /** Whether this process answers. Other services are not checked: restarting this one would not help them. */
  live: string
  /** Whether visitors should be sent here: everything is loaded, and the process is neither broken nor ending. */
  ready: string
}

/** Answers the two health paths. @returns Whether it has answered. */
export function sendHealth(
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
