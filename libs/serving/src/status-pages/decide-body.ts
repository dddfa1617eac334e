/** By this header an answer names the page of the site to be shown in its place. It never leaves the server. */
export const pageHeader = 'x-answer-page'

/** What is known when the head of an answer is complete. */
export interface AnswerHead {
  status: number
  contentType: string | undefined
  /** The page the answer names. */
  page: string | undefined
}

/** Who asked, and for what. */
export interface Asker {
  method: string
  accept: string | undefined
  /** Asks for a part of a page, as the framework's client does. */
  wantsPart: boolean
  /** Reads for itself, not for a person. */
  isMachine: boolean
}

/** What to send: what there is, a page of the site, the page for the status, or the status in words. */
export type Body = 'as it is' | 'status page' | 'words' | { page: string }

/** Pages the framework answers with these statuses are shells that only scripts fill, or the same page once more. */
const shells = new Set([400, 404, 500])

/**
 * Decides what is sent with an answer.
 *
 * A page that the answer names is shown to whoever wants one. Pages of the framework for 400, 404 and 500 give way to
 * the site's own, and so does a handler that fails without a word. Machines are told the status in words.
 */
export function decideBody({ status, contentType, page }: AnswerHead, asker: Asker): Body {
  if (page !== undefined) return wantsPage(asker) ? { page } : 'as it is'
  if (status < 400) return 'as it is'
  const isHtml = contentType?.startsWith('text/html') ?? false
  const isSilent =
    contentType === undefined && status === 500 && (asker.accept?.includes('text/html') ?? false)
  if (!isHtml && !isSilent) return 'as it is'
  if (asker.isMachine) return 'words'
  return shells.has(status) ? 'status page' : 'as it is'
}

/** Who reads an address wants a page unless it says otherwise; who sends a form has to say so. */
function wantsPage({ method, accept, wantsPart, isMachine }: Asker): boolean {
  if (isMachine || wantsPart) return false
  if (accept?.includes('text/html')) return true
  return (method === 'GET' || method === 'HEAD') && (accept === undefined || accept.includes('*/*'))
}
