import type { NextRequest } from 'next/server'
import { hasLocale, redirectToLocale } from './i18n.ts'

export const config = { matcher: ['/((?!_next|api).*)'] }

export function proxy(request: NextRequest) {
  if (!hasLocale(request)) return redirectToLocale(request)
}
