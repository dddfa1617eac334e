import { mayPreload } from './may-preload.ts'

/** When to preload a link: when it is visible, when the visitor is about to follow it, or never. */
export type PreloadTrigger = 'visible' | 'intent' | 'never'

/**
 * Reports when to preload a link.
 *
 * Visible: the link is in view and the page is idle. Intent: the pointer rests on it for a moment, it is
 * touched, or it has focus.
 *
 * @param options.dwellMs How long a pointer has to rest. Milliseconds. @default 65
 * @returns Stops watching.
 */
export function watchLink(
  link: Element,
  {
    on = 'visible',
    run,
    dwellMs = 65,
  }: { on?: PreloadTrigger | undefined; run: () => void; dwellMs?: number | undefined },
): () => void {
  if (on === 'never' || !mayPreload()) return () => {}
  return on === 'visible' ? whenSeen(link, run) : onIntent(link, run, dwellMs)
}

function whenSeen(link: Element, run: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    whenIdle(run)
  })
  observer.observe(link)
  return () => observer.disconnect()
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2_000 })
  else setTimeout(run, 200)
}

/**
 * Reports when the visitor is about to follow a link. Listens on a link or on a container.
 *
 * @returns A function that stops listening.
 */
export function onIntent(place: Element, run: (event: Event) => void, dwellMs = 65): () => void {
  let timer: ReturnType<typeof setTimeout>
  const listening = new AbortController()
  const listen = (type: string, listener: (event: Event) => void) =>
    place.addEventListener(type, listener, { passive: true, signal: listening.signal })
  listen('pointerover', (event) => {
    clearTimeout(timer)
    timer = setTimeout(run, dwellMs, event)
  })
  listen('pointerout', () => clearTimeout(timer))
  listen('touchstart', run)
  listen('focusin', run)
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}
