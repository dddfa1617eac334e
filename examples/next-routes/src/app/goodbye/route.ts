import { findOwnPath } from '@house-edge/paths'

/** Ends at a path of this site, whatever the link said. */
export function GET(request: Request) {
  const to = new URL(request.url).searchParams.get('to')
  return new Response(null, { status: 303, headers: { location: findOwnPath(to) ?? '/' } })
}
