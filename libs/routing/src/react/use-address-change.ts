import { usePathname } from 'next/navigation.js'
import { useEffect, useRef } from 'react'

/**
 * Calls back when the path or the query changes, not the fragment.
 *
 * Reading the query from the framework would make a component dynamic, so the Navigation API is used
 * instead where it exists.
 */
export function useAddressChange(run: () => void): void {
  const path = usePathname()
  const shown = useRef<string>(undefined)
  const latest = useRef(run)

  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const look = (pathname: string) => {
      const address = pathname + location.search
      if (shown.current !== undefined && shown.current !== address) latest.current()
      shown.current = address
    }
    look(path)
    const { navigation } = globalThis as { navigation?: EventTarget }
    const listening = new AbortController()
    // The router changes the address in the middle of rendering.
    navigation?.addEventListener(
      'currententrychange',
      () => setTimeout(() => look(location.pathname)),
      listening,
    )
    return () => listening.abort()
  }, [path])
}
