import { cache } from 'react'
import { defaultLanguage, speakInOneGo, spokenBy } from './spoken.ts'

/**
 * Of the request that React renders as server components. Elsewhere React's `cache` keeps nothing, and a page is rendered
 * in one go, so that a variable is enough. Islands know no `cache`: what they say their words by does not import this file.
 */
const ofRequest = cache((): { language?: string } => ({}))
const isKept = (): boolean => ofRequest() === ofRequest()

/**
 * Sets the language of everything that is rendered from here on: first in each page, before anything is awaited.
 * React keeps it for this request alone; a server that renders by `renderToString` calls it before each page.
 *
 * @param language A BCP 47 tag. `undefined`: English again.
 */
export function speak(language: string | undefined): void {
  spokenBy(() => (isKept() ? (ofRequest().language ?? defaultLanguage) : undefined))
  if (isKept()) ofRequest().language = language ?? defaultLanguage
  else speakInOneGo(language)
}
