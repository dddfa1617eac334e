import { ContentError } from './content-error.ts'

/** There is no usable `fetch`. The texts are the vendor's, word for word. */
export class NoFetchError extends ContentError {
  static override readonly code = 'content/no-fetch'
  override readonly name = 'NoFetchError'
  override readonly code = 'content/no-fetch'

  constructor(received: unknown) {
    super(
      received === undefined || received === null
        ? 'A valid fetch implementation was not provided. In environments where fetch is not available, a fetch implementation must be provided via a polyfill or the `fetch` option.'
        : `fetch must be a function, but received: ${typeof received}`,
    )
  }
}
