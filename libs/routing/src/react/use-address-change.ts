import { usePathname } from 'next/navigation.js'
import { useEffect, useRef } from 'react'

/**
 * Calls back when the address has become another one, its query included, its
 * fragment not.
 *
 * The framework tells the path to every component, the query only to those that
 * give up being finished by the server; the browser's own history is asked for it
 * instead, where it can be.
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
