import { channel } from 'node:diagnostics_channel'
import type { IncomingHttpHeaders } from 'node:http'
import { bodyTurns } from '../door/bodies/body-turns.ts'
import { BodyTooLargeError } from '../errors/serving-error.ts'
import { http } from './node-http.ts'

/**
 * Internal method of Node's requests (24.21, lib/_http_incoming.js), behind the server's option
 * `optimizeEmptyRequests`. Without it, an empty body is read to its end.
 */
interface Inside {
  _dumpAndCloseReadable?: () => void
}

/** A request with a limit on its body, also when its length is not announced. */
export class SiteRequest extends http.IncomingMessage {
  // Declared only: fields with values would take a fifth of the time of a stored page.
  /** Whether Node has looked for an expectation. */
  declare isLookedAt: boolean | undefined
  /** Default: no limit. */
  declare maxBodyBytes: number | undefined
  declare private receivedBytes: number | undefined
  declare private toldReaders: readonly unknown[] | undefined

  get isTooLarge(): boolean {
    return (this.receivedBytes ?? 0) > (this.maxBodyBytes ?? Infinity)
  }

  /**
   * Ends the body of a request that has none, when no reader waits for it: there is no event. The option of the server would
   * do that for every request, also for those whose readers wait for an end.
   */
  expectNoBody(): void {
    const inside = this as Inside
    inside._dumpAndCloseReadable?.()
  }

  /** Called by the parser with each part of the body. */
  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    const wasTooLarge = this.isTooLarge
    if (chunk !== null) {
      this.receivedBytes = (this.receivedBytes ?? 0) + chunk.length
      bodyTurns.count(this.socket, chunk.length)
    }
    if (!this.isTooLarge) return super.push(chunk, encoding)
    if (!wasTooLarge) this.tellReaders()
    return true
  }

  /** Called for a reader. A framework becomes one after all of a short body may have come. */
  override _read(size: number): void {
    bodyTurns.inTurn(this.socket, () => super._read(size))
    if (this.isTooLarge) process.nextTick(() => this.tellReaders())
  }

  /**
   * Readers get an error, so that they do not take a part for the whole body. Not twice: a reader
   * that answers to it would throw, and that is caught nowhere.
   */
  private tellReaders(): void {
    const readers = this.rawListeners('error')
    const isNews = readers.some((reader) => !this.toldReaders?.includes(reader))
    this.toldReaders = readers
    if (isNews) this.emit('error', new BodyTooLargeError(this.maxBodyBytes ?? Infinity))
  }

  /** Keeps the connection for the response when a reader gives up on a body that is too large. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (this.isTooLarge) done(error)
    else super._destroy(error, done)
  }
}

const { headers: read } = Object.getOwnPropertyDescriptors(http.IncomingMessage.prototype) as {
  headers: { get: () => IncomingHttpHeaders; set: (headers: IncomingHttpHeaders) => void }
}
/** Its subscribers read the headers before Node does. */
const begun = channel('http.server.request.start')
const nothing: IncomingHttpHeaders = Object.freeze({})

/**
 * Node asks each request for its `Expect` before anybody else sees it (24.21, lib/_http_server.js, `parserOnIncoming`),
 * and gathers all headers for that, which takes as long as everything we do for a page from memory. So the first
 * question of all is answered by the raw headers.
 */
Object.defineProperty(SiteRequest.prototype, 'headers', {
  ...read,
  get(this: SiteRequest): IncomingHttpHeaders {
    if (this.isLookedAt !== true) {
      this.isLookedAt = true
      if (this.httpVersionMinor === 1 && !begun.hasSubscribers && !hasExpectation(this.rawHeaders))
        return nothing
    }
    return read.get.call(this)
  },
})

function hasExpectation(rawHeaders: readonly string[]): boolean {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 6 && name.toLowerCase() === 'expect') return true
  }
  return false
}
