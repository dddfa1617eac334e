import { errorPage } from '@house-edge/paths'

/** The framework has begun, and the part of the site inside it has not. */
export class SiteNotStartedError extends Error {
  override readonly name = 'SiteNotStartedError'
  readonly code = 'publishing/not-started'
  /** The page about it. */
  readonly docs: string = errorPage(this.code)

  constructor() {
    super(
      'The framework has started, and `startSite` was not called. Without it no page is finished and no publish is seen. Call it in `register` of `instrumentation.ts`, which is beside `app`, where `NEXT_RUNTIME` is `nodejs`.',
    )
  }
}
