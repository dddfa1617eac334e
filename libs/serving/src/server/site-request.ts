import { IncomingMessage } from 'node:http'
import { BodyTooLargeError } from '../errors/serving-error.ts'

/** A request whose body is bounded, whoever reads it and however it is sent. */
export class SiteRequest extends IncomingMessage {
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
    // Whoever reads must not take a part for the whole.
    if (!wasTooLarge && this.listenerCount('error') > 0)
      this.emit('error', new BodyTooLargeError(this.maxBodyBytes))
    return true
  }

  /** Whoever gives up reading what is too large leaves the connection to the answer. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (this.isTooLarge) done(error)
    else super._destroy(error, done)
  }
}
