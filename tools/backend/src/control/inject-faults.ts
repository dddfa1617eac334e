import { setTimeout as wait } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import type { Clock } from '../clock.ts'
import type { GatewayEnv } from '../gateway/context.ts'
import type { Fault, Faults } from './faults.ts'
import { readTarget } from './read-target.ts'
import type { RequestLog } from './request-log.ts'
import { refusal, spoil } from './spoil-response.ts'

/** Lets requests go wrong as was asked for, and notes each one. */
export function injectFaults(
  faults: Faults,
  requests: RequestLog,
  clock: Clock,
): MiddlewareHandler<GatewayEnv> {
  return async (context, next) => {
    const target = readTarget(context.req.method, context.req.url)
    const hitting = faults.take(target)
    const note = (status: number): void => requests.add({ ...target, at: clock.nowIso(), status })
    const { outgoing } = context.env
    for (const fault of hitting) if (fault.kind === 'latency') await wait(fault.ms)

    const refusing = hitting.find(({ kind }) => kind === 'status')
    if (refusing) {
      note(refusing.status ?? 500)
      return refusal(refusing)
    }
    const silencing = hitting.find(isSilencing)
    if (silencing?.at !== 'start') await next()
    note(silencing ? 0 : context.res.status)
    if (silencing) {
      if (silencing.kind === 'cut') outgoing.destroy()
      context.res = new Response(null, { headers: RESPONSE_ALREADY_SENT.headers })
      return undefined
    }
    for (const fault of hitting) {
      const spoiled = await spoil(context.res, fault, () => outgoing.destroy())
      // The answer there was would lend its headers to this one, its length too.
      context.res = undefined
      context.res = spoiled
    }
    return undefined
  }
}

/** Such a request gets no answer at all. */
function isSilencing({ kind, at }: Fault): boolean {
  return (kind === 'cut' || kind === 'hang') && at !== 'middle'
}
