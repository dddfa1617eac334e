import type { GatewayContext } from '../../gateway/context.ts'
import { checkMimeType, getBucketRow } from '../bucket.ts'
import { checkObjectName, type ObjectPath } from '../path.ts'
import { readJson, readText } from '../read-body.ts'
import { asCaller, asService, findCaller, testPermission, type StorageService } from '../storage-service.ts'
import {
  findObjectRow,
  getObjectRow,
  writeObjectRow,
  type ObjectMetadata,
  type StoredObject,
} from '../stored-object.ts'

/** `POST /object/copy`, within a bucket or to another. */
export async function copyObject(storage: StorageService, context: GatewayContext): Promise<Response> {
  const claims = await findCaller(storage, context)
  const { body, source, target } = await readCopyRequest(context)
  const replace = context.req.header('x-upsert') === 'true'
  const original = await asCaller(storage, claims, 'object.copy', (tx) => getObjectRow(tx, source))
  const metadata = describeCopy(original, body)
  await checkTarget(storage, target, metadata)

  const version = storage.random.uuid()
  const userMetadata = body['copyMetadata'] === false ? null : original.user_metadata
  const draft = { ...target, owner: claims.sub, version, metadata, userMetadata }
  const options = { replace, nowIso: storage.clock.nowIso() }
  await testPermission(storage, claims, 'object.copy', async (tx) => {
    await writeObjectRow(tx, draft, options)
  })
  await storage.files.copy(original.version, version)
  const { id, former } = await asService(storage, async (tx) => {
    const former = await findObjectRow(tx, target)
    await writeObjectRow(tx, draft, options)
    return { id: (await getObjectRow(tx, target)).id, former }
  })
  await storage.files.remove(former ? [former.version] : [])
  return context.json({
    Id: id,
    Key: `${target.bucket}/${target.name}`,
    name: target.name,
    bucket_id: target.bucket,
  })
}

export async function readCopyRequest(
  context: GatewayContext,
): Promise<{ body: Record<string, unknown>; source: ObjectPath; target: ObjectPath }> {
  const body = await readJson(context)
  const bucket = readText(body, 'bucketId')
  const targetBucket = typeof body['destinationBucket'] === 'string' ? body['destinationBucket'] : bucket
  return {
    body,
    source: { bucket, name: readText(body, 'sourceKey') },
    target: { bucket: targetBucket, name: checkObjectName(readText(body, 'destinationKey')) },
  }
}

/** Objects copied or moved into another bucket have to meet its rules as well. */
export async function checkTarget(
  storage: StorageService,
  target: ObjectPath,
  metadata: Partial<ObjectMetadata>,
): Promise<void> {
  const bucket = await asService(storage, (tx) => getBucketRow(tx, target.bucket))
  checkMimeType(metadata.mimetype ?? '', bucket.allowed_mime_types)
}

function describeCopy(original: StoredObject, body: Record<string, unknown>): Partial<ObjectMetadata> {
  const changes =
    body['copyMetadata'] === false ? (body['metadata'] as Partial<ObjectMetadata> | undefined) : undefined
  return {
    ...original.metadata,
    ...(typeof changes?.cacheControl === 'string' ? { cacheControl: changes.cacheControl } : {}),
    ...(typeof changes?.mimetype === 'string' ? { mimetype: changes.mimetype } : {}),
  }
}
