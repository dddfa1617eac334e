import { noindexHeader } from '@house-edge/paths'
import { withPage } from '@house-edge/publishing'
import { routes } from '../routes.ts'

/**
 * Answers 503: it is not known now whether the visitor's session is valid.
 *
 * @param refusal The sign-in rule's plain answer; its headers are kept.
 */
export function unknownVisitorPage({ status, headers: given }: Response): Response {
  return withPage(unavailable(status, given), routes.unknownVisitor.pattern)
}

/** Answers 503: what the page is made of has not been read yet. */
export function unavailablePage(): Response {
  return withPage(unavailable(503, { 'retry-after': '5' }), routes.unavailable.pattern)
}

/** Answers a form that did not come from a page of this site, which the library has refused. */
export function foreignFormPage(refusal: Response): Response {
  return withPage(refusal, routes.foreignForm.pattern)
}

function unavailable(status: number, given: HeadersInit): Response {
  const headers = new Headers(given)
  const own = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...noindexHeader }
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  return new Response('Service Unavailable', { status, headers })
}
