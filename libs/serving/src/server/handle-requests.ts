import type { ServerResponse } from 'node:http'
import type { Door } from '../door/door.ts'
import { pathOf } from '../door/judge-target.ts'
import { findSpelling } from '../door/one-spelling.ts'
import { createPlainReader, type PlainRequest } from '../door/plain-request.ts'
import type { Refusal } from '../door/refusal.ts'
import type { ResponseHeaders } from '../headers/response-headers.ts'
import { keepCookiesFromCaches } from '../headers/keep-cookies.ts'
import { sendHealth, type HealthPaths } from '../life/send-health.ts'
import type { Stage } from '../life/server-stage.ts'
import type { Log } from '../log/create-log.ts'
import { inRequest, requestIdOrNew } from '../log/request-context.ts'
import { noteOutcome } from '../traffic/outcome.ts'
import { createTraffic, type Tally, type Traffic } from '../traffic/traffic.ts'
import type { StatusPages } from '../status-pages/create-status-pages.ts'
import type { Responder, PlainResponder, StoredResponder } from './create-site-server.ts'
import type { Framework } from './framework.ts'
import type { SiteListener } from './http-server.ts'
import type { SiteRequest } from '../http/site-request.ts'
import type { SentPage, SiteResponse } from '../http/site-response.ts'

/** Everything that takes part in answering a request. */
interface Parts {
  door: Door
  framework: Promise<Framework>
  statusPages: StatusPages
  headers: ResponseHeaders
  health: HealthPaths
  log: Log
  stage: () => Stage
  answerStored: StoredResponder | undefined
  answerPlain: PlainResponder | undefined
  plainHeaders: readonly string[]
  answerBeforeBody: Responder | undefined
  responders: readonly Responder[]
  /** Default: the framework renders pages for one visitor. */
  answerVisit?: ((request: SiteRequest, response: SiteResponse) => Promise<boolean | 'absent'>) | undefined
  /** Default: everything the framework sends is sent as it is. */
  sentPage?: ((request: SiteRequest) => SentPage | undefined) | undefined
  requestsAtOnce: number
  /** Default: a count that is read nowhere. */
  traffic?: Traffic
  /** Number of own servers in front. @default 0 */
  hops?: number
}

const retryAfterSeconds = 5
/** Of a redirect to the one spelling of an address. */
const permanent = 'private, max-age=3600'
/** A connection whose request is under way is closed after so long without traffic. */
const silenceMs = 60_000
const mostPassing = 10_000
/** Longer than the targets of a site: invented ones must not fill the memory. Characters. */
const longestPassing = 256

/**
 * The way of a request: door, store, other responders, framework. The response is reviewed when its head is complete,
 * and gets the headers of every response.
 */
export function handleRequests(parts: Parts): SiteListener {
  const {
    door,
    statusPages,
    headers,
    health,
    log,
    stage,
    answerStored,
    answerPlain,
    answerBeforeBody,
    responders,
    requestsAtOnce,
    traffic = createTraffic({}, log, () => performance.now()),
    hops = 0,
  } = parts
  const defaults = Object.entries(headers)
  const readPlainRequest = createPlainReader(parts.plainHeaders, {
    trustsNames: hops > 0,
    followsTraces: traffic.follow !== undefined,
  })
  /** Stored targets that are known to pass the door, and what they are counted as. */
  const passing = new Map<string, Tally>()
  let underWay = 0

  return (request, response) => {
    const plain = answerPlain && stage() === 'ready' ? readPlainRequest(request) : undefined
    const stored = plain && findPassing(plain)
    if (plain && stored && answerPlain?.(plain, response)) {
      request.expectNoBody()
      traffic.hit(stored, request, response)
      // A timer for each of these would cost more than looking up the page. A response behind others has no
      // connection yet: nothing is called when its turn comes, and its reader may take no more by then.
      if (response.socket?.writableLength !== 0) request.socket.setTimeout(silenceMs)
      return
    }
    request.socket.setTimeout(silenceMs)
    // Node closes the connection with the response.
    if (stage() === 'ending') response.shouldKeepAlive = false
    const refused = door.enter(request) ?? refuseStandIn(request)
    const spelled = refused ? undefined : spellingOf(request)
    const path = pathOf(request.url ?? '/')
    const tally = traffic.tallyOf(path)
    if (spelled !== undefined) {
      response.writeHead(308, {
        ...headers,
        location: spelled,
        'cache-control': permanent,
        'content-length': 0,
      })
      response.end()
      traffic.hit(tally, request, response)
      return
    }
    const identity = door.identify(request)
    const requestId = identity.requestId ?? requestIdOrNew()
    if (identity.requestId !== undefined) response.setHeader('x-request-id', requestId)
    const go = (refusal: Refusal | undefined): void => {
      tell(request, response)
      if (refusal) void refuse(request, response, refusal, requestId)
      else answer(request, response, requestId)
    }
    const followed = traffic.follow?.({
      method: request.method ?? 'GET',
      path,
      kind: tally.kind,
      requestId,
      trace: identity.trace,
    })
    const beganMs = performance.now()
    if (stage() !== 'ready') response.review = markStage
    const begin = (): void => {
      if (refused || !answerStored?.(request, response, go)) go(refused)
    }
    inRequest(requestId, followed ? () => followed.run(begin) : begin, followed?.trace ?? identity.trace)
    traffic.watch(tally, request, response, { beganMs, end: followed?.end })
  }

  /** A process that is not ready may not know yet what is published: what it sends from its store says so (RFC 9211). */
  function markStage(response: ServerResponse): undefined {
    const status = response.getHeader('cache-status')
    if (status !== undefined) response.setHeader('cache-status', `${String(status)}; detail=${stage()}`)
  }

  /** The door's decision on a target never changes, so it is remembered, except of a target longer than any of a site. */
  function findPassing({ url }: PlainRequest): Tally | undefined {
    const known = passing.get(url)
    if (known !== undefined) return known
    if (door.refuseTarget({ url, method: 'GET' }) || door.refuseTarget({ url, method: 'HEAD' }))
      return undefined
    const path = pathOf(url)
    if (statusPages.isStandIn(path)) return undefined
    const tally = traffic.tallyOf(path)
    if (url.length > longestPassing) return tally
    if (passing.size >= mostPassing) passing.clear()
    passing.set(url, tally)
    return tally
  }

  function answer(request: SiteRequest, response: SiteResponse, requestId: string): void {
    door.introduce(request)
    request.maxBodyBytes = door.maxBodyBytes(request)
    response.review = () => reviewed(request, response, requestId)
    if (answerBeforeBody?.(request, response)) return
    const releaseBody = door.admitBody(request)
    if (!releaseBody) {
      traffic.reach('bodies')
      void refuse(request, response, { status: 503, retryAfterSeconds }, requestId)
      return
    }
    const closed = new Promise<void>((resolve) => response.once('close', resolve))
    // A handler may hold the body for longer than a client waits for the response.
    void Promise.allSettled([closed, handOn(request, response, requestId)]).then(releaseBody)
  }

  /** @returns When the framework is done with the request. `undefined`: it does not get it. */
  function handOn(
    request: SiteRequest,
    response: SiteResponse,
    requestId: string,
  ): Promise<void> | undefined {
    if (request.headers.expect !== undefined) response.writeContinue()
    if (sendHealth(pathOf(request.url ?? '/'), response, health, stage())) return undefined
    if (responders.some((responder) => responder(request, response))) return undefined
    if (underWay >= requestsAtOnce) {
      traffic.reach('requests')
      void refuse(request, response, { status: 503, retryAfterSeconds }, requestId)
      return undefined
    }
    underWay += 1
    response.once('close', () => (underWay -= 1))
    return askFramework(request, response, requestId)
  }

  /** Completes a response whose head is complete. @returns What to send instead. */
  function reviewed(
    request: SiteRequest,
    response: SiteResponse,
    requestId: string,
  ): ReturnType<StatusPages['review']> {
    // What visitors need has not all been read, so another process, or this one soon, may well answer.
    if (response.statusCode === 500 && stage() === 'starting') {
      response.statusCode = 503
      response.setHeader('retry-after', retryAfterSeconds)
    }
    const replacement = request.isTooLarge
      ? statusPages.answerOf(413, request, requestId)
      : statusPages.review(request, response, requestId)
    for (const [name, value] of defaults) if (!response.hasHeader(name)) response.setHeader(name, value)
    keepCookiesFromCaches(response)
    if (response.statusCode >= 500) response.setHeader('x-request-id', requestId)
    if (response.statusCode === 405 && !response.hasHeader('allow'))
      response.setHeader('allow', allowedBeside(request))
    return replacement
  }

  async function askFramework(
    request: SiteRequest,
    response: SiteResponse,
    requestId: string,
  ): Promise<void> {
    const framework = await parts.framework.catch(() => undefined)
    if (!framework) {
      await refuse(request, response, { status: 503, retryAfterSeconds }, requestId)
      return
    }
    noteOutcome(response, 'asked')
    const visited = await parts.answerVisit?.(request, response)
    if (visited === 'absent') await refuse(request, response, { status: 404 }, requestId)
    if (visited) return
    // Next listens for the end of a partly static page as often as Node takes for a leak, and we do as well.
    response.setMaxListeners(20)
    const finishing = parts.sentPage?.(request)
    if (finishing) response.review = () => finishing(response, () => reviewed(request, response, requestId))
    try {
      await framework.handle(request, response)
    } catch (error) {
      log.error('framework', { error })
      if (!response.headersSent) await refuse(request, response, { status: 500 }, requestId)
      else response.destroy()
    }
  }

  async function refuse(
    request: SiteRequest,
    response: SiteResponse,
    {
      status,
      allow,
      retryAfterSeconds: seconds,
    }: Refusal | { status: 500; allow?: undefined; retryAfterSeconds?: undefined },
    requestId: string,
  ): Promise<void> {
    noteOutcome(response, 'refused')
    response.review = undefined
    const { body, headers: own } = await statusPages.answerOf(status, request, requestId)
    response.writeHead(status, {
      ...headers,
      ...own,
      'content-length': Buffer.byteLength(body),
      ...(allow && { allow: allow.join(', ') }),
      ...(seconds !== undefined && { 'retry-after': seconds }),
    })
    response.end(body)
  }

  /** Where else the page of a request is, which is stored by one address. */
  function spellingOf({ method, url = '/' }: SiteRequest): string | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const spelled = findSpelling(url)
    // To begin with two slashes would be to lead to another site.
    return spelled?.startsWith('//') ? undefined : spelled
  }

  /** Status pages cannot be asked for by their own address. */
  function refuseStandIn({ url = '/' }: SiteRequest): Refusal | undefined {
    return statusPages.isStandIn(pathOf(url)) ? { status: 404 } : undefined
  }

  function tell(request: SiteRequest, response: SiteResponse): void {
    const { method, url = '/' } = request
    const began = performance.now()
    response.once('close', () => {
      const { statusCode: status, writableFinished: isWhole } = response
      const ms = Math.round(performance.now() - began)
      log.debug('request', { method, path: pathOf(url), status, ms, ...(!isWhole && { isWhole }) })
    })
  }
}

/**
 * The `Allow` header of a 405 (RFC 9110 §15.5.6), which Next leaves out. Handlers export GET or POST, so one that
 * refuses the first allows the second.
 */
function allowedBeside({ method }: SiteRequest): string {
  return method === 'POST' ? 'GET, HEAD' : 'POST'
}
