import { keepCopy } from '@house-edge/double/backup'
import { createControlRouter, readInput } from '@house-edge/double/control'
import type { Hono } from 'hono'
import { z } from 'zod'
import type { LimitConfig } from '../auth/limits.ts'
import type { BackendControl } from './control.ts'

const figure = z.number().int().positive()
const LimitsInput = z.strictObject({
  messages: figure.exactOptional(),
  tokens: figure.exactOptional(),
  verifications: figure.exactOptional(),
  factors: figure.exactOptional(),
  anonymous: figure.exactOptional(),
  emails: figure.exactOptional(),
} satisfies Record<keyof LimitConfig, z.ZodType<number>>)
/** Whose sessions; everyone's when left out. */
const SessionsInput = z.strictObject({ userId: z.uuid().optional() })
const RotateInput = z.strictObject({ revoke: z.boolean().default(false) })
const MailInput = z.strictObject({ times: figure.default(1) })
const SocketsInput = z.strictObject({ kind: z.enum(['cut', 'mute']).default('cut') })

/** The common control plane, and what only this service has. */
export function createBackendControlRouter(control: BackendControl): Hono {
  const { keys, apiKeys, limits, outbox, sockets, events, database, folder } = control
  const router = createControlRouter(control, {
    reset: () => {
      events.length = 0
      limits.reset()
      outbox.failNext(0)
    },
    // The database has one connection, and files of pictures are written before the row that names them.
    backUp: () => database.transaction(() => keepCopy(folder)),
  })

  router.get('/events', (context) => context.json(events))

  router.post('/keys/rotate', async (context) =>
    context.json({ kid: await keys.rotate(await readInput(context, RotateInput)) }),
  )
  for (const kind of ['publishable', 'secret'] as const) {
    router.post(`/keys/${kind}`, async (context) => context.json({ key: await apiKeys.add(kind) }))
    router.delete(`/keys/${kind}/:key`, async (context) => {
      await apiKeys.delete(kind, context.req.param('key'))
      return context.body(null, 204)
    })
  }
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

  return router
}

/** From now on these sessions cannot be refreshed. Their access tokens run on until they expire. */
async function expireSessions(
  { database, clock }: BackendControl,
  { userId }: z.infer<typeof SessionsInput>,
): Promise<number> {
  const { affectedRows } = await database.transaction((tx) =>
    tx.query(`update auth.sessions set not_after = $1 where $2::uuid is null or user_id = $2`, [
      new Date(clock.nowMs() - 1).toISOString(),
      userId ?? null,
    ]),
  )
  return affectedRows ?? 0
}
