import { findSpelling, href, languageOfPath, matchRoute } from '@house-edge/routing'
import { movedTo } from '@house-edge/routing/next'
import type { NextRequest } from 'next/server'
import type { PublishedContent } from '../content/published-content.ts'
import { documentOfMatch } from '../site/document-of-match.ts'
import { isNeverStored } from '../site/published-site.ts'
import { noteTranslated } from '../languages/translated-responses.ts'

type Content = Pick<PublishedContent, 'site' | 'lookUp' | 'findMovedPath'>

/**
 * Leads addresses with words of another language to their one spelling, and has pages that are rendered for each request
 * rendered by the page of the original language, which is told the language. Stored pages have a route of their own below
 * the prefix, so that the framework keeps them apart.
 */
export function toTranslatedPage(
  content: Content,
  pages: (request: NextRequest) => Promise<Response>,
  notFound: (request: NextRequest) => Response,
): (request: NextRequest) => Promise<Response> {
  const { languages, original, routes } = content.site
  if (!languages) return pages
  return async (request) => {
    const path = request.nextUrl.pathname
    const match = matchRoute(routes, path)
    const spelling = findSpelling(routes, languages, path, match)
    if (spelling !== undefined) return movedTo(request, { path: await pathNow(content, spelling) })
    if (match.kind !== 'matched') {
      const response = await pages(request)
      const isUnanswered = match.kind === 'unmatched' && response.headers.get('x-middleware-next') === '1'
      return isUnanswered && languageOfPath(languages, path) !== original ? notFound(request) : response
    }
    const response = await pages(request)
    const { lang, page } = match.route
    if (lang === original || page === undefined || !isNeverStored(match.route)) return response
    const route = routes[page]
    if (!route || response.headers.get('x-middleware-next') !== '1') return response
    const to = new URL(
      href(route as { pattern: '/:any' }, match.params as never) + request.nextUrl.search,
      request.url,
    )
    response.headers.delete('x-middleware-next')
    response.headers.set('x-middleware-rewrite', to.href)
    return noteTranslated(response)
  }
}

/** Where the page at a path is now: its uid may be that of another language as well, and one step is to be enough. */
async function pathNow({ site, lookUp, findMovedPath }: Content, path: string): Promise<string> {
  const match = matchRoute(site.routes, path)
  const shown = match.kind === 'matched' ? documentOfMatch(match) : undefined
  if (shown?.uid === undefined) return path
  const { type, uid, lang } = shown
  return (await lookUp(type, uid, lang)) === 'found' ? (findMovedPath(type, uid, lang) ?? path) : path
}
