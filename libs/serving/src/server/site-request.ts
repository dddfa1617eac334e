import { BodyTooLargeError } from '../errors/serving-error.ts'
import { http } from './node-http.ts'

/** A request with a limit on its body, also when its length is not announced. */
export class SiteRequest extends http.IncomingMessage {
  maxBodyBytes: number = Infinity
  #receivedBytes = 0

  get isTooLarge(): boolean {
    return this.#receivedBytes > this.maxBodyBytes
  }

  /** Called by the parser with each part of the body. */
  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    const wasTooLarge = this.isTooLarge
    this.#receivedBytes += chunk?.length ?? 0
    if (!this.isTooLarge) return super.push(chunk, encoding)
    // Readers get an error, so that they do not take a part for the whole body.
    if (!wasTooLarge && this.listenerCount('error') > 0)
      this.emit('error', new BodyTooLargeError(this.maxBodyBytes))
    return true
  }

  /** Keeps the connection for the response when a reader gives up on a body that is too large. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (this.isTooLarge) done(error)
    else super._destroy(error, done)
  }
}
