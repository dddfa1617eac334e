/** How a previewed page listens to the desk; by default on the browser's window. */
interface DeskListening {
  /** Called after every save. */
  onSaved: () => void
  page?: Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'>
}

/**
 * Listens to the desk that frames a preview, so that the page follows the typing and keeps its scroll position. Only
 * the desk may frame a page, and its messages only make the page look for changes. Without a desk around it, the page
 * asks the content service every few seconds.
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
