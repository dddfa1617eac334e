import type { GatewayContext } from '../../gateway/context.ts'
import { getBucketRow, readMimeTypes, readSizeLimit } from '../bucket.ts'
import { readJson } from '../read-body.ts'
import { noSuchBucket } from '../storage-error.ts'
import { asCaller, asService, findCaller, type StorageService } from '../storage-service.ts'

/** `PUT /bucket/:id`: fields that are absent stay as they are. */
export async function updateBucket(storage: StorageService, context: GatewayContext): Promise<Response> {
  const claims = await findCaller(storage, context)
  const id = context.req.param('id') ?? ''
  const body = await readJson(context)
  const before = await asService(storage, (tx) => getBucketRow(tx, id))
  const changed = await asCaller(storage, claims, 'bucket.update', (tx) =>
    tx.query(
      `update storage.buckets set public = $2, file_size_limit = $3, allowed_mime_types = $4, updated_at = $5 where id = $1`,
      [
        id,
        typeof body['public'] === 'boolean' ? body['public'] : before.public,
        'file_size_limit' in body
          ? readSizeLimit(body['file_size_limit'], storage.maxFileBytes)
          : before.file_size_limit,
        'allowed_mime_types' in body ? readMimeTypes(body['allowed_mime_types']) : before.allowed_mime_types,
        storage.clock.nowIso(),
      ],
    ),
  )
  if (!changed.affectedRows) throw noSuchBucket()
  return context.json({ message: 'Successfully updated' })
}
