import { findOwnPath, noindexHeader } from '@house-edge/paths'
import { cookies, draftMode } from 'next/headers'
import type { PrismicDocument } from '@prismicio/client'
import type { ContentClient } from '../client/content-client.ts'
import { isContentError } from '../errors/content-error.ts'
import { isPreviewOver } from '../errors/preview-expired-error.ts'
import { PreviewInvalidError } from '../errors/preview-invalid-error.ts'
import { decidePreviewCookie } from '../preview/cookie-attributes.ts'
import {
  previewNotice,
  type PreviewNotice,
  type PreviewFailure,
  renderNotice,
} from '../preview/notice-page.ts'
import { createOpenLimit, type PreviewLimits } from '../preview/open-limit.ts'
import { previewCookie } from '../preview/preview-cookie.ts'
import { readPreviewLink } from '../preview/preview-token.ts'
import { callerOf, isNavigation, readVisit } from '../preview/request-checks.ts'
import { resolvePreview } from '../preview/resolve-preview.ts'
import { systemClock } from '../http/clock.ts'

/** Name of the framework's draft mode cookie. */
export const draftCookie = '__prerender_bypass'

/** How previews are opened. */
export interface PreviewEntryOptions {
  client: Pick<ContentClient, 'at' | 'repositoryName' | 'endpoint'>
  /** Further origins whose preview links are accepted. Default: none. */
  origins?: readonly string[] | undefined
  /** The path of a document that the client's `routes` give none. An address of another site is ignored. Default: none. */
  resolvePath?: ((document: PrismicDocument) => string | null | undefined) | undefined
  /** Where a document without a path is previewed. @default '/' */
  fallbackPath?: string | undefined
  /** Makes the page for a preview that cannot be shown. Default: a plain one. */
  render?: ((notice: PreviewNotice) => string | Promise<string>) | undefined
  /** Further headers of that page, for example for a server that sends another page in its place. Default: none. */
  noticeHeaders?: ((notice: PreviewNotice) => Readonly<Record<string, string>>) | undefined
  /** Rate limit for invalid links. Create the handler once, or nothing is counted. Default: see {@link PreviewLimits}. */
  limits?: PreviewLimits | undefined
  /** The time, in milliseconds since 1970. Default: the machine's, which is not followed where it is set back. */
  now?: (() => number) | undefined
}

/**
 * Headers of every response of the preview endpoints: never cached, never indexed, the token never sent as
 * referrer.
 */
const quiet = { 'cache-control': 'no-store', ...noindexHeader, 'referrer-policy': 'no-referrer' }

/**
 * Creates the handler of the address that editors open.
 *
 * The link is checked, then its document is fetched, and only then draft mode
 * begins: the framework's cookie and the preview's, with the attributes
 * that a frame of another site needs, and a redirect that stays on this site. Every failure is answered
 * with a readable page, a proper status and no cookies. Requests that are not navigations are refused, so
 * that an image on another site starts nothing; HEAD is answered with 405, and too many invalid links with
 * 429.
 *
 * @example
 * ```ts
 * // app/api/preview/route.ts
 * export const GET = previewEntry({ client: content })
 * ```
 */
export function previewEntry(options: PreviewEntryOptions): (request: Request) => Promise<Response> {
  const {
    client,
    origins,
    render = renderNotice,
    noticeHeaders,
    limits = {},
    now = systemClock.now,
  } = options
  const { repositoryName, endpoint } = client
  const limit = createOpenLimit(limits, now)

  return async (request) => {
    // The framework sends HEAD to the GET handler, and a HEAD request must not start a preview.
    if (request.method !== 'GET')
      return new Response(null, { status: 405, headers: { ...quiet, allow: 'GET' } })
    try {
      if (!isNavigation(request.headers)) throw new PreviewInvalidError('not-navigation')
      const link = readPreviewLink(new URL(request.url), { repositoryName, endpoint, origins })
      const document = await limit({
        caller: callerOf(request.headers),
        isEditor: (await draftMode()).isEnabled,
        open: () => resolvePreview(client, link),
        isMiss: (error) => failureOf(error) !== 'unavailable',
      })
      await beginDraft(request, link.token)
      const location = pathOf(document, options)
      return new Response(null, { status: 307, headers: { ...quiet, location } })
    } catch (error) {
      const notice = previewNotice(failureOf(error))
      const headers = {
        ...noticeHeaders?.(notice),
        ...quiet,
        'content-type': 'text/html; charset=utf-8',
        ...((notice.status === 503 || notice.status === 429) && { 'retry-after': '60' }),
      }
      return new Response(await render(notice), { status: notice.status, headers })
    }
  }
}

async function beginDraft(request: Request, token: string): Promise<void> {
  const attributes = decidePreviewCookie(readVisit(request))
  const draft = await draftMode()
  draft.enable()
  const jar = await cookies()
  // `enable` has set the framework's cookie for this site alone. Set it again, so that a frame on another site sends it.
  const value = jar.get(draftCookie)?.value
  if (value !== undefined) jar.set({ ...attributes, name: draftCookie, value, httpOnly: true })
  // The toolbar reads and renews this one.
  jar.set({ ...attributes, name: previewCookie, value: token, httpOnly: false })
}

function pathOf(document: PrismicDocument, { resolvePath, fallbackPath = '/' }: PreviewEntryOptions): string {
  return findOwnPath(document.url ?? resolvePath?.(document)) ?? fallbackPath
}

function failureOf(error: unknown): PreviewFailure {
  if (error instanceof PreviewInvalidError) {
    if (error.fault === 'not-navigation') return 'refused'
    return error.fault === 'foreign' || error.fault === 'too-many' ? error.fault : 'invalid'
  }
  if (isPreviewOver(error)) return 'expired'
  if (!isContentError(error)) throw error
  if (error.code === 'content/not-found') return 'unknown-document'
  if (error.isTransient) return 'unavailable'
  // The service understood the token and refused it: forged, or for another repository.
  return 'invalid'
}
