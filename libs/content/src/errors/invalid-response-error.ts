import { ContentError, type ErrorOrigin } from './content-error.ts'

/** What is wrong with an answer. */
type ResponseFault = 'redirect' | 'status' | 'content-type' | 'json' | 'shape'

/** An answer that is none of the content API, as far as it is known. */
interface InvalidResponse extends ErrorOrigin {
  fault: ResponseFault
  status?: number | undefined
  paths?: readonly string[]
  /** Of the answer, as sent. */
  contentType?: string | null | undefined
  /** Where a redirect leads, as sent. */
  location?: string | null | undefined
}

/**
 * The response is not one of the content API: a redirect, an unexpected
 * status, a page of HTML, cut JSON, or JSON of another shape. The text begins with
 * the vendor's, word for word. All but a redirect, which lasts until the endpoint is corrected, are transient.
 */
export class InvalidResponseError extends ContentError {
  static override readonly code = 'content/invalid-response'
  override readonly name = 'InvalidResponseError'
  override readonly code = 'content/invalid-response'
  override readonly isTransient: boolean
  readonly fault: ResponseFault
  readonly status: number | undefined
  /** Paths in the answer that have the wrong shape, for example `results.0.type`. */
  readonly paths: readonly string[]

  constructor(details: InvalidResponse) {
    super(`An invalid API response was returned: ${describe(details)}`, details)
    this.fault = details.fault
    this.status = details.status
    this.paths = details.paths ?? []
    this.isTransient = details.fault !== 'redirect'
  }
}

function describe({ fault, status, paths = [], contentType, location }: InvalidResponse): string {
  const withStatus = status === undefined ? '' : ` (status ${status})`
  const isPage = /\bhtml\b/i.test(contentType ?? '')
  if (fault === 'redirect')
    return `a redirect${withStatus}${placeOf(location)}. It was not followed, as it would carry the access token elsewhere. Correct the endpoint of the client.`
  if (isPage)
    return `a page of HTML${withStatus} instead of JSON. It says nothing about content. Open the address by hand: something stands between here and the service.`
  if (fault === 'status')
    return `the status ${status ?? ''}, which the API does not have. It says nothing about content. Open the address by hand: something stands between here and the service.`
  if (fault === 'content-type')
    return `the type "${contentType ?? ''}"${withStatus} instead of JSON. It says nothing about content. Look whether the endpoint is that of a content API.`
  if (fault === 'json')
    return `JSON that is broken or was cut off${withStatus}. Nothing of it was used. If it lasts, look at what forwards the answers of the service.`
  const at = paths.length === 0 ? '' : ` at ${paths.slice(0, 3).join(', ')}`
  return `JSON of another shape${at}. Nothing of it was used. Look whether the endpoint is that of a content API, ending in /api/v2.`
}

/** Without its query, which may hold tokens. */
function placeOf(location: string | null | undefined): string {
  return location ? ` to ${location.split(/[?#]/)[0]}` : ''
}
