/** Methods that change nothing (RFC 9110 §9.2.1). */
const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may change something, because it comes from a page of this site.
 *
 * `Sec-Fetch-Site`, which scripts cannot set, decides when it is present. Without it (plain http, old
 * browsers) the `Origin` must be this site's. A request with neither did not come from one of this site's
 * forms.
 */
export function isFromThisSite(request: Request, siteOrigin: string): boolean {
  if (safeMethods.has(request.method)) return true
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'same-origin'
  return request.headers.get('origin') === siteOrigin
}
