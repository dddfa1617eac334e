import { parseJson } from '@house-edge/double/json'
import { Hono } from 'hono'
import type { Context, MiddlewareHandler } from 'hono'
import { writeRefusal } from '../access/write-access.ts'
import type { WriteRefusal } from '../access/write-access.ts'
import { WireError } from '../errors/wire-error.ts'
import { createAssetTag, listAssetTags } from '../operations/assets/asset-tags.ts'
import { createAsset, listAssets, patchAsset } from '../operations/assets/assets.ts'
import {
  migrateDocument,
  migrateNewDocument,
  publishMigration,
} from '../operations/migration/migrate-documents.ts'
import type { Service } from '../service.ts'

/** The Asset API. Its errors are `{ error }`. */
export function assetApi(service: Service): Hono {
  const app = new Hono({ strict: false })
  app.use(
    '*',
    authorised(service, (error) => ({ error })),
  )
  app.get('/assets', (context) => context.json(listAssets(service)))
  app.post('/assets', async (context) => context.json(await createAsset(await form(context), service)))
  app.patch('/assets/:id', async (context) =>
    context.json(await patchAsset(context.req.param('id'), await json(context), service)),
  )
  app.get('/tags', (context) => context.json(listAssetTags(service)))
  app.post('/tags', async (context) => context.json(await createAssetTag(await json(context), service), 201))
  return app
}

/** The Migration API. Its errors are `{ message, details? }`. */
export function migrationApi(service: Service): Hono {
  const app = new Hono({ strict: false })
  app.use(
    '*',
    authorised(service, (message) => ({ message })),
  )
  app.post('/documents', async (context) =>
    context.json(await migrateNewDocument(await json(context), service), 201),
  )
  app.put('/documents/:id', async (context) =>
    context.json(await migrateDocument(context.req.param('id'), await json(context), service)),
  )
  app.post('/migration-release/publish', async (context) =>
    context.json(await publishMigration(service), 202),
  )
  return app
}

/** Lets through only requests with a write token of this repository. @throws {WireError} 401, 403. */
export function authorised(
  service: Service,
  bodyOf: (text: string) => Record<string, string>,
): MiddlewareHandler {
  const statuses: Record<WriteRefusal, number> = { unauthorized: 401, 'other-repository': 403 }
  return async (context, next) => {
    const refusal = writeRefusal(context.req.raw.headers, service)
    if (refusal === 'unauthorized') throw new WireError(statuses[refusal], bodyOf('Unauthorized'))
    if (refusal) throw new WireError(statuses[refusal], bodyOf('The token does not open this repository'))
    await next()
  }
}

async function form(context: Context): Promise<FormData> {
  try {
    return await context.req.formData()
  } catch {
    throw new WireError(400, { error: 'The body is not a form' })
  }
}

/** The body of a request. @throws {WireError} 400. */
export async function json(context: Context): Promise<unknown> {
  try {
    return parseJson(await context.req.text())
  } catch {
    throw new WireError(400, { error: 'The body is not JSON', message: 'The body is not JSON' })
  }
}
