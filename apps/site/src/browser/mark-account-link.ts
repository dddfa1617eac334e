import { hintsAtSession, watchHint } from './session-hint.ts'

/**
 * Marks the link to the account while there is a session. Reads a cookie that the server sets for scripts, without a
 * request, and follows changes in other tabs. Without scripts the link has no mark.
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
