import type { GatewayContext } from '../../gateway/context.ts'
import { readJson } from '../read-body.ts'
import { asCaller, findCaller, type StorageService } from '../storage-service.ts'
import { objectColumns, type StoredObject } from '../stored-object.ts'
import { readPaths } from './sign-urls.ts'

/** `DELETE /object/<bucket>`: removes what the caller may remove, and says which that was. */
export async function removeObjects(storage: StorageService, context: GatewayContext): Promise<Response> {
  const claims = await findCaller(storage, context)
  const bucket = context.req.param('bucket') ?? ''
  const names = readPaths((await readJson(context))['prefixes'])
  const removed = await asCaller(storage, claims, 'object.delete_many', async (tx) => {
    const { rows } = await tx.query<StoredObject>(
      `delete from storage.objects where bucket_id = $1 and name = any ($2) returning ${objectColumns}`,
      [bucket, names],
    )
    return rows
  })
  await storage.files.remove(removed.map((object) => object.version))
  return context.json(removed)
}
