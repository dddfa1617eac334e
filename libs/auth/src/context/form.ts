import { type Failure, failWith } from '../outcome/outcome.ts'
import type { FormFields } from '../setup/form-fields.ts'

/** Sign-in forms are small; anything larger is refused. */
const usualLimitBytes = 64 * 1024
/** More than any form has. Each part takes some forty microseconds to read, and a body has room for 200,000. */
const mostParts = 1_000

/**
 * Reads a posted form without trusting it: bounded in size, and never JSON,
 * which a form of another site could not send but a script could.
 *
 * @param options.limitBytes The size of the whole body. Default 64 KiB.
 */
export async function readForm(
  request: Request,
  { limitBytes = usualLimitBytes }: { limitBytes?: number } = {},
): Promise<{ ok: true; fields: FormFields } | Failure> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    return failWith('auth/form-invalid')
  }
  try {
    const bytes = await readBytes(request, limitBytes)
    if (!bytes) return failWith('auth/form-too-large')
    if (/^multipart/i.test(type) && hasManyParts(bytes)) return failWith('auth/form-invalid')
    const data = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return { ok: true, fields: fieldsOf(data) }
  } catch {
    return failWith('auth/form-invalid')
  }
}

/** Each part begins on a line of its own with two dashes, whatever the boundary (RFC 2046 §5.1.1). */
function hasManyParts(bytes: Uint8Array<ArrayBuffer>): boolean {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let parts = 0
  for (let at = body.indexOf('\n--'); at !== -1 && parts <= mostParts; at = body.indexOf('\n--', at + 1))
    parts += 1
  return parts > mostParts
}

function fieldsOf(data: FormData): FormFields {
  return {
    get(name) {
      const value = data.get(name)
      return typeof value === 'string' ? value : undefined
    },
    file(name) {
      const value = data.get(name)
      return value instanceof File && value.size > 0 ? value : undefined
    },
  }
}

async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limitBytes) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks, size))
}
