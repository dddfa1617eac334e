import { errorPage } from '@house-edge/paths'

/** Why a page is sent as the framework wrote it. */
export type RefusalReason =
  | 'markup'
  | 'unknown-script'
  | 'foreign-script'
  | 'inline-handler'
  | 'style-attribute'
  | 'browser-only-content'
  | 'unfinished-content'
  | 'island'
  | 'parts'
  /** An error was thrown while it was finished, such as a file of the build that could not be read. */
  | 'failed'

/** What in a page prevents finishing. */
export interface Refusal {
  reason: RefusalReason
  /** That piece of the page, shortened. */
  detail: string
}

/** Thrown inside the finisher and caught by it: a page is finished whole or not at all. */
export class RefusedPage extends Error {
  override readonly name = 'RefusedPage'
  readonly code = 'serving/page-refused'
  /** The page about it. */
  readonly docs: string = errorPage(this.code)
  readonly refusal: Refusal

  constructor(reason: RefusalReason, detail: string) {
    const shown = detail.length > 160 ? `${detail.slice(0, 160)}…` : detail
    super(`${reason}: ${shown}`)
    this.refusal = { reason, detail: shown }
  }
}
