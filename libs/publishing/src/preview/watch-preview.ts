/** The state of a preview, as the site reports it. */
export type PreviewNews = 'same' | 'changed' | 'over' | 'unreachable'

/** How a preview is watched; the defaults are the browser's. */
interface WatchOptions {
  onNews: (news: PreviewNews) => void
  fetch?: typeof globalThis.fetch
  /** Gets the events, and says whether the page is visible. */
  page?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  target?: Pick<EventTarget, 'dispatchEvent'>
  everyMs?: number
}

/** A watched preview. */
interface PreviewWatch {
  /** Asks at once. */
  look: () => void
  stop: () => void
}

const newsPath = '/api/preview/news'

/**
 * Asks every three seconds, as the vendor's toolbar does, whether a preview has changed. Reports with the vendor's
 * events: `prismicPreviewUpdate` with the new ref for each change, and `prismicPreviewEnd` once. A hidden page does not
 * ask; it asks at once when it becomes visible.
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
  let shouldAskAgain = false
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
    // A response does not contain what was saved after its request.
    shouldAskAgain = isAsking
    if (isAsking || page.visibilityState === 'hidden') return
    isAsking = true
    const { state, token } = await readNews()
    isAsking = false
    if (stopping.signal.aborted) return
    const isBack = isUnreachable && state === 'same'
    isUnreachable = state === 'unreachable'
    // The notice "updated" stays until something else happens.
    if (state !== 'same' || isBack) onNews(state)
    if (state === 'changed') seen = token
    // While the service was unreachable, the page may have been rendered without its draft.
    if (state === 'changed' || isBack) tell('prismicPreviewUpdate', { ref: seen ?? null })
    if (state === 'over') {
      stop()
      tell('prismicPreviewEnd', null)
    } else if (shouldAskAgain) await ask()
  }

  async function readNews(): Promise<{ state: PreviewNews; token?: string }> {
    const query = seen === undefined ? '' : `?${new URLSearchParams({ seen }).toString()}`
    try {
      const response = await fetch(`${newsPath}${query}`, { signal: stopping.signal, cache: 'no-store' })
      // The editor has left the preview in another tab.
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
