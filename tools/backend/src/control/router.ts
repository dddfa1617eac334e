import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import type { LimitConfig } from '../auth/limits.ts'
import type { Control } from './control.ts'
import { expireSessions, SessionsInput } from './expire-sessions.ts'
import { FaultInput } from './faults.ts'
import { readInput } from './read-input.ts'

const figure = z.number().int().positive()
const LimitsInput = z.strictObject({
  messages: figure.exactOptional(),
  tokens: figure.exactOptional(),
  verifications: figure.exactOptional(),
  factors: figure.exactOptional(),
  anonymous: figure.exactOptional(),
  emails: figure.exactOptional(),
} satisfies Record<keyof LimitConfig, z.ZodType<number>>)
const RotateInput = z.strictObject({ revoke: z.boolean().default(false) })
const ClockInput = z.strictObject({ advanceMs: figure })
const MailInput = z.strictObject({ times: figure.default(1) })
const SocketsInput = z.strictObject({ kind: z.enum(['cut', 'mute']).default('cut') })

/** What tests use to bring about what a hosted project only does on a bad day. Apart from all paths of the product. */
export function createControlRouter(control: Control): Hono {
  const { faults, requests, clock, keys, limits, outbox, sockets, events } = control
  const router = new Hono()
  const time = () => ({ nowMs: clock.nowMs(), aheadMs: clock.aheadMs() })

  router.get('/faults', (context) => context.json(faults.all()))
  router.post('/faults', async (context) =>
    context.json(faults.add(await readInput(context, FaultInput)), 201),
  )
  router.delete('/faults', (context) => {
    faults.clear()
    return context.body(null, 204)
  })
  router.delete('/faults/:id', (context) =>
    faults.remove(context.req.param('id'))
      ? context.body(null, 204)
      : context.json({ message: 'No such fault.' }, 404),
  )

  router.get('/requests', (context) => {
    const list = requests.list(context.req.query('path') ?? '/')
    return context.json({ count: list.length, requests: list })
  })
  router.delete('/requests', (context) => {
    requests.clear()
    return context.body(null, 204)
  })
  router.get('/events', (context) => context.json(events))

  router.get('/clock', (context) => context.json(time()))
  router.post('/clock', async (context) => {
    clock.advance((await readInput(context, ClockInput)).advanceMs)
    return context.json(time())
  })
  router.delete('/clock', (context) => {
    clock.reset()
    return context.json(time())
  })

  router.post('/keys/rotate', async (context) =>
    context.json({ kid: await keys.rotate(await readInput(context, RotateInput)) }),
  )
  router.post('/sessions/expire', async (context) =>
    context.json({ expired: await expireSessions(control, await readInput(context, SessionsInput)) }),
  )
  router.put('/limits', async (context) => {
    limits.set(await readInput(context, LimitsInput))
    return context.body(null, 204)
  })
  router.delete('/limits', (context) => {
    limits.reset()
    return context.body(null, 204)
  })
  router.post('/mail/fail', async (context) => {
    outbox.failNext((await readInput(context, MailInput)).times)
    return context.body(null, 204)
  })
  router.post('/sockets', async (context) => {
    const { kind } = await readInput(context, SocketsInput)
    return context.json({ sockets: sockets.disturb(kind) })
  })

  router.post('/reset', (context) => {
    faults.clear()
    requests.clear()
    events.length = 0
    clock.reset()
    limits.reset()
    outbox.failNext(0)
    return context.body(null, 204)
  })
  router.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse()
    throw error
  })
  return router
}
