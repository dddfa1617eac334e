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
  /** Default: no limit. */
  declare maxBodyBytes: number | undefined
  declare private receivedBytes: number | undefined

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
    if (chunk !== null) this.receivedBytes = (this.receivedBytes ?? 0) + chunk.length
    if (!this.isTooLarge) return super.push(chunk, encoding)
    // Readers get an error, so that they do not take a part for the whole body.
    if (!wasTooLarge && this.listenerCount('error') > 0)
      this.emit('error', new BodyTooLargeError(this.maxBodyBytes ?? Infinity))
    return true
  }

  /** Keeps the connection for the response when a reader gives up on a body that is too large. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (this.isTooLarge) done(error)
    else super._destroy(error, done)
  }
}
