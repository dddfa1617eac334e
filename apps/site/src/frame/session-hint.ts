/** Whether the cookies that scripts may read hint at a session. Good enough for a mark, for nothing else. */
export function hintsAtSession(cookies: string): boolean {
  return /(?:^|; )(?:__Host-)?sb-[\w.-]+-auth-token-hint=[1-9]\d*\./.test(cookies)
}

/** What tells of changes: a window, which in most browsers also tells of cookies as they change. */
interface HintPage {
  window: EventTarget & { cookieStore?: EventTarget }
  document: EventTarget
}

/** Calls back when the hint may be another: changed by any tab, or while nobody looked at the page. */
export function watchHint({ window, document }: HintPage, look: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  for (const event of ['pageshow', 'focus']) window.addEventListener(event, look, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  window.cookieStore?.addEventListener('change', look, { signal })
  return () => stop.abort()
}
