/**
 * Joins the libraries: what the names in `routes.ts` do.
 *
 * @module
 */
import { randomBytes } from 'node:crypto'
import { clearPreview } from '@house-edge/content/next'
import {
  defineMiddleware,
  isBot,
  matchRoute,
  type Middleware,
  PageNotFoundError,
  type RedirectTable,
  type RoutingError,
} from '@house-edge/routing'
import { movedTo, type ProxyContext } from '@house-edge/routing/next'
import { type NextRequest, NextResponse } from 'next/server'
import { gonePage, unavailablePage, unknownVisitorPage } from './absence/status-page.ts'
import { clearFlash, flashCookie } from './account/messages/flash.ts'
import { returnedErrorPath } from './account/messages/returned-error.ts'
import { siteAuth } from './auth.ts'
import { backendConfig, siteConfig } from './config.ts'
import { contentStore } from './content/content-store.ts'
import { findMovedPath, lookUp } from './content/addresses.ts'
import { pagesListed } from './content/listings.ts'
import { type DraftVisit, readDraftVisit } from './draft/draft-visit.ts'
import { isDraft, withoutDraft } from './draft/is-draft.ts'
import { findPageFront } from './finished/page-front.ts'
import { siteLog } from './process/log.ts'
import { redirectRules } from './redirects.ts'
import { followRedirects } from './redirects/follow-redirects.ts'
import { absentPath, routes } from './routes.ts'
import {
  draftContentSecurityPolicy,
  framedContentSecurityPolicy,
  privateContentSecurityPolicy,
  publicContentSecurityPolicy,
  withListening,
} from '../security-headers.ts'

const policyHeader = 'content-security-policy'

type SiteMiddleware = Middleware<ProxyContext<typeof routes>>

/** Answers 404: with the not-found page, which is stored once, or with a line of text for bots. */
export function notFound(
  request: NextRequest,
  error: RoutingError & { status: number } = new PageNotFoundError(request.nextUrl.pathname),
): Response {
  if (isBot(request.headers.get('user-agent'))) return plainly(error)
  return NextResponse.rewrite(new URL(absentPath, request.url))
}

function plainly({ message, status }: RoutingError & { status: number }): Response {
  return new Response(message, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

/** Answers 410 for an address that a rule has retired. */
export const gone = (request: NextRequest): Response => gonePage(request.nextUrl.pathname)

/** An empty 500. The server in front replaces it with the error page and its reference. */
export function failed(): Response {
  return new Response(null, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

let published: (() => Promise<RedirectTable>) | undefined

/** The redirects of the site and its editors. Previews are not redirected. */
export async function redirects(request: NextRequest): Promise<RedirectTable | undefined> {
  if (isDraft(request.headers)) return undefined
  published ??= followRedirects({
    documents: () => contentStore().client.getAll('redirect'),
    findMoved: (path) => {
      const match = matchRoute(routes, path)
      if (match.kind !== 'matched' || !('document' in match.route)) return undefined
      return findMovedPath(match.route.document, match.params['uid'])
    },
    onChange: (listener) => contentStore().onChange(listener),
    rules: redirectRules,
    report: (message) => siteLog().warn('redirects', { message }),
    onTable: (table) => {
      const front = findPageFront()
      if (front) front.redirects = table
    },
  })
  return published()
}

/** Redirects away from a URL with an error of the auth service; a handler shows our own message. */
const returned: SiteMiddleware = async ({ request }, next) => {
  const path = returnedErrorPath(request.nextUrl.searchParams)
  return path === undefined ? next() : NextResponse.redirect(new URL(path, siteConfig().SITE_ORIGIN), 303)
}

/** Applies the sign-in rule, and refreshes the session of visitors who may proceed. */
const signIn: SiteMiddleware = async ({ request, requestHeaders }, next) => {
  let hasPassed = false
  const response = await siteAuth().proxy(request, async (context) => {
    hasPassed = true
    const cookie = context.requestHeaders().get('cookie')
    if (cookie !== null) requestHeaders.set('cookie', cookie)
    return next()
  })
  return !hasPassed && response.status === 503 ? unknownVisitorPage(response) : response
}

/**
 * Opens a previewed page, with a correct status, and stores it nowhere. When the preview has ended, its cookies are
 * removed, and the next page is a visitor's.
 */
const preview: SiteMiddleware = async ({ request, match, requestHeaders }, next) => {
  if (!isDraft(requestHeaders)) return next()
  const policy = draftContentSecurityPolicy(process.env, nonce())
  const { route, params } = match
  const { uid } = params
  const visit = await readDraftVisit(
    request,
    'document' in route && uid !== undefined ? { type: route.document, uid } : undefined,
  )
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
  if (page === 'unknown') return unavailablePage()
  if (movedPath !== undefined) return movedTo(request, { path: movedPath, isPermanent: false })
  const response = page === 'not-found' ? notFound(request) : await next()
  if (state === 'published') return response
  response.headers.set(policyHeader, policy)
  for (const [name, value] of Object.entries(keptNowhere)) response.headers.set(name, value)
  return response
}

/** Answers unknown addresses. For previews, `preview` has done that already. */
const content: SiteMiddleware = async ({ request, match, requestHeaders }, next) => {
  if (isDraft(requestHeaders)) return next()
  const { route, params } = match
  if (!('document' in route)) return next()
  const result = await lookUp(route.document, params['uid'])
  if (result === 'found') {
    const path = findMovedPath(route.document, params['uid'])
    return path === undefined ? next() : movedTo(request, { path })
  }
  return result === 'not-found' ? notFound(request) : unavailablePage()
}

/** Answers 404 after the last page of a listing. */
const listing: SiteMiddleware = async ({ request, match, requestHeaders }, next) => {
  const { route, params } = match
  if (!('lists' in route) || isDraft(requestHeaders)) return next()
  const pages = await pagesListed(route.lists)
  if (pages === 'unknown') return unavailablePage()
  return Number(params['number']) <= pages ? next() : notFound(request)
}

/** For pages that the framework caches for everybody, with its inline scripts. */
const open: SiteMiddleware = async (_context, next) => {
  const response = await next()
  const isOfPage = response.headers.get('x-middleware-next') === '1'
  if (isOfPage && !response.headers.has(policyHeader))
    response.headers.set(policyHeader, publicContentSecurityPolicy(process.env))
  return response
}

/** For pages with scripts of the framework: a policy with a nonce, which the framework reads from the request. */
const withNonce =
  (
    policyOf: typeof framedContentSecurityPolicy,
    headers: Readonly<Record<string, string>> = {},
  ): SiteMiddleware =>
  async ({ requestHeaders }, next) => {
    const policy = policyOf(process.env, nonce())
    requestHeaders.set(policyHeader, policy)
    const response = await next()
    for (const [name, value] of Object.entries({ [policyHeader]: policy, ...headers }))
      response.headers.set(name, value)
    return response
  }

const keptNowhere = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** For pages in a frame of the editors. */
const framed = withNonce(framedContentSecurityPolicy)

/** For public pages that depend on their query, which are not stored. */
const asked = withNonce(framedContentSecurityPolicy, keptNowhere)

/** For pages rendered for one visitor: not framed, not stored. */
const privatePage = withNonce(privateContentSecurityPolicy, {
  ...keptNowhere,
  // The link of an e-mail must not be sent to other sites as referrer, but forms must send their origin.
  'referrer-policy': 'same-origin',
})

/** For pages with live updates: their scripts may connect to the backend's channels. */
const live: SiteMiddleware = async (_context, next) => {
  const response = await next()
  const policy = response.headers.get(policyHeader)
  if (policy) response.headers.set(policyHeader, withListening(policy, backendConfig().BACKEND_URL))
  return response
}

/** Removes the message of a form after it has been shown. */
const flash: SiteMiddleware = async ({ request }, next) => {
  const response = await next()
  return request.cookies.has(flashCookie)
    ? clearFlash(response, siteConfig().SITE_ORIGIN.startsWith('https:'))
    : response
}

export const middleware = defineMiddleware<ProxyContext<typeof routes>>(routes, {
  returned,
  'sign-in': signIn,
  preview,
  content,
  listing,
  open,
  framed,
  asked,
  live,
  private: privatePage,
  flash,
})

function nonce(): string {
  return randomBytes(16).toString('base64')
}
