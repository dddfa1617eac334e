import type { Redirect } from '../redirects/find.ts'

/** Answers a visit that a rule sends elsewhere. The framework writes a location on this site as a path. */
export function redirectResponse(
  redirect: Extract<Redirect, { action: 'redirect' }>,
  visit: { origin: string; nowMs: number; permanentMaxAgeSeconds: number },
): Response {
  return new Response(null, {
    status: redirect.status,
    headers: {
      location: new URL(redirect.location, visit.origin).href,
      'cache-control': cacheControl(redirect, visit),
    },
  })
}

function cacheControl(
  { status, rule }: Redirect & { status: number },
  { nowMs, permanentMaxAgeSeconds }: { nowMs: number; permanentMaxAgeSeconds: number },
): string {
  if (status !== 301 && status !== 308) return 'no-store'
  const endMs = rule.validTo === undefined ? Infinity : Date.parse(rule.validTo) + 24 * 3_600_000
  return `public, max-age=${Math.max(0, Math.min(permanentMaxAgeSeconds, Math.floor((endMs - nowMs) / 1000)))}`
}
