import type { GatewayContext } from '../../gateway/context.ts'
import { readObjectPath } from '../path.ts'
import { readJson } from '../read-body.ts'
import { accessDenied } from '../storage-error.ts'
import { asCaller, asService, findCaller, type StorageService } from '../storage-service.ts'
import { getObjectRow, objectColumns, type StoredObject } from '../stored-object.ts'
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

/** `DELETE /object/<bucket>/<name>`: looked up as the service first, to tell a missing object from a protected one. */
export async function removeObject(storage: StorageService, context: GatewayContext): Promise<Response> {
  const claims = await findCaller(storage, context)
  const path = readObjectPath(context, 'object')
  const object = await asService(storage, (tx) => getObjectRow(tx, path))
  const removed = await asCaller(storage, claims, 'object.delete', (tx) =>
    tx.query(`delete from storage.objects where bucket_id = $1 and name = $2`, [path.bucket, path.name]),
  )
  if (!removed.affectedRows) throw accessDenied()
  await storage.files.remove([object.version])
  return context.json({ message: 'Successfully deleted' })
}
