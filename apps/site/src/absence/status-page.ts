import { type NextRequest, NextResponse } from 'next/server'
import { withoutDraft } from '../draft/is-draft.ts'
import { statusHeader } from '../process/own-status.ts'
import { routes } from '../routes.ts'

const retryAfterSeconds = 30

/** Says that editors have taken what was here away for good: 410. */
export function gonePage(request: NextRequest): Response {
  return statusPage(request, { path: routes.gone.pattern, status: 410 })
}

/** Says that we cannot tell what is at an address: 503 with `Retry-After`. */
export function unavailablePage(request: NextRequest): Response {
  return statusPage(request, {
    path: routes.unavailable.pattern,
    status: 503,
    headers: new Headers({ 'retry-after': String(retryAfterSeconds) }),
  })
}

/**
 * Says that nobody can tell whether the visitor's session holds: 503.
 *
 * @param answer What the sign-in rule answered, in plain words; its headers are kept.
 */
export function unknownVisitorPage(request: NextRequest, { status, headers }: Response): Response {
  return statusPage(request, { path: routes.unknownVisitor.pattern, status, headers })
}

interface StatusPage {
  path: string
  status: number
  headers?: Headers
}

function statusPage(request: NextRequest, { path, status, headers: given }: StatusPage): Response {
  const asked = { headers: new Headers(request.headers) }
  // It is the finished page that is sent, to editors too, and whole: what a browser has kept is another status's.
  withoutDraft(asked.headers)
  asked.headers.delete('if-none-match')
  const headers = new Headers(given)
  headers.delete('content-type')
  headers.set(statusHeader, String(status))
  headers.set('cache-control', 'no-store')
  headers.set('x-robots-tag', 'noindex')
  return request.nextUrl.pathname === path
    ? NextResponse.next({ request: asked, headers })
    : NextResponse.rewrite(new URL(path, request.url), { request: asked, headers })
}
