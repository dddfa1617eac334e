'use client'

import { AuthProvider, useAuthEvents } from '@house-edge/auth/react'
import type { ReactElement } from 'react'

/**
 * Tells other tabs to look at their session, since something may have happened
 * to it on the way to this page. Renders nothing.
 *
 * @param leaves Load the page again when the session ends, in whichever tab: what it shows is nobody's then.
 */
export function SessionWatch({ leaves }: { leaves: boolean }): ReactElement {
  return <AuthProvider>{leaves && <LeaveWhenSignedOut />}</AuthProvider>
}

function LeaveWhenSignedOut(): null {
  useAuthEvents((event) => {
    if (event === 'SIGNED_OUT') window.location.reload()
  })
  return null
}
