'use client'

import { AuthProvider, useAuthEvents } from '@house-edge/auth/react'
import type { ReactElement } from 'react'

type Change = 'SIGNED_IN' | 'SIGNED_OUT'

export interface SessionWatchProps {
  /** Event, in any tab, after which the page is out of date and loaded again. */
  reloadsOn: Change | undefined
}

/** Tells other tabs to check their session, because it may have changed on the way to this page. Renders nothing. */
export function SessionWatch({ reloadsOn }: SessionWatchProps): ReactElement {
  return <AuthProvider>{reloadsOn && <ReloadOn change={reloadsOn} />}</AuthProvider>
}

function ReloadOn({ change }: { change: Change }): null {
  useAuthEvents((event) => {
    if (event === change) window.location.reload()
  })
  return null
}
