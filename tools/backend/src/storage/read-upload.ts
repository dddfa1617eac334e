import type { GatewayContext } from '../gateway/context.ts'
import { isUnreadable } from '../gateway/readable-json.ts'
import { readAtMost } from '../gateway/limit-body.ts'
import { invalidRequest, noSuchUpload, tooLarge } from './storage-error.ts'

/** A file on its way in, whether it came bare or in a form. */
export interface Upload {
  content: AsyncIterable<Uint8Array>
  mimeType: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
}

/** What a form adds to the file: boundaries, names, the other fields. */
const formOverheadBytes = 64 * 1024

/** Reads an upload. @throws {StorageError} `EntityTooLarge` or `InvalidRequest` */
export async function readUpload(context: GatewayContext, maxBytes: number): Promise<Upload> {
  const { raw } = context.req
  if (!raw.body) throw noSuchUpload()
  const announced = Number(raw.headers.get('content-length') ?? 0)
  const isForm = raw.headers.get('content-type')?.startsWith('multipart/form-data') ?? false
  if (announced > maxBytes + (isForm ? formOverheadBytes : 0)) throw tooLarge()
  return isForm ? readForm(raw, maxBytes) : readBare(raw)
}

function readBare(request: Request): Upload {
  const { headers, body } = request
  return {
    content: body as ReadableStream<Uint8Array>,
    mimeType: headers.get('content-type') ?? 'application/octet-stream',
    cacheControl: headers.get('cache-control') ?? 'no-cache',
    userMetadata: parseMetadata(Buffer.from(headers.get('x-metadata') ?? '', 'base64').toString()),
  }
}

/** Browsers send a Blob or File so. The file's field has any name, usually none. */
async function readForm(request: Request, maxBytes: number): Promise<Upload> {
  const bytes = await readAtMost(request.body as ReadableStream<Uint8Array>, maxBytes + formOverheadBytes)
  if (!bytes) throw tooLarge()
  const form = await parseForm(bytes, request.headers.get('content-type') ?? '')
  const file = [...form.values()].find((value) => value instanceof File)
  if (!file) throw noSuchUpload()
  const cacheControl = textOf(form, 'cacheControl')
  return {
    content: file.stream(),
    mimeType: textOf(form, 'contentType') || file.type || 'application/octet-stream',
    cacheControl: cacheControl ? `max-age=${cacheControl}` : 'no-cache',
    userMetadata: parseMetadata(textOf(form, 'metadata')),
  }
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw noSuchUpload()
  }
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

function parseMetadata(text: string): Record<string, unknown> | null {
  if (isUnreadable(text)) throw invalidRequest('metadata is nested too deeply')
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
