import * as react from 'react'
import { defaultLanguage, speakInOneGo, type Spoken, spokenBy } from './spoken.ts'

/**
 * Of the request that React renders as server components. Elsewhere React's `cache` keeps nothing, and a page is rendered
 * in one go, so that a variable is enough. What islands are made with has no `cache`, and is asked for none while no island
 * speaks.
 */
const ofRequest = react.cache((): { spoken?: Spoken } => ({}))
const isKept = (): boolean => ofRequest() === ofRequest()

/**
 * Sets the language of everything that is rendered from here on: first in each page, before anything is awaited.
 * React keeps it for this request alone; a server that renders by `renderToString` calls it before each page.
 *
 * @param language A BCP 47 tag. `undefined`: the original again.
 * @param original The language of what names none, such as an address without a prefix.
 * @default 'en-GB'
 */
export function speak(language: string | undefined, original: string = defaultLanguage): void {
  const spoken = { language: language ?? original, original }
  spokenBy(() => (isKept() ? (ofRequest().spoken ?? byDefault) : undefined))
  if (isKept()) ofRequest().spoken = spoken
  else speakInOneGo(language === undefined && original === defaultLanguage ? undefined : spoken)
}

/** Of all requests that set none: nothing is to be written into it. */
const byDefault: Spoken = Object.freeze({ language: defaultLanguage, original: defaultLanguage })
