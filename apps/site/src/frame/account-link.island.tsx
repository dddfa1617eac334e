'use client'

import type { ReactElement } from 'react'
import { useEffect, useSyncExternalStore } from 'react'
import { returnedErrorPath } from '../account/returned-error.ts'
import { hintsAtSession, watchHint } from './session-hint.ts'

/**
 * The way to the visitor's account, with a mark when there is a session.
 *
 * The page is the same for everybody; the mark comes from the hint that the
 * server leaves in a cookie for scripts, without a request, and follows what
 * other tabs do. Without JavaScript the link is what it says.
 *
 * It stands on every page, so it also sees where the auth service has left an
 * error in the fragment, which no server does, and leads to where that is said.
 */
export function AccountLink(): ReactElement {
  const isSignedIn = useSyncExternalStore(
    watchPage,
    () => hintsAtSession(document.cookie),
    () => false,
  )
  useEffect(leaveReturnedError, [])
  return (
    <a href="/account" {...(isSignedIn && { 'data-signed-in': true, 'aria-label': 'Account, signed in' })}>
      Account
    </a>
  )
}

function leaveReturnedError(): void {
  const path = returnedErrorPath(new URLSearchParams(location.hash.slice(1)))
  if (path !== undefined) location.replace(path)
}

function watchPage(look: () => void): () => void {
  return watchHint({ window, document }, look)
}
