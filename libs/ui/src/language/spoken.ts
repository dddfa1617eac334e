import { cache } from 'react'

/** The language of what says none. */
const defaultLanguage = 'en-GB'

/**
 * Of the request that React renders as server components. Elsewhere React's `cache` keeps nothing, and a page is rendered
 * in one go, so that a variable is enough.
 */
const ofRequest = cache((): { language?: string } => ({}))
const isKept = (): boolean => ofRequest() === ofRequest()
let ofRendering: string | undefined

/**
 * Sets the language of everything that is rendered from here on: first in each page, before anything is awaited.
 * React keeps it for this request alone; a server that renders by `renderToString` calls it before each page.
 *
 * @param language A BCP 47 tag. `undefined`: English again.
 */
export function speak(language: string | undefined): void {
  if (isKept()) ofRequest().language = language ?? defaultLanguage
  else ofRendering = language
}

/** The language of the page that is rendered, or of the page that is open in a browser: a BCP 47 tag. */
export function spokenLanguage(): string {
  return (isKept() ? ofRequest().language : (ofRendering ?? ofDocument())) ?? defaultLanguage
}

/** Of the page that is open in a browser, where it says more than `en`. */
function ofDocument(): string | undefined {
  const language = typeof document === 'undefined' ? undefined : document.documentElement.lang
  return language === '' || language === 'en' ? undefined : language
}

/** Languages that are written from right to left, of those with many readers (CLDR). */
const fromRight = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** The direction in which a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return fromRight.has(language.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr'
}
