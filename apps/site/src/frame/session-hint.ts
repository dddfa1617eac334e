/** Whether the cookies that scripts may read hint at a session. Good enough for a mark, for nothing else. */
export function hintsAtSession(cookies: string): boolean {
  return /(?:^| |__Host-)sb-[\w.-]+-auth-token-hint=[1-9]/.test(cookies)
}

/** What tells of changes: a window, which in most browsers also tells of cookies as they change. */
type HintPage = EventTarget & { cookieStore?: EventTarget }

/** Calls back when the hint may be another: changed by any tab, or while nobody looked at the page. */
export function watchHint(page: HintPage, look: () => void): void {
  for (const event of ['pageshow', 'focus', 'visibilitychange']) page.addEventListener(event, look)
  page.cookieStore?.addEventListener('change', look)
}
