import { hintsAtSession, watchHint } from './session-hint.ts'

/**
 * Marks links with `data-account`, to the account, while there is a session: `data-signed-in`, and a label, which is what
 * `data-account` says. Reads a cookie that the server sets for scripts, without a request, and follows changes in other tabs.
 * Without scripts the link has no mark.
 */
export function markAccountLink(): void {
  const mark = (): void => {
    const isSignedIn = hintsAtSession(document.cookie)
    for (const link of document.querySelectorAll<HTMLElement>('[data-account]')) {
      link.toggleAttribute('data-signed-in', isSignedIn)
      link.ariaLabel = isSignedIn ? link.dataset['account']! : null
    }
  }
  watchHint(window, mark)
  mark()
}
