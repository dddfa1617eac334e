import type { NextRequest } from 'next/server'
import type { Redirect } from '../redirects/find.ts'

const ofRules = new WeakSet<Response>()

/** Whether a response is a rule's redirect to a page of this site. */
export function leadsToPage(response: Response): boolean {
  return ofRules.has(response)
}

/** Answers a visit that a rule sends elsewhere. The framework writes a location on this site as a path. */
export function redirectResponse(
  redirect: Extract<Redirect, { action: 'redirect' }>,
  visit: { origin: string; nowMs: number; permanentMaxAgeSeconds: number },
): Response {
  const response = new Response(null, {
    status: redirect.status,
    headers: {
      location: new URL(redirect.location, visit.origin).href,
      'cache-control': cacheControl(redirect, visit),
    },
  })
  if (redirect.kind === 'client') ofRules.add(response)
  return response
}

/**
 * Answers a visit to an address that was changed: to where the page is now, with the query of the visit.
 * 308, which browsers keep for an hour; 307, kept nowhere, for what only one visitor sees.
 */
export function movedTo(
  visit: NextRequest,
  {
    path,
    isPermanent = true,
  }: {
    /** A path of this site. */
    path: string
    /** @default true */
    isPermanent?: boolean
  },
): Response {
  const { origin, search } = visit.nextUrl
  const response = new Response(null, {
    status: isPermanent ? 308 : 307,
    headers: {
      location: new URL(path + search, origin).href,
      'cache-control': isPermanent ? 'public, max-age=3600' : 'private, no-store',
    },
  })
  ofRules.add(response)
  return response
}

function cacheControl(
  { status, rule }: Redirect & { status: number },
  { nowMs, permanentMaxAgeSeconds }: { nowMs: number; permanentMaxAgeSeconds: number },
): string {
  if (status !== 301 && status !== 308) return 'no-store'
  const endMs = rule.validTo === undefined ? Infinity : Date.parse(rule.validTo) + 24 * 3_600_000
  return `public, max-age=${Math.max(0, Math.min(permanentMaxAgeSeconds, Math.floor((endMs - nowMs) / 1000)))}`
}
