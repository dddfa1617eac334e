/**
 * What the desk and a previewed page say to each other.
 *
 * The page is of another origin, so that the desk can neither reload it in place
 * nor know where it is scrolled to. A page that listens says so when it is loaded;
 * it is then told of every saved draft and refreshes itself, which keeps its place.
 * A page that does not listen is loaded anew.
 *
 * @module
 */

/** From the page: it is here, and wants to be told. */
export const pageListens = 'content-preview:listening'
/** To the page: there is something new to show, under this ref. */
export const draftSaved = 'content-preview:update'

/** Whether a message is from a page of the site that listens. */
export function isListening(event: Pick<MessageEvent, 'data' | 'origin'>, siteOrigin: string): boolean {
  const data: unknown = event.data
  return (
    event.origin === siteOrigin &&
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === pageListens
  )
}
