/** A response names the page to show in its place with this header. It is removed before the response is sent. */
export const pageHeader = 'x-answer-page'

/** A response whose head is complete. */
export interface ResponseHead {
  status: number
  contentType: string | undefined
  /** The value of `x-answer-page`. */
  page: string | undefined
}

/** The request. */
export interface Asker {
  method: string
  accept: string | undefined
  /** Whether it asks for a part of a page, as the framework's client does. */
  wantsPart: boolean
  /** Whether a program reads for itself, as a crawler does, and not for a person. */
  isMachine: boolean
}

/** What to send: the response as it is, the named page, the page for the status, or the status in words. */
type Body = 'as it is' | 'status page' | 'words' | { page: string }

/** With these statuses the framework sends a page that stays empty without scripts. */
const shells = new Set([400, 404, 500])

/**
 * Decides the body of a response.
 *
 * A page named by the response is sent to clients that accept pages. The framework's pages for 400, 404 and 500 are
 * replaced by the site's own, and so is an error without a body. Machines get the status in words.
 */
export function decideBody({ status, contentType, page }: ResponseHead, asker: Asker): Body {
  if (page !== undefined) return wantsPage(asker) ? { page } : 'as it is'
  if (status < 400) return 'as it is'
  const isHtml = contentType?.startsWith('text/html') ?? false
  const isSilent =
    contentType === undefined && status === 500 && (asker.accept?.includes('text/html') ?? false)
  if (!isHtml && !isSilent) return 'as it is'
  if (asker.isMachine) return 'words'
  return shells.has(status) ? 'status page' : 'as it is'
}

/** A GET wants a page unless its `Accept` says otherwise; a POST only when it says so. */
function wantsPage({ method, accept, wantsPart, isMachine }: Asker): boolean {
  if (isMachine || wantsPart) return false
  if (accept?.includes('text/html')) return true
  return (method === 'GET' || method === 'HEAD') && (accept === undefined || accept.includes('*/*'))
}
