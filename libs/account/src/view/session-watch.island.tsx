'use client'

import { AuthProvider, useAuthEvents } from '@house-edge/auth/react'
import type { ReactElement } from 'react'

type Change = 'SIGNED_IN' | 'SIGNED_OUT'

/**
 * Tells other tabs to check their session, because it may have changed on the way to this page. Renders
 * nothing.
 *
 * @param reloadsOn Event, in any tab, after which the page is out of date and loaded again.
 */
export function SessionWatch({ reloadsOn }: { reloadsOn: Change | undefined }): ReactElement {
  return <AuthProvider>{reloadsOn && <ReloadOn change={reloadsOn} />}</AuthProvider>
}

function ReloadOn({ change }: { change: Change }): null {
  useAuthEvents((event) => {
    if (event === change) window.location.reload()
  })
  return null
}
