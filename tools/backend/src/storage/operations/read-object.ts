import type { GatewayContext } from '../../gateway/context.ts'
import { getBucketRow } from '../bucket.ts'
import { readObjectPath, type ObjectPath } from '../path.ts'
import { sendFile, sendImage } from '../send-object.ts'
import { noSuchBucket } from '../storage-error.ts'
import { asCaller, asService, findCaller, type StorageService } from '../storage-service.ts'
import { getObjectRow, type StoredObject } from '../stored-object.ts'
import { parseTransform, readTransform } from '../images/transform.ts'

type Operation = (storage: StorageService, context: GatewayContext) => Promise<Response>

/** `GET /object/<bucket>/<name>`: under the caller's policies. */
export const readAuthenticated: Operation = async (storage, context) => {
  const path = readObjectPath(context, 'object')
  return sendFile(storage, context, await getAllowed(storage, context, path, 'object.get_authenticated'))
}

/** `GET /object/public/<bucket>/<name>`: anyone, from a public bucket. */
export const readPublic: Operation = async (storage, context) =>
  sendFile(storage, context, await getPublic(storage, readObjectPath(context, 'object/public')))

/** `GET /object/sign/<bucket>/<name>?token=…` */
export const readSigned: Operation = async (storage, context) => {
  const { object, token } = await getSigned(storage, context, readObjectPath(context, 'object/sign'))
  return sendFile(storage, context, object, token.exp)
}

/** `GET /render/image/authenticated/…` */
export const renderAuthenticated: Operation = async (storage, context) => {
  const path = readObjectPath(context, 'render/image/authenticated')
  const object = await getAllowed(storage, context, path, 'render.image_authenticated')
  return sendImage(storage, context, object, readTransform(context.req.query()))
}

/** `GET /render/image/public/…` */
export const renderPublic: Operation = async (storage, context) => {
  const object = await getPublic(storage, readObjectPath(context, 'render/image/public'))
  return sendImage(storage, context, object, readTransform(context.req.query()))
}

/** `GET /render/image/sign/…?token=…`: the transformation is in the token, so it cannot be changed. */
export const renderSigned: Operation = async (storage, context) => {
  const { object, token } = await getSigned(storage, context, readObjectPath(context, 'render/image/sign'))
  return sendImage(storage, context, object, parseTransform(token.transformations ?? ''), token.exp)
}

/** `GET /object/info/<bucket>/<name>` */
export const readInfo: Operation = async (storage, context) => {
  const path = readObjectPath(context, 'object/info')
  const object = await getAllowed(storage, context, path, 'object.get_authenticated_info')
  return context.json(describe(object), 200, { ETag: object.metadata?.eTag ?? '' })
}

async function getAllowed(
  storage: StorageService,
  context: GatewayContext,
  path: ObjectPath,
  operation: string,
): Promise<StoredObject> {
  const bucket = await asService(storage, (tx) => getBucketRow(tx, path.bucket))
  if (bucket.public) return asService(storage, (tx) => getObjectRow(tx, path))
  const claims = await findCaller(storage, context)
  return asCaller(storage, claims, operation, (tx) => getObjectRow(tx, path))
}

async function getPublic(storage: StorageService, path: ObjectPath): Promise<StoredObject> {
  return asService(storage, async (tx) => {
    if (!(await getBucketRow(tx, path.bucket)).public) throw noSuchBucket()
    return getObjectRow(tx, path)
  })
}

async function getSigned(storage: StorageService, context: GatewayContext, path: ObjectPath) {
  const url = `${path.bucket}/${path.name}`
  const token = await storage.urlTokens.verify(context.req.query('token') ?? '', { url, scope: 'download' })
  return { object: await asService(storage, (tx) => getObjectRow(tx, path)), token }
}

function describe(object: StoredObject): Record<string, unknown> {
  return {
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    size: object.metadata?.size ?? null,
    content_type: object.metadata?.mimetype ?? null,
    cache_control: object.metadata?.cacheControl ?? null,
    etag: object.metadata?.eTag ?? null,
    metadata: object.user_metadata ?? {},
    last_modified: object.updated_at,
    created_at: object.created_at,
  }
}
