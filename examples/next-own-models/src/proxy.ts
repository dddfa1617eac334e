import { type NextRequest, NextResponse } from 'next/server'
import { siteAuth } from './auth'

export const config = { matcher: ['/account/:path*', '/login', '/confirm'] }

/** Refreshes a session that is due, and sends visitors without one to sign in. */
export function proxy(request: NextRequest) {
  return siteAuth().proxy(request, (context) =>
    NextResponse.next({ request: { headers: context.requestHeaders() } }),
  )
}
