import type { GatewayContext } from '../../gateway/context.ts'
import { describeTransform, readTransform } from '../images/transform.ts'
import { readObjectPath } from '../path.ts'
import { readCount, readJson } from '../read-body.ts'
import { invalidRequest } from '../storage-error.ts'
import { asCaller, findCaller, type StorageService } from '../storage-service.ts'
import { getObjectRow } from '../stored-object.ts'

const maxPaths = 1000

/** `POST /object/sign/<bucket>/<name>`: leave to read this one object, for a while. */
export async function signUrl(storage: StorageService, context: GatewayContext): Promise<Response> {
  const claims = await findCaller(storage, context)
  const path = readObjectPath(context, 'object/sign')
  const body = await readJson(context)
  const expiresIn = readCount(body, 'expiresIn', NaN, 1)
  await asCaller(storage, claims, 'object.sign', (tx) => getObjectRow(tx, path))

  const url = `${path.bucket}/${path.name}`
  const wanted = body['transform']
  const transformations =
    typeof wanted === 'object' && wanted !== null ? describeTransform(readTransform(wanted)) : ''
  const token = await storage.urlTokens.sign(
    { url, scope: 'download', ...(transformations ? { transformations } : {}) },
    expiresIn,
  )
  return context.json({
    signedURL: `/${transformations ? 'render/image' : 'object'}/sign/${url}?token=${token}`,
  })
}

/** `POST /object/sign/<bucket>`: the same for many, each with its own outcome. */
export async function signUrls(storage: StorageService, context: GatewayContext): Promise<Response> {
  const claims = await findCaller(storage, context)
  const bucket = context.req.param('bucket') ?? ''
  const body = await readJson(context)
  const expiresIn = readCount(body, 'expiresIn', NaN, 1)
  const paths = readPaths(body['paths'])
  const visible = await asCaller(storage, claims, 'object.sign_many', async (tx) => {
    const { rows } = await tx.query<{ name: string }>(
      `select name from storage.objects where bucket_id = $1 and name = any ($2)`,
      [bucket, paths],
    )
    return new Set(rows.map((row) => row.name))
  })
  const signed = paths.map(async (path) => {
    if (!visible.has(path)) {
      return {
        error: 'Either the object does not exist or you do not have access to it',
        path,
        signedURL: null,
      }
    }
    const token = await storage.urlTokens.sign({ url: `${bucket}/${path}`, scope: 'download' }, expiresIn)
    return { error: null, path, signedURL: `/object/sign/${bucket}/${path}?token=${token}` }
  })
  return context.json(await Promise.all(signed))
}

export function readPaths(value: unknown): string[] {
  const isList = Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')
  if (!isList) throw invalidRequest('body must have a list of paths')
  if (value.length > maxPaths) {
    throw invalidRequest(`Bulk object requests are limited to ${maxPaths} objects per request.`)
  }
  return value
}
