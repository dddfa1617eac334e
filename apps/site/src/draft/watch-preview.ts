/** What is heard of a preview. */
export type PreviewNews = 'same' | 'changed' | 'over' | 'unreachable'

/** How a preview is watched; the defaults are the browser's. */
export interface WatchOptions {
  onNews: (news: PreviewNews) => void
  fetch?: typeof globalThis.fetch
  /** Where events are told and the visibility of the page is read. */
  page?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  target?: Pick<EventTarget, 'dispatchEvent'>
  everyMs?: number
}

/** A preview that is watched. */
export interface PreviewWatch {
  /** Asks now, because somebody says that there is news. */
  look: () => void
  stop: () => void
}

const newsPath = '/api/preview/news'

/**
 * Asks every three seconds, as the vendor's toolbar does, whether a preview has
 * changed, and tells it by the vendor's events: `prismicPreviewUpdate` with the
 * new ref, once for each change, and once `prismicPreviewEnd`. A page nobody
 * looks at asks nothing; it asks at once when it is looked at again.
 */
export function watchPreview({
  onNews,
  fetch = globalThis.fetch,
  page = document,
  target = window,
  everyMs = 3_000,
}: WatchOptions): PreviewWatch {
  const stopping = new AbortController()
  let seen: string | undefined
  let isAsking = false
  let isToAskAgain = false
  let isUnreachable = false
  const timer = setInterval(() => void ask(), everyMs)
  const wake = () => void ask()
  page.addEventListener('visibilitychange', wake)
  void ask()
  return { look: () => void ask(), stop }

  function stop(): void {
    clearInterval(timer)
    page.removeEventListener('visibilitychange', wake)
    stopping.abort()
  }

  async function ask(): Promise<void> {
    // What was saved since a question was asked is not in its answer.
    isToAskAgain = isAsking
    if (isAsking || page.visibilityState === 'hidden') return
    isAsking = true
    const { state, token } = await readNews()
    isAsking = false
    if (stopping.signal.aborted) return
    const isBack = isUnreachable && state === 'same'
    isUnreachable = state === 'unreachable'
    // A page that says it was updated goes on saying so until there is other news.
    if (state !== 'same' || isBack) onNews(state)
    if (state === 'changed') seen = token
    // While the service was away the page may have been rendered without its draft.
    if (state === 'changed' || isBack) tell('prismicPreviewUpdate', { ref: seen ?? null })
    if (state === 'over') {
      stop()
      tell('prismicPreviewEnd', null)
    } else if (isToAskAgain) await ask()
  }

  async function readNews(): Promise<{ state: PreviewNews; token?: string }> {
    const query = seen === undefined ? '' : `?${new URLSearchParams({ seen }).toString()}`
    try {
      const response = await fetch(`${newsPath}${query}`, { signal: stopping.signal, cache: 'no-store' })
      // Whoever is no longer in a preview has left it in another tab.
      if (response.status === 404) return { state: 'over' }
      if (!response.ok) return { state: 'unreachable' }
      return (await response.json()) as { state: PreviewNews; token?: string }
    } catch {
      return { state: 'unreachable' }
    }
  }

  function tell(name: string, detail: unknown): void {
    target.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }))
  }
}
