import { createHash } from 'node:crypto'

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
