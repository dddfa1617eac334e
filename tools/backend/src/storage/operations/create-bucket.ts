import type { GatewayContext } from '../../gateway/context.ts'
import { readMimeTypes, readSizeLimit } from '../bucket.ts'
import { checkBucketName } from '../path.ts'
import { readJson, readText } from '../read-body.ts'
import { StorageError } from '../storage-error.ts'
import { asCaller, findCaller, type StorageService } from '../storage-service.ts'

/** `POST /bucket`, under the policies of `storage.buckets`: https://supabase.com/docs/guides/storage/security/access-control */
export async function createBucket(storage: StorageService, context: GatewayContext): Promise<Response> {
  const claims = await findCaller(storage, context)
  const body = await readJson(context)
  const name = checkBucketName(readText(body, 'name'))
  if (body['type'] === 'ANALYTICS') {
    throw new StorageError(
      409,
      'FeatureNotEnabled',
      'The feature Iceberg buckets are not enabled for this tenant is not enabled for this resource',
    )
  }
  await asCaller(storage, claims, 'bucket.create', (tx) =>
    tx.query(
      `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
      [
        typeof body['id'] === 'string' ? checkBucketName(body['id']) : name,
        name,
        claims.sub ?? null,
        claims.sub ?? null,
        body['public'] === true,
        readSizeLimit(body['file_size_limit'], storage.maxFileBytes),
        readMimeTypes(body['allowed_mime_types']),
        storage.clock.nowIso(),
      ],
    ),
  )
  return context.json({ name })
}
