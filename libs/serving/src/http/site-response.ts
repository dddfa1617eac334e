import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { willCloseGently } from '../door/close-gently.ts'
import { http } from './node-http.ts'
import type { SiteRequest } from './site-request.ts'

/** A response to send in place of another. */
export interface Replacement {
  status: number
  /** Added to the headers of the other response, without those that describe its body. */
  headers: OutgoingHttpHeaders
  body: string | Buffer
}

/** Makes of a whole body what is sent instead. */
export type Rewriting = (body: Buffer) => Promise<Replacement> | Replacement

/** Reviews the response of one request, whose head is complete, and rewrites what no other review replaces. */
export type SentPage = <Other>(response: ServerResponse, review: () => Other) => Other | Rewriting

/**
 * Sees a response when its head is complete, and may change status and headers.
 *
 * @returns What to send instead, or a promise of it; a function, to be given the whole body first; `undefined` to keep the
 *   body.
 */
type Review = (response: ServerResponse) => Promise<Replacement> | Replacement | Rewriting | undefined

type Write = ServerResponse['write']
type End = ServerResponse['end']

/** Headers that describe the replaced body. */
const bodyHeaders = [
  'content-encoding',
  'content-length',
  'etag',
  'last-modified',
  'transfer-encoding',
  'x-nextjs-cache',
]

/** A response that is reviewed before it is sent, whichever way it is written. Without a review it behaves like Node's. */
export class SiteResponse extends http.ServerResponse<SiteRequest> {
  // Declared only: fields with values would slow down each stored page.
  /** Called once. */
  declare review: Review | undefined
  declare private replacement: Promise<Replacement> | Replacement | Rewriting | undefined
  declare private written: Buffer[] | undefined

  /**
   * Next sets each header of a handler's response as a list (16.4.5, server/base-http/node.js), and its compression takes
   * a list for no type that it may compress.
   */
  override setHeader(name: string, value: number | string | readonly string[]): this {
    const isListed = Array.isArray(value) && value.length === 1 && name.toLowerCase() === 'content-type'
    // A part of a body is compressed with the whole, or not at all.
    return super.setHeader(name, isListed && this.statusCode !== 206 ? (value[0] as string) : value)
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    if (this.replacement) return this
    if (!this.review) return this.#write(status, rest)
    this.statusCode = status
    for (const given of rest) setAll(this, given)
    this.#begin()
    return this.replacement ? this : this.#write(this.statusCode, [])
  }

  override flushHeaders(): void {
    this.#begin()
    if (!this.replacement) super.flushHeaders()
  }

  override write(...part: unknown[]): boolean {
    this.#begin()
    if (!this.replacement) return super.write(...(part as Parameters<Write>))
    this.#collect(part)
    callBack(part)
    return true
  }

  override end(...part: unknown[]): this {
    this.#begin()
    if (!this.replacement) return super.end(...(part as Parameters<End>))
    this.#collect(part)
    this.#send(this.replacement).then(
      () => callBack(part),
      (error: Error) => this.destroy(error),
    )
    return this
  }

  #begin(): void {
    const { review } = this
    if (!review || this.headersSent) return
    this.review = undefined
    this.replacement = review(this)
  }

  /** Keeps a part of a body that is rewritten. */
  #collect([chunk, encoding]: readonly unknown[]): void {
    if (typeof this.replacement !== 'function') return
    this.written ??= []
    if (chunk instanceof Uint8Array) this.written.push(Buffer.from(chunk))
    else if (typeof chunk === 'string')
      this.written.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as 'utf8') : 'utf8'))
  }

  async #send(given: Promise<Replacement> | Replacement | Rewriting): Promise<void> {
    const made = typeof given === 'function' ? given(Buffer.concat(this.written ?? [])) : given
    const { status, headers, body } = await made
    this.replacement = undefined
    // Not earlier: compression sets its headers while it is written to.
    for (const name of bodyHeaders) this.removeHeader(name)
    this.#write(status, [{ ...headers, 'content-length': Buffer.byteLength(body) }])
    super.end(body)
  }

  #write(status: number, rest: readonly unknown[]): this {
    if (hasUnreadBody(this.req)) {
      // The rest of the request's body would be read as the next request, or waited for.
      this.shouldKeepAlive = false
      if (this.socket) willCloseGently(this.socket)
    }
    // Compressed on its way, it is not the same byte for byte.
    const etag = this.hasHeader('content-encoding') ? String(this.getHeader('etag') ?? '') : ''
    if (etag.startsWith('"')) this.setHeader('etag', `W/${etag}`)
    // The standard reason phrase, unless the replacement has one.
    if (typeof rest[0] !== 'string') this.statusMessage = ''
    return super.writeHead(status, ...(rest as [OutgoingHttpHeaders]))
  }
}

function hasUnreadBody(request: IncomingMessage): boolean {
  if (request.complete) return false
  const { headers } = request
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Sets the headers given to `writeHead`, so that the review finds them on the response. */
function setAll(response: ServerResponse, given: unknown): void {
  if (typeof given !== 'object' || given === null) return
  if (Array.isArray(given)) {
    const pairs = Array.from({ length: given.length / 2 }, (_, index) =>
      given.slice(index * 2, index * 2 + 2).map(String),
    )
    for (const [name = ''] of pairs) response.removeHeader(name)
    for (const [name = '', value = ''] of pairs) response.appendHeader(name, value)
    return
  }
  for (const [name, value] of Object.entries(given as Record<string, OutgoingHttpHeader>))
    response.setHeader(name, value)
}

/** Calls the callback of a write whose data is dropped. */
function callBack(part: readonly unknown[]): void {
  const last = part.at(-1)
  if (typeof last === 'function') queueMicrotask(() => (last as () => void)())
}
