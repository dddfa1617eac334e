import { createElement, type ReactElement, type ReactNode } from 'react'

interface OfferPartProps {
  /** Before this day it is not shown. `undefined`: it always was. */
  from?: string | undefined
  /** From this day it is not shown any more. `undefined`: it ends on none. */
  until?: string | undefined
  /** The markets it is shown in, with blanks between them. `undefined`: in all. */
  markets?: string | undefined
  children: ReactNode
}

/**
 * What is shown of an offer from a day on, until a day, or in some markets. The element says so to the server that keeps
 * finished pages: before and after these days, by UTC, and for other markets, the page is kept without it.
 */
export function OfferPart({ from, until, markets, children }: OfferPartProps): ReactElement {
  return from === undefined && until === undefined && markets === undefined ? (
    <>{children}</>
  ) : (
    createElement('he-part', { 'data-from': from, 'data-until': until, 'data-markets': markets }, children)
  )
}
