import type { IncomingMessage, ServerResponse } from 'node:http'
import { noindexHeader } from '@house-edge/paths'
import { pathOf } from '../door/judge-target.ts'
import type { FinishOptions } from '../finish/finish.ts'
import type { ResponseHeaders } from '../headers/response-headers.ts'
import { http } from '../http/node-http.ts'
import type { Replacement } from '../http/site-response.ts'
import { type Asker, decideBody, pageHeader } from './decide-body.ts'
import type { PageKeeper } from './page-keeper.ts'
import { plainPage } from './plain-page.ts'

/** What people and machines get for an error status. */
export interface StatusPageOptions {
  /** Path of the page for each status. Requests for these paths are answered with 404. Default: none, and the framework's own page is sent. */
  pages?: Readonly<Record<number, string>>
  /** The same by the path of the request, on a site in several languages. Where it names none, `pages` do. */
  pageOf?: (status: number, path: string) => string | undefined
  /** Whether a path is of a page that responses name in `x-answer-page`. Such paths are answered with 404 too. Default: none is. */
  isStandIn?: (path: string) => boolean
  /**
   * Removes the framework's scripts from these pages, so that they work under a policy without inline scripts; where there
   * is no page for a failure, a short one of the library is sent. Default: the pages are sent as Next wrote them.
   */
  finishing?: FinishOptions
  /** Placeholder in the page that is replaced by the id of the request, to be found in the log. Default: none. */
  referencePlace?: string
  /** Whether a User-Agent is a machine's. Default: none is. */
  isMachine?: (userAgent: string | undefined) => boolean
  /** The text for machines. Default: the name of the status. */
  words?: (status: number, path: string) => string | undefined
}

/** Chooses the bodies of responses with an error status. */
export interface StatusPages {
  /** Call it when the head of a response is complete. */
  review: (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ) => Promise<Replacement> | Replacement | undefined
  /** Answers with a status when nothing else has answered. */
  answerOf: (status: number, request: IncomingMessage, requestId: string) => Promise<Replacement>
  /** Whether a path is that of a status page. */
  isStandIn: (path: string) => boolean
}

/** @param headers The headers of every response. A status page gets these and no others. */
export function createStatusPages(
  options: StatusPageOptions,
  keeper: PageKeeper,
  headers: ResponseHeaders,
): StatusPages {
  const {
    pages = {},
    pageOf: pageFor,
    finishing,
    referencePlace,
    isMachine = () => false,
    words = () => undefined,
    isStandIn = () => false,
  } = options
  const paths = new Set(Object.values(pages))
  const shownFor = (status: number, path: string): string | undefined =>
    pageFor?.(status, path) ?? pages[status]

  const plainly = (status: number, path: string): Replacement =>
    replacement(status, 'text/plain; charset=utf-8', words(status, path) ?? http.STATUS_CODES[status] ?? '')

  const pageOf = async (
    status: number,
    path: string | undefined,
    { headers: asked }: IncomingMessage,
    requestId: string,
  ): Promise<Replacement> => {
    const page = path === undefined ? undefined : await keeper.find(path)
    const html = page?.html ?? plainPage(status, requestId)
    const named = referencePlace ? html.replaceAll(referencePlace, requestId) : html
    const packed = named === html && acceptsGzip(asked['accept-encoding']) ? page?.gzipped : undefined
    const about = { ...headers, vary: 'accept-encoding', ...(packed && { 'content-encoding': 'gzip' }) }
    return replacement(status, 'text/html; charset=utf-8', packed ?? named, about)
  }

  const askerOf = ({
    method = 'GET',
    headers: { accept, rsc, 'user-agent': userAgent },
  }: IncomingMessage): Asker => ({
    method,
    accept,
    wantsPart: rsc !== undefined,
    isMachine: isMachine(userAgent),
  })

  return {
    isStandIn: (path) => paths.has(path) || isStandIn(path),
    answerOf: async (status, request, requestId) => {
      const asked = pathOf(request.url ?? '/')
      const page = shownFor(status, asked)
      return askerOf(request).isMachine || page === undefined
        ? plainly(status, asked)
        : pageOf(status, page, request, requestId)
    },
    review: (request, response, requestId) => {
      const page = response.getHeader(pageHeader)
      response.removeHeader(pageHeader)
      const { statusCode: status } = response
      const contentType = response.getHeader('content-type')
      const head = { status, contentType: asText(contentType), page: asText(page) }
      if (status < 400 && head.page === undefined) return undefined
      const body = decideBody(head, askerOf(request))
      if (body === 'as it is') return undefined
      // Without a page of the site for this status, the framework's is sent. For a failure it is empty without scripts.
      const asked = pathOf(request.url ?? '/')
      if (body === 'words') return plainly(status, asked)
      const shown = body === 'status page' ? shownFor(status, asked) : body.page
      if (shown === undefined && (status !== 500 || finishing === undefined)) return undefined
      return pageOf(status, shown, request, requestId)
    },
  }
}

function acceptsGzip(accepted: string | string[] | undefined): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0{0,3})?\s*(?:,|$))/.test(String(accepted ?? ''))
}

function asText(value: number | string | readonly string[] | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}

function replacement(
  status: number,
  type: string,
  body: string | Buffer,
  headers: ResponseHeaders = {},
): Replacement {
  return {
    status,
    body,
    headers: { ...headers, 'content-type': type, 'cache-control': 'no-store', ...noindexHeader },
  }
}
