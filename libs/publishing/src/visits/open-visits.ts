import { matchRoute } from '@house-edge/routing'
import type { PrismicDocument } from '@prismicio/client'
import { NextRequest } from 'next/server'
import type { PublishedContent } from '../content/published-content.ts'
import type { OpenedVisit, OpenVisits } from '../process/site-process.ts'
import { queryOf } from '../questions/query-of.ts'
import { clientIn } from '../languages/language-client.ts'
import { isTranslated } from '../languages/translated-responses.ts'
import type { PublishedRoute } from '../site/site-options.ts'
import type { VisitReads } from '../site/question.ts'

/** How pages for one visitor are read. */
export interface VisitOptions<Documents extends PrismicDocument = PrismicDocument> {
  /** What `proxy.ts` exports: it runs the middleware of a page’s route. */
  proxy: (request: NextRequest) => Promise<Response>
  /** By the names of the routes. */
  reads: VisitReads<Documents>
}

/** Headers by which a proxy tells Next what to do, which nobody else is told (Next 16.4.5). */
const innerHeaders = /^x-middleware-/
const changedHeaders = 'x-middleware-override-headers'
const changedHeader = 'x-middleware-request-'

/** Opens visits as the framework would: middleware first, then the page. */
export function openVisits<Documents extends PrismicDocument>(
  { site, store }: PublishedContent<Documents>,
  { proxy, reads }: VisitOptions<Documents>,
): OpenVisits {
  return {
    open: async (name, { target, headers }) => {
      const read = Object.hasOwn(reads, name) ? reads[name] : undefined
      if (!read) return undefined
      const url = new URL(target, site.settings().origin)
      const asked = new NextRequest(url, { headers })
      const response = await proxy(asked)
      const own = sentHeaders(response)
      if (response.headers.get('x-middleware-next') !== '1' && !isTranslated(response))
        return redirectOf(response, url, own)
      const match = matchRoute(site.routes, url.pathname)
      const { lang } = (match.kind === 'matched' ? match.route : {}) as Partial<PublishedRoute>
      const result = await read(
        {
          request: new Request(url, { headers: headersAfter(asked, response) }),
          query: queryOf(url.searchParams),
          params: match.kind === 'matched' ? match.params : {},
          lang,
        },
        { client: clientIn(site, store().client, lang), store: store(), isDraft: false, lang },
      )
      if (result && 'redirectTo' in result)
        return { redirectTo: result.redirectTo, status: result.isPermanent ? 308 : 307, headers: own }
      if (result) return { data: result.data, headers: own }
      // A session that was refreshed has to be sent.
      return own.some(([name]) => name === 'set-cookie') ? undefined : 'absent'
    },
  }
}

/** Within the site by its path alone, as Next writes it. */
function redirectOf(
  { status, headers: sent }: Response,
  from: URL,
  headers: OpenedVisit['headers'],
): OpenedVisit | undefined {
  const location = sent.get('location')
  if (location === null || status < 300 || status >= 400) return undefined
  const to = new URL(location, from)
  const redirectTo = to.origin === from.origin ? to.pathname + to.search + to.hash : location
  return { redirectTo, status, headers }
}

/** What a middleware has set for the client. */
function sentHeaders({ headers }: Response): OpenedVisit['headers'] {
  return [...headers].filter(
    ([name]) => !innerHeaders.test(name) && name !== 'location' && name !== 'content-type',
  )
}

/** The headers that the page sees. */
function headersAfter({ headers }: NextRequest, response: Response): Headers {
  const names = response.headers.get(changedHeaders)
  if (names === null) return headers
  const changed = new Headers()
  for (const name of names.split(',')) {
    const value = response.headers.get(changedHeader + name)
    if (value !== null) changed.set(name, value)
  }
  return changed
}
