import { match } from '@formatjs/intl-localematcher'
import Negotiator from 'negotiator'
import type { NextRequest } from 'next/server'

/** What each locale of the repository is called in addresses. The first is the default. */
const locales: Readonly<Record<string, string>> = { 'en-us': 'en-us', 'fr-fr': 'fr-fr' }

export function redirectToLocale({ headers, nextUrl }: NextRequest): Response {
  const accepted = { 'accept-language': headers.get('accept-language') ?? '' }
  const wanted = new Negotiator({ headers: accepted }).languages().filter((tag) => tag !== '*')
  const known = Object.keys(locales)
  const locale = match(wanted, known, 'en-us')
  return Response.redirect(new URL(`/${locales[locale]}${nextUrl.pathname}`, nextUrl))
}

export function hasLocale({ nextUrl }: NextRequest): boolean {
  return Object.values(locales).includes(nextUrl.pathname.split('/')[1] ?? '')
}

export function localeOf(lang: string): string | undefined {
  return Object.keys(locales).find((locale) => locales[locale] === lang)
}
