import { noindexHeader } from '@house-edge/paths'
import { NextRequest } from 'next/server'
import { leadsToPage } from '../proxy/redirect-response.ts'

const suffix = '/_payload.json'

/**
 * Lets a proxy answer `{route}/_payload.json` as it answers the page itself:
 *
 * the same sign-in rule, the same 404, and only then the payload. A redirect of the page also redirects its
 * payload. The response is made here: a separate handler would have an address of its own that no rule
 * protects.
 *
 * @param proxy What answers pages.
 */
export function toPayloadProxy(
  proxy: (request: NextRequest) => Promise<Response>,
  {
    payload,
  }: {
    /** What programs may know of the page at a path; `undefined` when it has no payload. */
    payload: (path: string, request: NextRequest) => Promise<object | undefined>
  },
): (request: NextRequest) => Promise<Response> {
  return async (request) => {
    const { pathname } = request.nextUrl
    if (!pathname.endsWith(suffix)) return proxy(request)

    const page = new URL(request.url)
    page.pathname = pathname.slice(0, -suffix.length) || '/'
    const answer = await proxy(new NextRequest(page, request))
    if (leadsToPage(answer)) return toItsPayload(answer)
    if (answer.headers.get('x-middleware-next') !== '1') return answer

    const found = await payload(page.pathname, request)
    const written = Response.json(found ?? { error: 'This page has no payload.' }, {
      status: found ? 200 : 404,
      headers: {
        'cache-control': found ? 'public, max-age=0, must-revalidate' : 'no-store',
        ...noindexHeader,
      },
    })
    const cookies = answer.headers.getSetCookie()
    for (const cookie of cookies) written.headers.append('set-cookie', cookie)
    // A response that renews a session belongs to one visitor, and so does the payload of a page that does.
    const isPersonal = /\b(?:private|no-store)\b/.test(answer.headers.get('cache-control') ?? '')
    if (cookies.length > 0 || isPersonal) written.headers.set('cache-control', 'private, no-store')
    return written
  }
}

/** Sends a program on to the payload of the page that a visitor would be sent to. */
function toItsPayload({ status, headers }: Response): Response {
  const location = new URL(headers.get('location') ?? '')
  location.pathname = location.pathname.replace(/\/?$/, suffix)
  location.hash = ''
  const sent = new Response(null, { status, headers })
  sent.headers.set('location', location.href)
  return sent
}
