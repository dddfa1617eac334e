/** How a previewed page hears the desk; the default is the browser's window. */
export interface DeskListening {
  /** Told as often as something is saved. */
  onSaved: () => void
  page?: Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'>
}

/**
 * Hears the desk in whose frame a preview is shown, so that the page follows the
 * typing and keeps its place. Only the desk may frame a page, and all it can ask
 * for is that the page looks again; the same is asked of the service every few
 * seconds where there is no desk around the page.
 *
 * @returns Stops it.
 */
export function listenToDesk({ onSaved, page = window }: DeskListening): () => void {
  if (page.parent === page) return () => undefined

  const hear = ({ source, data }: MessageEvent): void => {
    const said = data as { type?: unknown } | null
    if (source !== page.parent || said?.type !== 'content-preview:update') return
    onSaved()
  }
  page.addEventListener('message', hear)
  page.parent.postMessage({ type: 'content-preview:listening' }, '*')
  return () => page.removeEventListener('message', hear)
}
