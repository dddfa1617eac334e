import { PageGoneError } from '@house-edge/routing'
import { pageHeader } from '@house-edge/serving/headers'
import { routes } from '../routes.ts'

const retryAfterSeconds = 30
const plain = 'text/plain; charset=utf-8'

/** Says that editors have taken what was here away for good: 410. */
export function gonePage(path: string): Response {
  return statusPage(routes.gone.pattern, new PageGoneError(path).message, { status: 410 })
}

/** Says that we cannot tell what is at an address: 503 with `Retry-After`. */
export function unavailablePage(): Response {
  const headers = { 'retry-after': String(retryAfterSeconds) }
  return statusPage(routes.unavailable.pattern, 'Service Unavailable', { status: 503, headers })
}

/**
 * Says that nobody can tell whether the visitor's session holds: 503.
 *
 * @param answer What the sign-in rule answered, in plain words; its headers are kept.
 */
export function unknownVisitorPage({ status, headers }: Response): Response {
  return statusPage(routes.unknownVisitor.pattern, 'Service Unavailable', { status, headers })
}

/**
 * Says that a form was refused because no page of ours had sent it.
 *
 * @param refusal What the library answered, in plain words.
 */
export function foreignFormPage(refusal: Response): Response {
  const headers = new Headers(refusal.headers)
  headers.set(pageHeader, routes.foreignForm.pattern)
  return new Response(refusal.body, { status: refusal.status, headers })
}

/** An answer in words, in whose place the server in front shows a page to whoever wants one. */
function statusPage(page: string, words: string, { status, headers: given }: ResponseInit): Response {
  const headers = new Headers(given)
  headers.set('content-type', plain)
  headers.set('cache-control', 'no-store')
  headers.set('x-robots-tag', 'noindex')
  headers.set(pageHeader, page)
  return new Response(words, { status: status ?? 503, headers })
}
