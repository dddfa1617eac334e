import { useCallback, useEffect, useRef, useState } from 'react'
import { messageOf } from './api-failure.ts'

/** Something that is fetched: not there yet, there, or failed. */
interface Loaded<T> {
  value: T | undefined
  failure: string | undefined
  isLoading: boolean
  /** Fetches it again. What there was stays in sight. */
  reload: () => Promise<void>
  /** Puts something newer in its place. */
  set: (value: T) => void
}

/** Fetches something, and again when the key changes. An answer that comes too late is dropped. */
export function useLoad<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ key: string; value?: T; failure?: string; isLoading: boolean }>({
    key,
    isLoading: true,
  })
  const latest = useRef(load)
  const running = useRef<AbortController>(undefined)
  useEffect(() => {
    latest.current = load
  })

  const fetchIt = useCallback(async (forKey: string) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState(({ failure: _failure, ...before }) => ({ ...before, isLoading: true }))
    try {
      const value = await latest.current(controller.signal)
      if (!controller.signal.aborted) setState({ key: forKey, value, isLoading: false })
    } catch (error) {
      if (controller.signal.aborted) return
      setState((before) => ({ ...before, key: forKey, failure: messageOf(error), isLoading: false }))
    }
  }, [])

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- that something is being fetched is shown at once
    void fetchIt(key)
    return () => running.current?.abort()
  }, [key, fetchIt])

  return {
    value: state.value,
    failure: state.failure,
    isLoading: state.isLoading || state.key !== key,
    reload: useCallback(() => fetchIt(key), [key, fetchIt]),
    set: useCallback((value: T) => setState({ key, value, isLoading: false }), [key]),
  }
}
