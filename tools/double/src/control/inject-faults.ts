import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import type { Control } from './control.ts'
import type { Fault } from './faults.ts'
import { readTarget } from './read-target.ts'
import { refusal, spoil } from './spoil-response.ts'

/** Injects faults, and logs each request. `phrase` turns a message into the vendor's error body. */
export function injectFaults<Env extends { Bindings: HttpBindings }>(
  { faults, requests, clock }: Control,
  phrase: (message: string) => object,
): MiddlewareHandler<Env> {
  return async (context, next) => {
    // Hono copies the headers of the old response to the new one, its length included, so the old one is removed first.
    const target = readTarget(context.req.method, context.req.url)
    const hitting = faults.take(target)
    const note = (status: number): void => requests.add({ ...target, atMs: clock.nowMs(), status })
    const { outgoing } = context.env

    for (const fault of hitting) if (fault.kind === 'latency') await wait(fault.ms)
    const refusing = hitting.find(({ kind }) => kind === 'status')
    if (refusing) {
      note(refusing.status ?? 500)
      return refusal(refusing, phrase)
    }
    const silencing = hitting.find(isSilencing)
    if (silencing?.at !== 'start') await next()
    note(silencing ? 0 : context.res.status)
    if (silencing) {
      if (silencing.kind === 'cut') outgoing.destroy()
      context.res = undefined
      // A clone, because other middleware adds headers to it. A new Response would be sent.
      context.res = RESPONSE_ALREADY_SENT.clone()
      return undefined
    }
    for (const fault of hitting) {
      const spoiled = await spoil(context.res, fault, () => outgoing.destroy())
      context.res = undefined
      context.res = spoiled
    }
    return undefined
  }
}

/** A request without any response. */
function isSilencing({ kind, at }: Fault): boolean {
  return (kind === 'cut' || kind === 'hang') && at !== 'middle'
}
