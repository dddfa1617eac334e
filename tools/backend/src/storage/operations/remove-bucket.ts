import type { GatewayContext } from '../../gateway/context.ts'
import { getBucketRow } from '../bucket.ts'
import { noSuchBucket, StorageError } from '../storage-error.ts'
import { asCaller, asService, findCaller, type StorageService } from '../storage-service.ts'

/** `DELETE /bucket/:id`: an empty one only. */
export async function deleteBucket(storage: StorageService, context: GatewayContext): Promise<Response> {
  const claims = await findCaller(storage, context)
  const id = context.req.param('id') ?? ''
  const isEmpty = await asService(storage, async (tx) => {
    await getBucketRow(tx, id)
    return (
      (await tx.query(`select from storage.objects where bucket_id = $1 limit 1`, [id])).rows.length === 0
    )
  })
  if (!isEmpty) throw new StorageError(409, 'ResourceNotEmpty', 'The bucket you tried to delete is not empty')
  const deleted = await asCaller(storage, claims, 'bucket.delete', (tx) =>
    tx.query(`delete from storage.buckets where id = $1`, [id]),
  )
  if (!deleted.affectedRows) throw noSuchBucket()
  return context.json({ message: 'Successfully deleted' })
}

/**
 * `POST /bucket/:id/empty`: rows first. A crash then leaves files without rows, which are swept, and never a row
 * without its file. The answer is worded as by the hosted service, which does it later.
 */
export async function emptyBucket(storage: StorageService, context: GatewayContext): Promise<Response> {
  const claims = await findCaller(storage, context)
  const id = context.req.param('id') ?? ''
  const versions = await asCaller(storage, claims, 'bucket.empty', async (tx) => {
    await getBucketRow(tx, id)
    const { rows } = await tx.query<{ version: string }>(
      `delete from storage.objects where bucket_id = $1 returning version`,
      [id],
    )
    return rows.map((row) => row.version)
  })
  await storage.files.remove(versions)
  return context.json({ message: 'Empty bucket has been queued. Completion may take up to an hour.' })
}
