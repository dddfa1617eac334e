/** Methods that change nothing (RFC 9110 §9.2.1). */
const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Tells whether a request may change something: it came from a page of this site.
 *
 * `Sec-Fetch-Site` is set by the browser and out of reach for scripts; it
 * decides when it is there. Without it (plain http, old browsers) the `Origin`
 * must be this site's. A request with neither did not come from a form of ours.
 */
export function isFromThisSite(request: Request, siteOrigin: string): boolean {
  if (safeMethods.has(request.method)) return true
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'same-origin'
  return request.headers.get('origin') === siteOrigin
}
