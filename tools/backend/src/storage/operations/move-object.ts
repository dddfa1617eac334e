import type { GatewayContext } from '../../gateway/context.ts'
import { noSuchKey } from '../storage-error.ts'
import { asCaller, findCaller, type StorageService } from '../storage-service.ts'
import { getObjectRow } from '../stored-object.ts'
import { checkTarget, readCopyRequest } from './copy-object.ts'

/** `POST /object/move`. The bytes are named by version, so only the row changes. */
export async function moveObject(storage: StorageService, context: GatewayContext): Promise<Response> {
  const claims = await findCaller(storage, context)
  const { source, target } = await readCopyRequest(context)
  const original = await asCaller(storage, claims, 'object.move', (tx) => getObjectRow(tx, source))
  await checkTarget(storage, target, original.metadata ?? {})
  const moved = await asCaller(storage, claims, 'object.move', (tx) =>
    tx.query(
      `update storage.objects set bucket_id = $3, name = $4, owner = $5, owner_id = $6, updated_at = $7
       where bucket_id = $1 and name = $2`,
      [
        source.bucket,
        source.name,
        target.bucket,
        target.name,
        claims.sub ?? null,
        claims.sub ?? null,
        storage.clock.nowIso(),
      ],
    ),
  )
  if (!moved.affectedRows) throw noSuchKey()
  return context.json({ message: 'Successfully moved', Id: original.id, Key: target.name })
}
