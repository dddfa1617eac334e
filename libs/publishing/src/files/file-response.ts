import { createHash } from 'node:crypto'
import { isContentError } from '@house-edge/content'

/** Says in words for programs why there is no file. With 503, ask again in half a minute. */
export function plainResponse(status: 404 | 503, words: string): Response {
  return new Response(`${words}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 && { 'retry-after': '30' }),
    },
  })
}

/**
 * Answers with a file that programs ask for again and again: it is not sent twice to those who name the version they
 * have (RFC 9110 §8.8.3, §13.1.2). The version is weak, as what stands in front may compress it.
 */
export function fileResponse(
  { headers: asked }: Request,
  body: string | Buffer<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
): Response {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const told = { ...headers, etag }
  const known = (asked.get('if-none-match') ?? '').split(',').map((tag) => tag.trim())
  const isKnown = known.some((tag) => tag === '*' || tag.replace(/^(?!W\/)/, 'W/') === etag)
  return isKnown ? new Response(null, { status: 304, headers: told }) : new Response(body, { headers: told })
}

/** A file that is made of the content, or where it is now. */
type ContentFile =
  | { body: string | Buffer<ArrayBuffer>; headers: Readonly<Record<string, string>> }
  | { movedTo: string }

/**
 * Answers a request for a file that is made of the content when it is asked for: 404 where there is none, 308 to where it has
 * moved, 503 while the content cannot be read.
 *
 * @param absent Said with 404.
 * @param make `undefined`: there is no such file.
 * @throws What `make` rejects with, unless it is a `ContentError`: that is answered.
 */
export async function contentFile(
  request: Request,
  absent: string,
  make: () => Promise<ContentFile | undefined>,
): Promise<Response> {
  let file: ContentFile | undefined
  try {
    file = await make()
  } catch (error) {
    // Anything else is a fault, which somebody must hear of.
    if (!isContentError(error)) throw error
    return plainResponse(503, 'We cannot reach our content right now. Ask again in half a minute.')
  }
  if (!file) return plainResponse(404, absent)
  if ('body' in file) return fileResponse(request, file.body, file.headers)
  const headers = { location: file.movedTo, 'cache-control': 'public, max-age=3600' }
  return new Response(null, { status: 308, headers })
}
