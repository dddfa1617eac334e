import { createElement, type ReactElement, type ReactNode } from 'react'
import { type DocumentFields } from '../field/relation.ts'
import { readDay } from '../field/scalar.ts'

/** How long we stand by terms we have read. */
const freshDays = 30
const dayMs = 86_400_000

/** The first day on which an offer is not shown any more, because its terms were not read since; `undefined` where the document does not say when they were. */
export function staleFrom(bonus: DocumentFields<'bonus'>): string | undefined {
  const verified = readDay(bonus.last_verified)
  if (verified === undefined) return undefined
  return new Date(Date.parse(verified) + (freshDays + 1) * dayMs).toISOString().slice(0, 10)
}

/** Whether the terms of an offer were read lately enough to show it. */
export function isFresh(bonus: DocumentFields<'bonus'>, today: string): boolean {
  const day = staleFrom(bonus)
  return day === undefined || today < day
}

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
