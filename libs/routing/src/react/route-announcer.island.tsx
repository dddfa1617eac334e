'use client'

import { useEffect, useRef } from 'react'
import { announceRoutes, type RouteAnnouncements } from '../announcer/announce-routes.ts'
import { type Announcer, createAnnouncer, type Politeness } from '../announcer/announcer.ts'
import { silenceFramework } from '../announcer/silence-framework.ts'
import { useAddressChange } from './use-address-change.ts'

let announcer: Announcer | undefined

/**
 * Announces every page that is reached without loading a document, once and
 * politely; Next's own announcer, an alert, is silenced. Renders nothing.
 *
 * Put it into the root layout.
 */
export function RouteAnnouncer({
  politeness = 'polite',
}: {
  /** @default 'polite' */
  politeness?: Politeness
}): null {
  const routes = useRef<RouteAnnouncements>(undefined)

  useEffect(() => {
    const restore = silenceFramework()
    const current = announceRoutes({ announcer: theAnnouncer(), politeness })
    routes.current = current
    return () => {
      current.stop()
      restore()
    }
  }, [politeness])

  useAddressChange(() => routes.current?.navigated())
  return null
}

/**
 * Announces something to screen readers: what was saved, how many results there are.
 *
 * @example
 * ```tsx
 * const announce = useAnnouncer()
 * announce('12 reviews found')
 * ```
 */
export function useAnnouncer(): Announcer['announce'] {
  return announceOnce
}

function announceOnce(text: string, politeness?: Politeness): void {
  theAnnouncer().announce(text, politeness)
}

/** One for the page, so that two things said at once do not speak over each other. */
function theAnnouncer(): Announcer {
  return (announcer ??= createAnnouncer())
}
