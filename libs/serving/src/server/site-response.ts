import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import { willCloseGently } from '../door/close-gently.ts'
import type { SiteRequest } from './site-request.ts'

/** An answer to send in place of the one that is about to be sent. */
export interface Replacement {
  status: number
  /** Take the place of those there are; the others stay, but for what describes the body that is not sent. */
  headers: OutgoingHttpHeaders
  body: string | Buffer
}

/**
 * Looks at an answer when its head is complete, and may change status and headers.
 *
 * @returns What to send instead, which may still have to be fetched; nothing when the body stays as it is.
 */
export type Review = (response: ServerResponse) => Promise<Replacement> | Replacement | undefined

type Write = ServerResponse['write']
type End = ServerResponse['end']

/** What describes a body that is not sent. */
const bodyHeaders = [
  'content-encoding',
  'content-length',
  'etag',
  'last-modified',
  'transfer-encoding',
  'x-nextjs-cache',
]

/** An answer that is looked at before it leaves, whoever writes it and however. Without a review it is Node's own. */
export class SiteResponse extends ServerResponse<SiteRequest> {
  /** Asked once. */
  review: Review | undefined
  #replacement: Promise<Replacement> | Replacement | undefined

  override writeHead(status: number, ...rest: unknown[]): this {
    if (this.#replacement) return this
    if (!this.review) return this.#write(status, rest)
    this.statusCode = status
    for (const given of rest) setAll(this, given)
    this.#begin()
    return this.#replacement ? this : this.#write(this.statusCode, [])
  }

  override flushHeaders(): void {
    this.#begin()
    if (!this.#replacement) super.flushHeaders()
  }

  override write(...part: unknown[]): boolean {
    this.#begin()
    if (!this.#replacement) return super.write(...(part as Parameters<Write>))
    callBack(part)
    return true
  }

  override end(...part: unknown[]): this {
    this.#begin()
    if (!this.#replacement) return super.end(...(part as Parameters<End>))
    this.#send(this.#replacement).then(
      () => callBack(part),
      (error: Error) => this.destroy(error),
    )
    return this
  }

  #begin(): void {
    const { review } = this
    if (!review || this.headersSent) return
    this.review = undefined
    this.#replacement = review(this)
  }

  async #send(given: Promise<Replacement> | Replacement): Promise<void> {
    const { status, headers, body } = await given
    this.#replacement = undefined
    // Only now: what packs bodies puts its headers on while it is written to.
    for (const name of bodyHeaders) this.removeHeader(name)
    this.#write(status, [{ ...headers, 'content-length': Buffer.byteLength(body) }])
    super.end(body)
  }

  #write(status: number, rest: readonly unknown[]): this {
    if (hasUnreadBody(this.req)) {
      // What is left of the body would be taken for the next request, or be waited for.
      this.shouldKeepAlive = false
      if (this.socket) willCloseGently(this.socket)
    }
    // The words that belong to the status, unless it brings its own.
    if (typeof rest[0] !== 'string') this.statusMessage = ''
    return super.writeHead(status, ...(rest as [OutgoingHttpHeaders]))
  }
}

function hasUnreadBody(request: IncomingMessage): boolean {
  if (request.complete) return false
  const { headers } = request
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Headers given with the status are not on the response yet, where they would be looked for. */
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

/** Whoever waits for a part to be written need not wait. */
function callBack(part: readonly unknown[]): void {
  const last = part.at(-1)
  if (typeof last === 'function') queueMicrotask(() => (last as () => void)())
}
