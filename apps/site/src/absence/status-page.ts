import { noindexHeader } from '@house-edge/paths'
import { pageHeader } from '@house-edge/serving/headers'
import { routes } from '../routes.ts'

/**
 * Answers 503: it is not known now whether the visitor's session is valid.
 *
 * @param answer The sign-in rule's plain answer; its headers are kept.
 */
export function unknownVisitorPage({ status, headers }: Response): Response {
  return namingPage(routes.unknownVisitor.pattern, status, headers)
}

/** Answers 503: what the page is made of has not been read yet. */
export function unavailablePage(): Response {
  return namingPage(routes.unavailable.pattern, 503, { 'retry-after': '5' })
}

/** A plain answer, in whose place the server in front sends a page. */
function namingPage(path: string, status: number, given: HeadersInit): Response {
  const headers = new Headers(given)
  headers.set('content-type', 'text/plain; charset=utf-8')
  headers.set('cache-control', 'no-store')
  headers.set('x-robots-tag', noindexHeader['x-robots-tag'])
  headers.set(pageHeader, path)
  return new Response('Service Unavailable', { status, headers })
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
