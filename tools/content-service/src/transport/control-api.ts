import { keepCopy } from '@house-edge/double/backup'
import { createControlRouter, readInput } from '@house-edge/double/control'
import type { Hono } from 'hono'
import { z } from 'zod'
import { endPreview } from '../operations/desk/previews.ts'
import { expirePastRefs, rotateMasterRef } from '../repository/publish.ts'
import { reloadRepository } from '../repository/open.ts'
import type { Service } from '../service.ts'

const EndedPreview = z.strictObject({ endedPreview: z.enum(['not-found', 'expired']) })

/** The common control plane, and what only this service has. */
export function controlApi(service: Service): Hono {
  const { control, repository } = service
  const app = createControlRouter(control, {
    settle: () => repository.change(() => Promise.resolve()),
    reset: () => {
      control.endedPreview = 'not-found'
    },
    backUp: () => repository.change(() => keepCopy(repository.folder)),
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
