import type { Context, MiddlewareHandler } from 'hono'

/**
 * Reads the body before a service sees it, and refuses one that is larger than
 * allowed. Bytes are counted as they come, since a chunked body announces no length.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req
    if (!raw.body) return next()
    const announced = Number(raw.headers.get('content-length') ?? 0)
    const body = announced > maxBytes ? undefined : await readAtMost(raw.body, maxBytes)
    if (!body) return refuse(context, maxBytes)
    context.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, body })
    return next()
  }
}

/** The whole body, or undefined when there is more of it. */
export async function readAtMost(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream) {
    length += chunk.byteLength
    if (length > maxBytes) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks, length))
}

function refuse(context: Context, maxBytes: number): Response {
  const message = `The body is larger than ${maxBytes} bytes.`
  return context.json({ code: 'request_entity_too_large', message }, 413)
}
