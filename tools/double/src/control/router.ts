import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import type { Control } from './control.ts'
import { FaultInput } from './faults.ts'
import { readInput } from './read-input.ts'

const ClockInput = z.strictObject({ advanceMs: z.number().int().positive() })

/** What a service adds to the control plane. */
interface ControlHooks {
  /** Waits until the tasks that a moved clock made due are done. */
  settle?(): Promise<void>
  /** Resets the service's own part of the control plane. */
  reset(): void
  /** Copies what the service keeps, at a moment in which it writes nothing. */
  backUp?: () => Promise<string>
}

/** The control plane for tests: faults, clock, and a log of requests. */
export function createControlRouter({ faults, requests, clock }: Control, hooks: ControlHooks): Hono {
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

  router.get('/clock', (context) => context.json(time()))
  router.post('/clock', async (context) => {
    clock.advance((await readInput(context, ClockInput)).advanceMs)
    await hooks.settle?.()
    return context.json(time())
  })
  router.delete('/clock', (context) => {
    clock.reset()
    return context.json(time())
  })

  const { backUp } = hooks
  if (backUp) router.post('/backup', async (context) => context.json({ folder: await backUp() }))
  router.post('/reset', (context) => {
    faults.clear()
    requests.clear()
    clock.reset()
    hooks.reset()
    return context.body(null, 204)
  })

  router.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse()
    throw error
  })
  return router
}
