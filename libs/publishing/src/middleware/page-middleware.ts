import { randomBytes } from 'node:crypto'
import { clearPreview } from '@house-edge/content/next'
import type { Middleware, MiddlewareRegistry } from '@house-edge/routing'
import { movedTo, type ProxyContext } from '@house-edge/routing/next'
import type { PageKind } from '@house-edge/serving/headers'
import type { NextRequest } from 'next/server'
import type { PublishedContent } from '../content/published-content.ts'
import { type DraftVisit, readDraftVisit } from '../draft/draft-visit.ts'
import { isDraft, withoutDraft } from '../draft/is-draft.ts'
import { uncached } from '../policy/uncached.ts'
import { documentOfMatch } from '../site/document-of-match.ts'
import type { PublishedRoute } from '../site/site-options.ts'
import type { StatusResponses } from './status-response.ts'

type Context = Omit<ProxyContext, 'match'> & {
  match: { route: PublishedRoute; params: Record<string, string> }
}
type PageMiddleware = Middleware<Context>

const policyHeader = 'content-security-policy'

/**
 * What the names of the library in a route's `middleware` do:
 *
 * - `open`: the page is the same for everybody, and the framework caches it.
 * - `preview`: for editors, the page of their preview, with a correct status, kept nowhere.
 * - `content`: 404 where no document is published, 503 where that is not known, a redirect where its uid has changed.
 * - `listing`: 404 after the last page of a listing.
 * - `known`: 503 while no content has been read, where a page would fail for want of it.
 * - `private`: rendered for one visitor: not framed, not stored.
 * - `query`: public, but depends on its query: not stored.
 * - `framed`: in a frame of the editors.
 */
export function createPageMiddleware(
  content: PublishedContent,
  { notFound, unavailable }: StatusResponses,
): MiddlewareRegistry<ProxyContext> {
  const { site } = content
  const policyOf = ({ match: { route } }: Context, of: PageKind): string =>
    site.policies().policy(of, site.extraPolicy?.(route))

  /** For pages with scripts of the framework: a policy with a nonce, which the framework reads from the request. */
  const withNonce =
    (page: 'private' | 'framed', headers: Readonly<Record<string, string>> = {}): PageMiddleware =>
    async (context, next) => {
      const policy = policyOf(context, { page, nonce: nonce() })
      context.requestHeaders.set(policyHeader, policy)
      const response = await next()
      for (const [name, value] of Object.entries({ [policyHeader]: policy, ...headers }))
        response.headers.set(name, value)
      return response
    }

  const open: PageMiddleware = async (context, next) => {
    const response = await next()
    const isOfPage = response.headers.get('x-middleware-next') === '1'
    if (isOfPage && !response.headers.has(policyHeader))
      response.headers.set(policyHeader, policyOf(context, { page: 'open' }))
    return response
  }

  /** When the preview has ended, its cookies are removed, and the next page is a visitor's. */
  const preview: PageMiddleware = async (context, next) => {
    const { request, match, requestHeaders } = context
    if (!isDraft(site, requestHeaders)) return next()
    const policy = policyOf(context, { page: 'draft', nonce: nonce() })
    const visit = await readDraftVisit(content, request, documentOfMatch(match))
    if (visit.state === 'published') withoutDraft(requestHeaders)
    else requestHeaders.set(policyHeader, policy)
    const response = await answerDraft(visit, policy, request, next)
    if (visit.state === 'published' || visit.state === 'over') clearPreview(response.headers, request)
    return response
  }

  async function answerDraft(
    { state, page, movedPath }: DraftVisit,
    policy: string,
    request: NextRequest,
    next: () => Promise<Response>,
  ): Promise<Response> {
    if (page === 'unknown') return unavailable()
    if (movedPath !== undefined) return movedTo(request, { path: movedPath, isPermanent: false })
    const response = page === 'not-found' ? notFound(request) : await next()
    if (state === 'published') return response
    response.headers.set(policyHeader, policy)
    for (const [name, value] of Object.entries(uncached)) response.headers.set(name, value)
    return response
  }

  /** For previews, `preview` has done that already. */
  const ofDocument: PageMiddleware = async ({ request, match, requestHeaders }, next) => {
    const shown = documentOfMatch(match)
    if (shown === undefined || isDraft(site, requestHeaders)) return next()
    const { type, uid, lang } = shown
    const result = await content.lookUp(type, uid, lang)
    if (result === 'found') {
      const path = content.findMovedPath(type, uid, lang)
      return path === undefined ? next() : movedTo(request, { path })
    }
    return result === 'not-found' ? notFound(request) : unavailable()
  }

  const listing: PageMiddleware = async ({ request, match, requestHeaders }, next) => {
    const { lists: type, lang } = match.route
    if (type === undefined || isDraft(site, requestHeaders)) return next()
    const pages = await content.countPages(type, lang)
    if (pages === 'unknown') return unavailable()
    return Number(match.params['number'] ?? 1) <= pages ? next() : notFound(request)
  }

  const known: PageMiddleware = async ({ requestHeaders }, next) =>
    isDraft(site, requestHeaders) || (await isContentKnown(content)) ? next() : unavailable()

  const byName: Record<string, PageMiddleware> = {
    open,
    preview,
    content: ofDocument,
    listing,
    known,
    framed: withNonce('framed'),
    query: withNonce('framed', uncached),
    private: withNonce('private', {
      ...uncached,
      // The link of an e-mail must not be sent to other sites as referrer, but forms must send their origin.
      'referrer-policy': 'same-origin',
    }),
  }
  return byName
}

async function isContentKnown({ site, store }: PublishedContent): Promise<boolean> {
  try {
    // Of one type, because the addresses of all are made into a list for each request.
    await store().addresses(site.contentRoutes[0]?.type)
    return true
  } catch {
    return false
  }
}

function nonce(): string {
  return randomBytes(16).toString('base64')
}
