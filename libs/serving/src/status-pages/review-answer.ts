import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { pathOf } from '../door/judge-target.ts'
import type { FinishOptions } from '../finish/finish.ts'
import type { AnswerHeaders } from '../headers/answer-headers.ts'
import type { Replacement } from '../server/site-response.ts'
import { type Asker, decideBody, pageHeader } from './decide-body.ts'
import type { PageKeeper } from './page-keeper.ts'
import { plainPage } from './plain-page.ts'

/** How a site shows statuses to people and to machines. */
export interface StatusPageOptions {
  /** Paths of pages of the site, by status. From outside these addresses are nobody's. */
  pages?: Readonly<Record<number, string>>
  /** Whether a path is of a page that answers name, and from outside nobody's either. */
  isStandIn?: (path: string) => boolean
  /**
   * Takes the framework out of the pages, so that they can leave under a policy that allows no script in a page.
   * They stay as they are when it is not given.
   */
  finishing?: FinishOptions
  /** Stands in a page where the name of the request goes, by which the log can be searched. */
  referencePlace?: string
  /** Whether somebody reads for a machine, by its User-Agent. Nobody does when it is not given. */
  isMachine?: (userAgent: string | undefined) => boolean
  /** What a machine is told. The name of the status when it is not given. */
  words?: (status: number, path: string) => string | undefined
}

/** Makes the bodies of answers that are no success. */
export interface StatusPages {
  /** Looks at an answer whose head is complete. */
  review: (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ) => Promise<Replacement> | Replacement | undefined
  /** The answer for a status nobody else has answered with. */
  answerOf: (status: number, request: IncomingMessage, requestId: string) => Promise<Replacement>
  /** Whether this is the address of a page that is shown in place of others. */
  isStandIn: (path: string) => boolean
}

/** @param headers What every answer leaves with. A page that takes another's place has these and no others. */
export function createStatusPages(
  options: StatusPageOptions,
  keeper: PageKeeper,
  headers: AnswerHeaders,
): StatusPages {
  const {
    pages = {},
    referencePlace,
    isMachine = () => false,
    words = () => undefined,
    isStandIn = () => false,
  } = options
  const paths = new Set(Object.values(pages))

  const plainly = (status: number, path: string): Replacement =>
    replacement(status, 'text/plain; charset=utf-8', words(status, path) ?? STATUS_CODES[status] ?? '')

  const pageOf = async (
    status: number,
    path: string | undefined,
    { headers: asked }: IncomingMessage,
    requestId: string,
  ): Promise<Replacement> => {
    const page = path === undefined ? undefined : await keeper.find(path)
    const html = page?.html ?? plainPage(status)
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
    answerOf: async (status, request, requestId) =>
      askerOf(request).isMachine || pages[status] === undefined
        ? plainly(status, pathOf(request.url ?? '/'))
        : pageOf(status, pages[status], request, requestId),
    review: (request, response, requestId) => {
      const page = response.getHeader(pageHeader)
      response.removeHeader(pageHeader)
      const { statusCode: status } = response
      const contentType = response.getHeader('content-type')
      const head = { status, contentType: asText(contentType), page: asText(page) }
      if (status < 400 && head.page === undefined) return undefined
      const body = decideBody(head, askerOf(request))
      // A site that names no page for a status keeps the framework's.
      if (body === 'as it is' || (body === 'status page' && pages[status] === undefined)) return undefined
      if (body === 'words') return plainly(status, pathOf(request.url ?? '/'))
      return pageOf(status, body === 'status page' ? pages[status] : body.page, request, requestId)
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
  headers: AnswerHeaders = {},
): Replacement {
  return {
    status,
    body,
    headers: { ...headers, 'content-type': type, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  }
}
