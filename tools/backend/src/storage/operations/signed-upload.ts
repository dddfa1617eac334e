import type { GatewayContext } from '../../gateway/context.ts'
import { readObjectPath } from '../path.ts'
import { findCaller, testPermission, type StorageService } from '../storage-service.ts'
import { writeObjectRow } from '../stored-object.ts'
import { keep, receive } from './upload.ts'

const lifetimeSeconds = 7200

/** `POST /object/upload/sign/<bucket>/<name>`: a signed permission to upload this one object. */
export async function signUpload(storage: StorageService, context: GatewayContext): Promise<Response> {
  const claims = await findCaller(storage, context)
  const path = readObjectPath(context, 'object/upload/sign')
  const upsert = context.req.header('x-upsert') === 'true'
  await testPermission(storage, claims, 'object.sign_upload_url', async (tx) => {
    const draft = { ...path, owner: claims.sub, version: '1', metadata: {}, userMetadata: null }
    await writeObjectRow(tx, draft, { replace: upsert, nowIso: storage.clock.nowIso() })
  })
  const url = `${path.bucket}/${path.name}`
  const owner = claims.sub ? { owner: claims.sub } : {}
  const token = await storage.urlTokens.sign({ url, scope: 'upload', upsert, ...owner }, lifetimeSeconds)
  return context.json({ url: `/object/upload/sign/${encodeURI(url)}?token=${token}`, token })
}

/** `PUT /object/upload/sign/<bucket>/<name>?token=…`: policies were asked when the address was signed. */
export async function uploadSigned(storage: StorageService, context: GatewayContext): Promise<Response> {
  const path = readObjectPath(context, 'object/upload/sign')
  const url = `${path.bucket}/${path.name}`
  const token = await storage.urlTokens.verify(context.req.query('token') ?? '', { url, scope: 'upload' })
  const incoming = await receive(storage, context, path)
  await keep(storage, path, token.owner, incoming, token.upsert ?? false)
  return context.json({ Key: url })
}
