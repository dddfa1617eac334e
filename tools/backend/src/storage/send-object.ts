import { createHash } from 'node:crypto'
import { TooManyPicturesError } from '@house-edge/double/drawn-pictures'
import { fileTypeFromBuffer } from 'file-type'
import type { GatewayContext } from '../gateway/context.ts'
import {
  describeTransform,
  listTransformations,
  outputFormat,
  renderImage,
  type Transform,
} from './images/transform.ts'
import { slowDown, StorageError } from './storage-error.ts'
import type { StorageService } from './storage-service.ts'
import type { StoredObject } from './stored-object.ts'

/**
 * What an uploaded file may do when a browser opens it by itself: nothing. It is
 * foreign text on this backend's own address.
 */
const harmless = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'none',
}

/** Answers with the file itself: conditional requests, one range, download names. */
export function sendFile(
  storage: StorageService,
  context: GatewayContext,
  object: StoredObject,
  expiresAt?: number,
): Response {
  const size = object.metadata?.size ?? 0
  const headers = new Headers({ ...commonHeaders(context, object, expiresAt), 'Accept-Ranges': 'bytes' })
  headers.set('Content-Type', contentTypeOf(object))
  if (isNotModified(context, object)) return new Response(null, { status: 304, headers })

  const range = readRange(context.req.header('range'), size)
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : size))
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
  const isHead = context.req.method === 'HEAD' || size === 0
  const body = isHead ? null : storage.files.stream(object.version, range)
  return new Response(body, { status: range ? 206 : 200, headers })
}

/** Answers with the picture in another size or format. */
export async function sendImage(
  storage: StorageService,
  context: GatewayContext,
  object: StoredObject,
  transform: Transform,
  expiresAt?: number,
): Promise<Response> {
  const bytes = await drawPicture(storage, context, object, transform)
  const headers = new Headers(commonHeaders(context, object, expiresAt))
  headers.set('Content-Type', (await fileTypeFromBuffer(bytes))?.mime ?? 'application/octet-stream')
  headers.set('Content-Length', String(bytes.byteLength))
  // The format depends on what the browser accepts.
  headers.set('Vary', 'Accept')
  headers.set('X-Transformations', listTransformations(transform))
  // The tag is of the file as uploaded and not of this drawing.
  headers.delete('ETag')
  return new Response(new Uint8Array(bytes), { headers })
}

/** @throws {StorageError} `SlowDown` when too many are being drawn. */
async function drawPicture(
  storage: StorageService,
  context: GatewayContext,
  object: StoredObject,
  transform: Transform,
): Promise<Uint8Array> {
  const format = outputFormat(transform, context.req.header('accept') ?? '')
  const wanted = `${object.version}?${describeTransform(transform)}&${format}`
  const name = createHash('sha256').update(wanted).digest('hex')
  const draw = async () => renderImage(await storage.files.read(object.version), transform, format)
  try {
    return await storage.pictures.get(name, draw, context.req.raw.signal)
  } catch (error) {
    if (error instanceof TooManyPicturesError) throw slowDown(error.message, error.retryAfterSeconds)
    throw error
  }
}

function commonHeaders(
  context: GatewayContext,
  object: StoredObject,
  expiresAt?: number,
): Record<string, string> {
  const download = context.req.query('download')
  return {
    ...harmless,
    ETag: object.metadata?.eTag ?? '',
    'Last-Modified': new Date(object.updated_at).toUTCString(),
    ...(expiresAt === undefined
      ? { 'Cache-Control': object.metadata?.cacheControl ?? 'no-cache' }
      : { Expires: new Date(expiresAt * 1000).toUTCString() }),
    ...(download === undefined ? {} : { 'Content-Disposition': disposition(download) }),
  }
}

function disposition(name: string): string {
  const encoded = encodeURIComponent(name)
  return name === '' ? 'attachment;' : `attachment; filename=${encoded}; filename*=UTF-8''${encoded}`
}

/** Uploaded HTML is sent as plain text, so that browsers run none of it. */
function contentTypeOf(object: StoredObject): string {
  const type = object.metadata?.mimetype ?? 'application/octet-stream'
  return type.includes('text/html') ? 'text/plain' : type
}

function isNotModified(context: GatewayContext, object: StoredObject): boolean {
  const known = context.req.header('if-none-match')
  if (known !== undefined) return known.split(',').some((tag) => tag.trim() === object.metadata?.eTag)
  const since = Date.parse(context.req.header('if-modified-since') ?? '')
  // Dates of HTTP have no milliseconds (RFC 9110 §5.6.7).
  return Math.floor(Date.parse(object.updated_at) / 1000) * 1000 <= since
}

/** One range; a list of them, or nonsense, is answered with the whole file. @throws {StorageError} `InvalidRange` */
function readRange(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const last = size - 1
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const end = match[1] === '' || match[2] === '' ? last : Math.min(last, Number(match[2]))
  if (start > end || start > last) throw new StorageError(400, 'InvalidRange', 'invalid range provided')
  return { start, end }
}
