'use client'

import { createSessionObserver } from '@house-edge/auth/browser'
import { useEffect } from 'react'

type Change = 'SIGNED_IN' | 'SIGNED_OUT'

/** What is watched for. */
export interface SessionWatchProps {
  /** Event, in any tab, after which the page is out of date and loaded again. */
  reloadsOn: Change | undefined
}

/** Tells other tabs to check their session, because it may have changed on the way to this page. Renders nothing. */
export function SessionWatch({ reloadsOn }: SessionWatchProps): null {
  useEffect(() => {
    const observer = createSessionObserver()
    observer.onEvent((event) => {
      if (event === reloadsOn) window.location.reload()
    })
    const stop = observer.start()
    void observer.look()
    return stop
  }, [reloadsOn])
  return null
}
