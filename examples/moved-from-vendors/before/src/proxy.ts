import { createServerClient } from '@supabase/ssr'
import { type NextRequest, NextResponse } from 'next/server'

export const config = { matcher: ['/account/:path*', '/login'] }

export async function proxy(request: NextRequest) {
  let response = NextResponse.next({ request })
  const supabase = createServerClient(
    process.env.BACKEND_URL ?? '',
    process.env.BACKEND_PUBLISHABLE_KEY ?? '',
    {
      cookies: {
        getAll: () => request.cookies.getAll(),
        setAll(all) {
          for (const { name, value } of all) request.cookies.set(name, value)
          response = NextResponse.next({ request })
          for (const { name, value, options } of all) response.cookies.set(name, value, options)
        },
      },
    },
  )
  const { data } = await supabase.auth.getClaims()
  if (!data && request.nextUrl.pathname.startsWith('/account'))
    return NextResponse.redirect(new URL('/login', request.url))
  return response
}
