'use client'

import { usePathname } from 'next/navigation.js'
import { useEffect, useRef } from 'react'
import { createFocusKeeper } from '../focus/keep-focus.ts'

/**
 * Moves the focus as a new document would: to the top of a new page, back to the
 * link that was followed. Another query on the same page, such as a filter, leaves
 * it where it is. Renders nothing. Put it into the root layout.
 */
export function FocusKeeper(): null {
  const path = usePathname()
  const shown = useRef(path)
  const keeper = useRef<ReturnType<typeof createFocusKeeper>>(undefined)
  const traversed = useRef(false)

  useEffect(() => {
    const listening = new AbortController()
    keeper.current = createFocusKeeper()
    addEventListener('popstate', () => (traversed.current = true), listening)
    return () => {
      listening.abort()
      keeper.current?.stop()
    }
  }, [])

  useEffect(() => {
    if (shown.current !== path) keeper.current?.navigated(traversed.current ? 'traverse' : 'forward')
    shown.current = path
    traversed.current = false
  }, [path])
  return null
}
