'use client'

import { AuthProvider, useAuthEvents } from '@house-edge/auth/react'
import type { ReactElement } from 'react'

/** Loads the page again when the session ends, in this tab or another: what it shows is nobody's then. Renders nothing. */
export function SessionWatch(): ReactElement {
  return (
    <AuthProvider>
      <LeaveWhenSignedOut />
    </AuthProvider>
  )
}

function LeaveWhenSignedOut(): null {
  useAuthEvents((event) => {
    if (event === 'SIGNED_OUT') window.location.reload()
  })
  return null
}
