import { createControlRouter, FaultInput, readInput } from '@house-edge/double/control'
import type { Hono } from 'hono'
import { z } from 'zod'
import { endPreview } from '../operations/desk/previews.ts'
import { expirePastRefs, rotateMasterRef } from '../repository/publish.ts'
import { reloadRepository } from '../repository/open.ts'
import type { Service } from '../service.ts'

const RateLimit = z.strictObject({
  path: z.string().default('/api/v2*'),
  times: z.number().int().positive().default(1),
  /** The header as it is to be sent; `null` for none. */
  retryAfter: z.string().nullable().default('1'),
})
const EndedPreview = z.strictObject({ endedPreview: z.enum(['not-found', 'expired']) })

/** The common control plane, and what only this service has. */
export function controlApi(service: Service): Hono {
  const { control, repository } = service
  const app = createControlRouter(control, {
    settle: () => repository.change(() => Promise.resolve()),
    reset: () => {
      control.endedPreview = 'not-found'
    },
  })
  app.post('/rate-limit', async (context) => {
    const { path, times, retryAfter } = await readInput(context, RateLimit)
    const headers: Record<string, string> = retryAfter === null ? {} : { 'retry-after': retryAfter }
    return context.json(
      control.faults.add(
        FaultInput.parse({
          path,
          times,
          kind: 'status',
          status: 429,
          headers,
          body: '{"error":"Too Many Requests"}',
        }),
      ),
      201,
    )
  })

  app.post('/master-ref/rotate', async (context) => {
    await repository.change(() => rotateMasterRef(repository))
    return context.json({ masterRef: repository.masterRef })
  })
  app.post('/master-ref/expire', async (context) => {
    await repository.change(async () => {
      await rotateMasterRef(repository)
      expirePastRefs(repository)
    })
    return context.json({ masterRef: repository.masterRef })
  })
  app.post('/previews/:id/expire', async (context) => {
    await endPreview(context.req.param('id'), service)
    return context.body(null, 204)
  })
  app.put('/previews', async (context) => {
    control.endedPreview = (await readInput(context, EndedPreview)).endedPreview
    return context.json({ endedPreview: control.endedPreview })
  })

  app.post('/reload', async (context) => {
    await repository.change(() => reloadRepository(repository, service.models))
    return context.json({ masterRef: repository.masterRef })
  })
  app.all('*', (context) => {
    const { method, path } = context.req
    const message = `The control plane has nothing at ${method} ${path}. Nothing was changed. See the README.`
    return context.json({ message }, 404)
  })
  return app
}
