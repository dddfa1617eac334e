import { findOwnPath, noindexHeader } from '@house-edge/paths'
import { expireCookies } from '../preview/cookie-attributes.ts'
import { previewCookie } from '../preview/preview-cookie.ts'
import { isNavigation, isPrefetch, isSecure } from '../preview/request-checks.ts'
import { draftCookie } from './preview-entry.ts'

/** Everything a preview may have left behind; the last is the framework's older form. */
const cookieNames = [previewCookie, draftCookie, '__next_preview_data']

/**
 * Removes every preview cookie, in each form in which it can have been set.
 */
export function clearPreview(headers: Headers, request: Request): void {
  for (const line of expireCookies(cookieNames, isSecure(request))) headers.append('set-cookie', line)
}

/**
 * Creates the handler of the address that ends a preview: every cookie of it is
 * removed, in each form it can have been set in.
 *
 * Opened as a page it leads back to `?to=/path`, or to `fallbackPath`; called by
 * a script it answers `{"success":true}`, as the vendor's toolbar expects.
 *
 * @example
 * ```ts
 * // app/api/exit-preview/route.ts
 * export const GET = exitPreview()
 * ```
 */
export function exitPreview({ fallbackPath = '/' }: { fallbackPath?: string } = {}): (
  request: Request,
) => Response {
  return (request) => {
    const headers = new Headers({ 'cache-control': 'no-store', ...noindexHeader })
    // A prefetch must not end the preview.
    if (isPrefetch(request.headers)) return new Response(null, { status: 403, headers })
    clearPreview(headers, request)
    // The back/forward cache may hold pages that show drafts.
    headers.set('clear-site-data', '"cache"')
    const opened = isNavigation(request.headers) && request.headers.has('sec-fetch-mode')
    const to = new URL(request.url).searchParams.get('to')
    if (!opened && to === null) return Response.json({ success: true }, { headers })

    headers.set('location', findOwnPath(to) ?? fallbackPath)
    return new Response(null, { status: 303, headers })
  }
}
