import type { GatewayContext } from '../../gateway/context.ts'
import { checkMimeType, getBucketRow } from '../bucket.ts'
import { readObjectPath, type ObjectPath } from '../path.ts'
import { readUpload, type Upload } from '../read-upload.ts'
import { asService, findCaller, testPermission, type StorageService } from '../storage-service.ts'
import { findObjectRow, getObjectRow, writeObjectRow, type ObjectMetadata } from '../stored-object.ts'

/** `POST /object/<bucket>/<name>`, replacing an existing object with `x-upsert: true`. */
export async function uploadObject(storage: StorageService, context: GatewayContext): Promise<Response> {
  return upload(storage, context, {
    replace: context.req.header('x-upsert') === 'true',
    operation: 'object.upload',
  })
}

/** `PUT /object/<bucket>/<name>` */
export async function updateObject(storage: StorageService, context: GatewayContext): Promise<Response> {
  return upload(storage, context, { replace: true, operation: 'object.upload_update' })
}

async function upload(
  storage: StorageService,
  context: GatewayContext,
  options: { replace: boolean; operation: string },
): Promise<Response> {
  const claims = await findCaller(storage, context)
  const path = readObjectPath(context, 'object')
  const incoming = await receive(storage, context, path)
  const draft = { ...path, owner: claims.sub, userMetadata: incoming.userMetadata }
  // Asked of the policies before anything is written, by writing the row and rolling it back.
  await testPermission(storage, claims, options.operation, async (tx) => {
    const metadata = {
      mimetype: incoming.mimeType,
      contentLength: Number(context.req.header('content-length') ?? 0),
    }
    await writeObjectRow(
      tx,
      { ...draft, version: '1', metadata },
      { replace: options.replace, nowIso: storage.clock.nowIso() },
    )
  })
  const id = await keep(storage, path, claims.sub, incoming, options.replace)
  return context.json({ Id: id, Key: `${path.bucket}/${path.name}` })
}

/** The upload, once bucket, size and type allow it. */
export async function receive(
  storage: StorageService,
  context: GatewayContext,
  path: ObjectPath,
): Promise<Upload & { maxBytes: number }> {
  const bucket = await asService(storage, (tx) => getBucketRow(tx, path.bucket))
  const maxBytes = Math.min(bucket.file_size_limit ?? storage.maxFileBytes, storage.maxFileBytes)
  const incoming = await readUpload(context, maxBytes)
  checkMimeType(incoming.mimeType, bucket.allowed_mime_types)
  return { ...incoming, maxBytes }
}

/** File first, row after: a row never names bytes that are not there, and a crash leaves at worst a file to sweep. */
export async function keep(
  storage: StorageService,
  path: ObjectPath,
  owner: string | undefined,
  incoming: Upload & { maxBytes: number },
  replace: boolean,
): Promise<string> {
  const version = storage.random.uuid()
  const written = await storage.files.write(version, incoming.content, incoming.maxBytes)
  const nowIso = storage.clock.nowIso()
  const metadata: ObjectMetadata = {
    eTag: written.eTag,
    size: written.size,
    mimetype: incoming.mimeType,
    cacheControl: incoming.cacheControl,
    lastModified: nowIso,
    contentLength: written.size,
    httpStatusCode: 200,
  }
  try {
    const { id, former } = await asService(storage, async (tx) => {
      const former = await findObjectRow(tx, path)
      const draft = { ...path, owner, version, metadata, userMetadata: incoming.userMetadata }
      await writeObjectRow(tx, draft, { replace, nowIso })
      return { id: (await getObjectRow(tx, path)).id, former }
    })
    await storage.files.remove(former ? [former.version] : [])
    return id
  } catch (error) {
    await storage.files.remove([version])
    throw error
  }
}
