import { noindexHeader } from '@house-edge/paths'
import { languageOfPath, type PageLanguages } from '@house-edge/routing'
import type { StatusPageOptions } from '@house-edge/serving'
import { pageHeader } from '@house-edge/serving/headers'
import type { PublishedRoute, PublishedRoutes } from './site-options.ts'

type NamedRoute = Pick<PublishedRoute, 'pattern' | 'page'>

/** The pages of a site that stand in place of others. */
interface StatusRoutes {
  routes: PublishedRoutes
  /** Default: the site has one language. */
  languages?: PageLanguages | undefined
  /** For each status but 404, in the original language. */
  byStatus: Readonly<Record<number, NamedRoute>>
  /** For 404 in other languages than the original, which has the framework's own. Default: there it is the framework's, too. */
  missing?: NamedRoute | undefined
  /** Pages that responses name (`withPage`). Of a pattern with a parameter, every page. Default: none. */
  named?: readonly NamedRoute[] | undefined
}

/** Which page stands in place of a response. */
export interface StatusPageTable {
  /** For `createPublishedSite`. */
  statusPages: Required<Pick<StatusPageOptions, 'pages' | 'pageOf' | 'isStandIn'>>
  /** The page for a status in the language of an address. */
  statusPath: (route: NamedRoute, path: string) => string
}

/** Finds the page for a status among the routes of a site, in the language of what was asked for. */
export function createStatusRoutes(site: StatusRoutes): StatusPageTable {
  const { routes, languages = {}, byStatus, missing, named = [] } = site
  const inLanguage = ({ page }: NamedRoute, lang: string): string | undefined =>
    routes[`${page}@${lang}`]?.pattern
  const statusPath: StatusPageTable['statusPath'] = (route, path) =>
    inLanguage(route, languageOfPath(languages, path)) ?? route.pattern
  const pages = Object.entries(byStatus).map(([status, { pattern }]) => [Number(status), pattern] as const)
  const all = [...Object.values(byStatus), ...named, ...(missing ? [missing] : [])]
  const translations = Object.keys(languages).flatMap((lang) =>
    all.flatMap((route) => inLanguage(route, lang) ?? []),
  )
  // Those of the original that have a status stand in by their statuses.
  const shown = [
    ...translations,
    ...named.map(({ pattern }) => pattern),
    ...(missing ? [missing.pattern] : []),
  ]
  const fixed = new Set(shown.filter((pattern) => !pattern.includes(':')))
  const beginnings = shown
    .filter((pattern) => pattern.includes(':'))
    .map((pattern) => pattern.slice(0, pattern.indexOf(':')))
  return {
    statusPath,
    statusPages: {
      pages: Object.fromEntries(pages),
      pageOf: (status, path) => {
        const route = byStatus[status]
        if (route) return statusPath(route, path)
        const found = status === 404 && missing && statusPath(missing, path)
        return found && found !== missing.pattern ? found : undefined
      },
      isStandIn: (path) => fixed.has(path) || beginnings.some((beginning) => path.startsWith(beginning)),
    },
  }
}

/**
 * Answers 503 to programs in one line; clients that accept HTML are sent the page at a path.
 *
 * @param plain A refusal whose status and headers are kept. Default: 503, to be asked again in five seconds.
 */
export function unavailableResponse(
  path: string,
  plain: Pick<Response, 'status' | 'headers'> = {
    status: 503,
    headers: new Headers({ 'retry-after': '5' }),
  },
): Response {
  const headers = new Headers(plain.headers)
  const own = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...noindexHeader }
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  return withPage(new Response('Service Unavailable', { status: plain.status, headers }), path)
}

/** A response in whose place the server in front sends clients that accept HTML the page at a path. */
export function withPage({ body, status, headers: given }: Response, path: string): Response {
  const headers = new Headers(given)
  headers.set(pageHeader, path)
  return new Response(body, { status, headers })
}
