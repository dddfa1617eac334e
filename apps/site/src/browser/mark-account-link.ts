import { hintsAtSession, watchHint } from '../frame/session-hint.ts'

/**
 * Marks the way to the account while there is a session: by the hint that the server leaves
 * in a cookie for scripts, without a request, and following what other tabs do. Without
 * scripts the link is what it says.
 */
export function markAccountLink(): void {
  const mark = (): void => {
    const isSignedIn = hintsAtSession(document.cookie)
    for (const link of document.querySelectorAll('[data-account]')) {
      link.toggleAttribute('data-signed-in', isSignedIn)
      link.ariaLabel = isSignedIn ? 'Account, signed in' : null
    }
  }
  watchHint(window, mark)
  mark()
}
