/**
 * Whether there seems to be a session, by cookies that scripts may read. Only for the mark on a link. The name is written out
 * because a script of every page has no byte to spare for putting it together; a test compares it.
 */
export function hintsAtSession(cookies: string): boolean {
  return /(?:^| |__Host-)sb-[\w.-]+-auth-token-hint=[1-9]/.test(cookies)
}

/** The events of a window, in most browsers also for changed cookies. */
type HintPage = EventTarget & { cookieStore?: EventTarget }

/** Calls back when the hint may have changed: in another tab, or while the page was hidden. */
export function watchHint(page: HintPage, look: () => void): void {
  for (const event of ['pageshow', 'focus', 'visibilitychange']) page.addEventListener(event, look)
  page.cookieStore?.addEventListener('change', look)
}
