/**
 * What the desk and a previewed page say to each other.
 *
 * The page is of another origin, so that the desk can neither reload it in place
 * nor know where it is scrolled to. A page that listens says so when it is loaded;
 * it is then told of every saved draft and refreshes itself, which keeps its place.
 * A page that does not listen is reloaded.
 *
 * @module
 */

/** From the page: it is here, and wants to be told. */
export const pageListens = 'content-preview:listening'
/** To the page: there is something new to show, under this ref. */
export const draftSaved = 'content-preview:update'

/** From the page: something on it was clicked. */
export const pointed = 'content-preview:pointed'
/** To the page: what was clicked has no field here. */
export const unknown = 'content-preview:unknown'
/** To the page: what the field shows that has the focus. */
export const fieldEntered = 'content-preview:field'

/** What a message of a page of the site is called; `undefined` when it is from elsewhere. */
export function typeOf(event: Pick<MessageEvent, 'data' | 'origin'>, siteOrigin: string): string | undefined {
  const data: unknown = event.data
  if (event.origin !== siteOrigin || typeof data !== 'object' || data === null) return undefined
  return 'type' in data && typeof data.type === 'string' ? data.type : undefined
}
