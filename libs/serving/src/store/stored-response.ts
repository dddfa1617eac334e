import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import type { WholeResponse } from './whole-responses.ts'
import type { Encoding } from './choose-encoding.ts'

/** A response to be stored. */
export interface PageResponse {
  body: Buffer
  /** @default 200 */
  status?: number | undefined
  /** Without headers that depend on the encoding: `content-length`, `content-encoding`, `etag`, `vary`. */
  headers: readonly (readonly [name: string, value: string])[]
  /** Request headers the body depends on, besides `accept-encoding`. */
  vary?: readonly string[] | undefined
}

/** A body in one encoding, ready to be sent. */
export interface Form {
  body: Buffer
  etag: string
  /** All headers, names and values in turn: the form Node takes fastest. */
  headers: readonly string[]
  /** Whether it is sent again, and not made for one response. */
  isKept: boolean
  /** All bytes of the response, once it has been sent. `body` is a part of them. */
  whole: WholeResponse | undefined
  /** The same with an id of the request, where a server in front gives one. */
  named?: WholeResponse | undefined
}

/** A response in all stored encodings. */
export interface StoredResponse {
  /** Digest of the body before any encoding. */
  digest: string
  /** Approximate memory. Bytes. */
  bytes: number
  status: number
  forms: Readonly<Partial<Record<Encoding, Form>>>
  vary: readonly string[]
  plainHeaders: readonly (readonly [name: string, value: string])[]
}

/** How hard to compress. */
type Effort = 'quick' | 'strong'

/** Smaller bodies are not compressed: it would save less than a network packet. Bytes. */
const leastToCompress = 256
/** Memory of an entry besides its bodies: keys, headers, objects. Bytes. */
const overhead = 1_536

const compressible =
  /^(?:text\/|application\/(?:javascript|(?:[\w.-]+\+)?(?:json|xml))|image\/svg\+xml|font\/(?:ttf|otf))/

/** Encodes a body on this thread: a few milliseconds for a page. */
export function storeQuickly(answer: PageResponse): StoredResponse {
  const { body } = answer
  if (!isCompressible(answer)) return storeForms(answer, { identity: body })
  return storeForms(answer, {
    br: brotliCompressSync(body, brotliOptions(5, body.length)),
    gzip: gzipSync(body, { level: 6 }),
  })
}

/**
 * Whether an answer is stored already, byte for byte: most pages that are rendered again, after a start or a publish,
 * have not changed.
 */
export function isStoredAs(
  answer: PageResponse,
  { digest, status, vary, plainHeaders }: StoredResponse,
): boolean {
  const sent = (headers: PageResponse['headers'], depends: PageResponse['vary'] = []) =>
    JSON.stringify([headers, depends])
  return (
    status === (answer.status ?? 200) &&
    sent(answer.headers, answer.vary) === sent(plainHeaders, vary) &&
    digestOf(answer.body) === digest
  )
}

/** Whether it is compressed as small as possible, or not at all. */
export function isSmallest({ forms }: StoredResponse): boolean {
  return !Object.values(forms).some(({ etag }) => etag.endsWith('.q"'))
}

export function brotliOptions(quality: number, size: number): { params: Record<number, number> } {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  }
}

export function isCompressible({ body, headers }: PageResponse): boolean {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? ''
  return body.length >= leastToCompress && compressible.test(type)
}

/** Makes a stored response from encoded bodies. */
export function storeForms(
  answer: PageResponse & { digest?: string },
  bodies: Partial<Record<Encoding, Buffer>>,
  effort: Effort = 'quick',
): StoredResponse {
  const digest = answer.digest ?? digestOf(answer.body)
  const vary = [...(Object.keys(bodies).length > 1 ? ['accept-encoding'] : []), ...(answer.vary ?? [])]
  const forms: Partial<Record<Encoding, Form>> = {}
  let bytes = overhead
  for (const [encoding, body] of Object.entries(bodies) as [Encoding, Buffer][]) {
    const etag = `"${digest}-${encoding}${effort === 'strong' ? '' : '.q'}"`
    // The compressor returns a view of a much larger buffer, which would stay in memory.
    const exact = Buffer.allocUnsafeSlow(body.length)
    body.copy(exact)
    const headers = headersOf(answer, { encoding, etag, vary, length: body.length })
    forms[encoding] = { body: exact, etag, headers, isKept: true, whole: undefined }
    bytes += body.length + lengthOf(headers)
  }
  return {
    digest,
    bytes,
    status: answer.status ?? 200,
    forms,
    vary: answer.vary ?? [],
    plainHeaders: answer.headers,
  }
}

function headersOf(
  { headers, status = 200 }: Pick<PageResponse, 'headers' | 'status'>,
  form: { encoding: Encoding; etag: string; vary: readonly string[]; length: number },
): string[] {
  return [
    ...headers.flat(),
    ...(form.encoding === 'identity' ? [] : ['content-encoding', form.encoding]),
    ...(form.vary.length > 0 ? ['vary', form.vary.join(', ')] : []),
    // Nothing is asked whether it has changed that is not there (RFC 9110 §13.2.1).
    ...(status === 200 ? ['etag', form.etag] : []),
    'content-length',
    String(form.length),
  ]
}

/** A digest of a body, the same in every process. */
function digestOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}

/** About the length of a head, which is kept with the body once it was sent. Bytes. */
function lengthOf(headers: readonly string[]): number {
  return headers.reduce((sum, text) => sum + text.length + 2, 0)
}

/** The encoding to send. A plain body is decompressed when a client asks for it. */
export function formOf(stored: StoredResponse, encoding: Encoding): Form {
  const kept = stored.forms[encoding] ?? stored.forms.identity
  if (kept) return kept
  const body = bodyOf(stored)
  const etag = `"${stored.digest}-identity"`
  const vary = ['accept-encoding', ...stored.vary]
  return {
    body,
    etag,
    headers: headersOf(
      { headers: stored.plainHeaders, status: stored.status },
      { encoding: 'identity', etag, vary, length: body.length },
    ),
    isKept: false,
    whole: undefined,
  }
}

/** The body before any encoding. */
export function bodyOf({ forms }: StoredResponse): Buffer {
  return forms.identity?.body ?? gunzipSync(forms.gzip?.body ?? Buffer.alloc(0))
}

/**
 * Whether a client already has this content, in any encoding, by `If-None-Match` with weak comparison
 * (RFC 9110 §13.1.2).
 *
 * @returns The client's tag, to be sent back.
 */
export function matchingTag({ digest }: StoredResponse, ifNoneMatch: string): string | undefined {
  if (ifNoneMatch.trim() === '*') return '*'
  const at = ifNoneMatch.indexOf(`"${digest}-`)
  if (at === -1) return undefined
  const end = ifNoneMatch.indexOf('"', at + 1)
  return end === -1 ? undefined : ifNoneMatch.slice(at, end + 1)
}
