import { type Failure, failWith } from '../operations/outcome.ts'

/** The fields of a posted form: the first value of each name, texts only. */
export interface FormFields {
  get(name: string): string | undefined
}

/** Sign-in forms are small; anything larger is not one of ours. */
const sizeLimitBytes = 64 * 1024

/** A form that cannot be read. */
export type UnreadableForm = Failure & {
  /** It was not read to its end: answer 413. */
  isTooLarge?: boolean
}

/**
 * Reads a posted form without trusting it: bounded in size, texts only, and
 * never JSON, which a form of another site could not send but a script could.
 */
export async function readForm(request: Request): Promise<{ ok: true; fields: FormFields } | UnreadableForm> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    return failWith('auth/form-invalid')
  }
  try {
    const bytes = await readBytes(request)
    if (!bytes) return { ...failWith('auth/form-invalid'), isTooLarge: true }
    const data = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    const get = (name: string) => {
      const value = data.get(name)
      return typeof value === 'string' ? value : undefined
    }
    return { ok: true, fields: { get } }
  } catch {
    return failWith('auth/form-invalid')
  }
}

async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > sizeLimitBytes) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > sizeLimitBytes) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks, size))
}
