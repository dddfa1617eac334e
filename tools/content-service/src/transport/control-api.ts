import { Hono } from 'hono'
import type { Context } from 'hono'
import { z } from 'zod'
import type { GuardRules } from '../access/guard.ts'
import { FaultInput } from '../control/faults.ts'
import { DeskError, notFound } from '../desk/desk-error.ts'
import { endPreview } from '../operations/desk/previews.ts'
import { expirePastRefs, rotateMasterRef } from '../repository/publish.ts'
import { reloadRepository } from '../repository/open.ts'
import type { Service } from '../service.ts'
import { guarded } from './guarded.ts'

const Clock = z.strictObject({ advanceMs: z.number().int().positive() })
const RateLimit = z.strictObject({
  path: z.string().default('/api/v2*'),
  times: z.number().int().positive().default(1),
  /** The header as it is to be sent; `null` for none. */
  retryAfter: z.string().nullable().default('1'),
})
const EndedPreview = z.strictObject({ endedPreview: z.enum(['not-found', 'expired']) })

/** What tests use to bring about what the hosted service only does on a bad day. Apart from all paths of the product. */
export function controlApi(service: Service, rules: GuardRules): Hono {
  const app = new Hono({ strict: false })
  const { control, repository } = service
  app.use('*', guarded(rules))

  app.get('/faults', (context) => context.json(control.faults.all()))
  app.post('/faults', async (context) =>
    context.json(control.faults.add(await read(context, FaultInput)), 201),
  )
  app.delete('/faults', (context) => {
    control.faults.clear()
    return context.body(null, 204)
  })
  app.delete('/faults/:id', (context) => {
    if (!control.faults.remove(context.req.param('id'))) throw notFound('such fault')
    return context.body(null, 204)
  })
  app.post('/rate-limit', async (context) => {
    const { path, times, retryAfter } = await read(context, RateLimit)
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

  app.get('/clock', (context) => context.json(clockState(service)))
  app.post('/clock', async (context) => {
    repository.clock.advance((await read(context, Clock)).advanceMs)
    await repository.change(() => Promise.resolve())
    return context.json(clockState(service))
  })
  app.delete('/clock', (context) => {
    repository.clock.reset()
    return context.json(clockState(service))
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
    control.endedPreview = (await read(context, EndedPreview)).endedPreview
    return context.json({ endedPreview: control.endedPreview })
  })

  app.get('/requests', (context) => {
    const requests = control.requests.list(context.req.query('path') ?? '/')
    return context.json({ count: requests.length, requests })
  })
  app.delete('/requests', (context) => {
    control.requests.clear()
    return context.body(null, 204)
  })
  app.post('/reload', async (context) => {
    await repository.change(() => reloadRepository(repository, service.models))
    return context.json({ masterRef: repository.masterRef })
  })
  app.post('/reset', (context) => {
    control.faults.clear()
    control.requests.clear()
    control.endedPreview = 'not-found'
    repository.clock.reset()
    return context.body(null, 204)
  })
  app.all('*', ({ req }) => {
    throw new DeskError(
      'desk/not-found',
      `The control plane has nothing at ${req.method} ${req.path}. Nothing was changed. See the README.`,
    )
  })
  return app
}

function clockState({ repository }: Service): { nowMs: number; aheadMs: number } {
  return { nowMs: repository.clock.now(), aheadMs: repository.clock.aheadMs() }
}

async function read<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  const text = await context.req.text()
  let json: unknown = {}
  try {
    if (text !== '') json = JSON.parse(text)
  } catch {
    throw new DeskError(
      'desk/bad-request',
      'The request is not JSON. Nothing was changed. Send it again as JSON.',
    )
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  throw new DeskError(
    'desk/bad-request',
    `The request was not understood (${z.prettifyError(parsed.error)}). Nothing was changed. Correct it.`,
  )
}
