import { useSyncExternalStore } from 'react'

const base = '/desk'

/** Where the desk is: the path without `/desk`, and the query. */
interface Address {
  path: string
  query: URLSearchParams
}

/** Goes to another place of the desk. */
export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  if (`${base}${to}` === location.pathname + location.search) return
  if (replace) history.replaceState(null, '', `${base}${to}`)
  else history.pushState(null, '', `${base}${to}`)
  // The browser says so only when it goes back or forward by itself.
  dispatchEvent(new PopStateEvent('popstate'))
}

/** The address a browser goes to for a place of the desk. */
export function hrefOf(to: string): string {
  return `${base}${to}`
}

/** The place the desk is at. The component is rendered again when it changes. */
export function useAddress(): Address {
  const text = useSyncExternalStore(subscribe, () => location.pathname + location.search)
  const url = new URL(text, 'http://desk')
  return { path: url.pathname.slice(base.length) || '/', query: url.searchParams }
}

/** Whether a click on a link is for this tab. */
export function staysHere(event: React.MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

function subscribe(tell: () => void): () => void {
  addEventListener('popstate', tell)
  return () => removeEventListener('popstate', tell)
}
