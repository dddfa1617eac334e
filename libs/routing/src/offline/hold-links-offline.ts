import { linkOf } from '../links/link-of.ts'

/**
 * Keeps a visitor who is offline on the current page, with their input, instead of showing the browser's
 * error page.
 *
 * @param onHeld Called with the link that was followed, so that it can be retried.
 *
 * @returns A function that stops holding links.
 */
export function holdLinksOffline(onHeld: (href: string) => void): () => void {
  const listening = new AbortController()
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event)
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    const plain = !(button || metaKey || ctrlKey || shiftKey || altKey)
    if (!link || !plain || navigator.onLine || link.target || !isOtherPage(link)) return
    event.preventDefault()
    event.stopPropagation()
    onHeld(link.href)
  }
  // On the way down: before any component acts on the click.
  addEventListener('click', onClick, { capture: true, signal: listening.signal })
  return () => listening.abort()
}

/** A place on this page needs no network. */
function isOtherPage({ protocol, pathname, search, hash }: HTMLAnchorElement): boolean {
  const isHere = hash && pathname === location.pathname && search === location.search
  return protocol === location.protocol && !isHere
}
