import { createElement, type ReactElement, type ReactNode } from 'react'

interface OfferPartProps {
  /** From this day it is not shown any more. `undefined`: it ends on none. */
  until?: string | undefined
  /** The markets it is shown in, with blanks between them. `undefined`: in all. */
  markets?: string | undefined
  children: ReactNode
}

/**
 * What is shown of an offer until a day, or in some markets. The element says so to the server that keeps finished pages:
 * from that day, at midnight UTC, and for other markets, the page is kept without it.
 */
export function OfferPart({ until, markets, children }: OfferPartProps): ReactElement {
  return until === undefined && markets === undefined ? (
    <>{children}</>
  ) : (
    createElement('he-part', { 'data-until': until, 'data-markets': markets }, children)
  )
}
