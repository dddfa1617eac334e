import { PageGoneError } from '@house-edge/routing'
import { pageHeader } from '@house-edge/serving/headers'
import { routes } from '../routes.ts'

const retryAfterSeconds = 30
const plain = 'text/plain; charset=utf-8'

/** Answers 410: editors removed this page for good. */
export function gonePage(path: string): Response {
  return statusPage(routes.gone.pattern, new PageGoneError(path).message, { status: 410 })
}

/** Answers 503 with `Retry-After`: it is not known now whether the page exists. */
export function unavailablePage(): Response {
  const headers = { 'retry-after': String(retryAfterSeconds) }
  return statusPage(routes.unavailable.pattern, 'Service Unavailable', { status: 503, headers })
}

/**
 * Answers 503: it is not known now whether the visitor's session is valid.
 *
 * @param answer The sign-in rule's plain answer; its headers are kept.
 */
export function unknownVisitorPage({ status, headers }: Response): Response {
  return statusPage(routes.unknownVisitor.pattern, 'Service Unavailable', { status, headers })
}

/**
 * Answers a form that did not come from a page of this site.
 *
 * @param refusal The library's plain answer.
 */
export function foreignFormPage(refusal: Response): Response {
  const headers = new Headers(refusal.headers)
  headers.set(pageHeader, routes.foreignForm.pattern)
  return new Response(refusal.body, { status: refusal.status, headers })
}

/** A plain answer, which the server in front replaces with a page for clients that accept HTML. */
function statusPage(page: string, words: string, { status, headers: given }: ResponseInit): Response {
  const headers = new Headers(given)
  headers.set('content-type', plain)
  headers.set('cache-control', 'no-store')
  headers.set('x-robots-tag', 'noindex')
  headers.set(pageHeader, page)
  return new Response(words, { status: status ?? 503, headers })
}
