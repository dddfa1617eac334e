/** Whether a request comes from a person opening the address, as far as the browser says (Fetch Metadata). */
export function isNavigation(headers: Headers): boolean {
  const mode = headers.get('sec-fetch-mode')
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? ''
  return (mode === null || mode === 'navigate') && !/prefetch|prerender/.test(purpose)
}

/** Whether the address is loaded into a frame. */
export function isFramed(headers: Headers): boolean {
  return /^i?frame$/.test(headers.get('sec-fetch-dest') ?? '')
}

/** Whether the visitor's own connection is https, directly or up to the nearest proxy. */
export function isSecure(request: Request): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim()
  return (forwarded ?? new URL(request.url).protocol.slice(0, -1)) === 'https'
}
