import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createDoor, type RequestLimits, usualRequestsAtOnce } from '../door/door.ts'
import type { PlainRequest } from '../door/plain-request.ts'
import { CannotListenError } from '../errors/serving-error.ts'
import { type ResponseHeaders, responseHeaders } from '../headers/response-headers.ts'
import type { HealthPaths } from '../life/send-health.ts'
import {
  type EndingOptions,
  endServer,
  type Stage,
  watchUnusedConnections,
  withinLimit,
} from '../life/server-stage.ts'
import { countLoadFailures } from '../life/load-failures.ts'
import { createLog, type Log } from '../log/create-log.ts'
import { keepPages } from '../status-pages/page-keeper.ts'
import { createStatusPages, type StatusPageOptions } from '../status-pages/create-status-pages.ts'
import { handleRequests } from './handle-requests.ts'
import type { SentPage } from '../http/site-response.ts'
import type { SiteRequest } from '../http/site-request.ts'
import {
  createTraffic,
  type RequestCount,
  type ServerLimit,
  type TrafficOptions,
} from '../traffic/traffic.ts'
import { type Framework, loadFramework } from './framework.ts'
import { createHttpServer } from './http-server.ts'
import { openPrivateDoor, type PrivateResponse, type PrivateRequest } from '../http/private-door.ts'

/**
 * Gets a request before the framework does.
 *
 * @returns Whether it answers this request, now or later.
 */
export type Responder = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Hands a request on that cannot be answered from memory after all: to the framework, or to be refused with a status and
 * its page.
 */
export type FallThrough = (refusal?: { status: 404 | 429 | 503; retryAfterSeconds?: number }) => void

/**
 * Gets a request before anything else does.
 *
 * @param pass Hands the request on, after `true` was returned.
 * @returns Whether it answers this request, now or later.
 */
export type StoredResponder = (
  request: IncomingMessage,
  response: ServerResponse,
  pass: FallThrough,
) => boolean

/**
 * Answers a {@link PlainRequest} from memory, at once, exactly as {@link StoredResponder} would.
 *
 * @returns Whether it has answered.
 */
export type PlainResponder = (request: PlainRequest, response: ServerResponse) => boolean

/** What to serve, where, and how. */
export interface SiteServerOptions {
  /** Folder of the Next app, built. */
  folder: string
  /** Where its build is. @default '.next' */
  distDir?: string | undefined
  /** Port to listen on; 0 takes a free one. */
  port: number
  /** Address to listen on. @default '127.0.0.1' */
  host?: string
  /** The origin visitors use. With `https:` browsers are told to use only HTTPS, and the site that they did. */
  origin?: string
  /** Number of own servers in front, each adding an entry to `x-forwarded-for`. 0: such headers are removed. @default 0 */
  trustedHops?: number
  /** Limits on requests. Default: those of {@link RequestLimits}. */
  limits?: RequestLimits
  /**
   * Answers from the store. Asked first, once the door has let the request pass. Its responses are sent unchanged,
   * with their own headers.
   */
  answerStored?: StoredResponder
  /** Asked before `answerStored`, for plain requests only. */
  answerPlain?: PlainResponder
  /**
   * Headers besides cookies by which `answerPlain` chooses: requests with them are plain too. Pass
   * `StoredSite.plainHeaders`. Default: none.
   */
  plainHeaders?: readonly string[]
  /**
   * Asked before anything of a body is read, asked for, or counted in `limits.bodyBytesAtOnce`. It answers by the head
   * alone, such as an upload of a visitor without a session. Default: every body that has room is let in.
   */
  answerBeforeBody?: Responder
  /** Asked in order, before the framework. The first that returns `true` answers. */
  responders?: readonly Responder[]
  /**
   * Renders a page for one visitor in place of the framework: `createQuestionPages`.
   *
   * @returns Whether it has answered; `absent`: there is no such page. Default: the framework renders all of them.
   */
  answerVisit?: ((request: SiteRequest, response: ServerResponse) => Promise<boolean | 'absent'>) | undefined
  /** Finishes pages as they are sent: `createSentPages`. Default: none are. */
  sentPage?: ((request: SiteRequest) => SentPage | undefined) | undefined
  /**
   * Whether pages that are rendered by this server have the parts that the framework's client router prefetches. Leave them out
   * where no page of the site loads that router: rendering takes a third less. A router that asks for one gets 404, and asks
   * for the page when it is visited. @default 'kept'
   */
  prefetches?: 'kept' | 'left-out' | undefined
  /** Headers of every response that does not set them itself. @default responseHeaders() */
  headers?: ResponseHeaders
  /** Pages for error statuses. Default: the framework's own. */
  statusPages?: StatusPageOptions
  /** Default: `/api/health` and `/api/ready`. */
  health?: HealthPaths
  /** How long ending may take. Default: see {@link EndingOptions}. */
  ending?: EndingOptions
  /**
   * Called once, when parts of the program could not be loaded for the third time ({@link SiteServer.noteFailure}). Next
   * never loads them again, so end this process and have it started anew. Default: `/api/ready` answers 503 from then on.
   */
  onBroken?: (error: unknown) => void
  /** How requests are counted by kind of page, and followed. Default: all are one kind, and none is followed. */
  traffic?: TrafficOptions
  /** Default: nothing is logged. */
  log?: Log
}

/** Time after the start in which the server only answers from memory, before loading the framework blocks it. */
const answersFirstMs = 50

/** A server in front of a site. */
export interface SiteServer {
  /** Listens; the framework is loaded after that. @throws {CannotListenError} */
  listen: () => Promise<AddressInfo>
  /**
   * Resolves when the framework and all of the build are loaded; from then on `/api/ready` answers 200.
   *
   * @param useful What visitors need besides, such as content that is read. Waited for too, once the framework is loaded.
   * @throws {FrameworkNotLoadedError} It could not be loaded.
   */
  ready: (useful?: () => Promise<unknown>) => Promise<void>
  /**
   * Counts failures to load a part of the program. Call it with every error that Next reports, from `onRequestError` of
   * `instrumentation.ts`. Other errors are ignored.
   */
  noteFailure: (error: unknown) => void
  /**
   * Asks the framework directly, without the network: no checks, no added headers, no status pages.
   *
   * @throws {PrivateRequestError} The server ends, or has ended.
   */
  askFramework: (asked: PrivateRequest) => Promise<PrivateResponse>
  stage: () => Stage
  /** How many requests of each kind came to which outcome since the start. */
  requestCounts: () => readonly RequestCount[]
  /** How often each limit was reached since the start. */
  limitsReached: () => Readonly<Record<ServerLimit, number>>
  /**
   * Finishes requests under way and closes the server, then the framework.
   *
   * @returns Whether everything ended within the time limit. It returns then at the latest.
   */
  close: () => Promise<boolean>
}

/**
 * Creates a server that stands in front of a Next App Router site and runs it in the same process.
 *
 * @example
 * ```ts
 * import { createSiteServer } from '@house-edge/serving'
 *
 * const server = createSiteServer({ folder: process.cwd(), port: 3000 })
 * await server.listen()
 * await server.ready()
 * ```
 */
export function createSiteServer(options: SiteServerOptions): SiteServer {
  const { folder, distDir = '.next', port, host = '127.0.0.1', origin, trustedHops = 0 } = options
  const { limits = {}, ending = {}, onBroken = () => {} } = options
  const { health = { live: '/api/health', ready: '/api/ready' }, log = silent() } = options
  const isSecure = origin?.startsWith('https:') ?? false
  const headers = options.headers ?? responseHeaders({ isSecure })

  let stage: Stage = 'starting'
  const loading = Promise.withResolvers<Framework>()
  // Callers of `ready` get the rejection. Without one it must not end the process.
  loading.promise.catch(() => {})
  const traffic = createTraffic(options.traffic ?? {}, log, () => performance.now())
  const privateDoor = openPrivateDoor((request, response) => {
    loading.promise.then(
      ({ handle }) => handle(request, response),
      () => response.writeHead(503).end(),
    )
  })
  const statusPages = createStatusPages(
    options.statusPages ?? {},
    keepPages({
      ask: privateDoor.ask,
      now: () => performance.now(),
      wait: (ms) => pause(ms, undefined, { ref: false }),
      finishing: options.statusPages?.finishing,
      log,
    }),
    headers,
  )
  const server = createHttpServer({
    listener: handleRequests({
      door: createDoor(limits, { hops: trustedHops, isSecure }),
      framework: loading.promise,
      statusPages,
      headers,
      health,
      log,
      stage: () => stage,
      answerStored: options.answerStored,
      answerPlain: options.answerPlain,
      plainHeaders: options.plainHeaders ?? [],
      answerBeforeBody: options.answerBeforeBody,
      responders: options.responders ?? [],
      answerVisit: options.answerVisit,
      sentPage: options.sentPage,
      requestsAtOnce: limits.requestsAtOnce ?? usualRequestsAtOnce,
      traffic,
      hops: trustedHops,
    }),
    headers,
    connectionsPerClient: trustedHops ? undefined : (limits.connectionsPerClient ?? 512),
    onRefusal: (status, code) => {
      traffic.reach(limitOf(status, code))
      log.debug('refused', { status, code })
    },
  })
  const closeUnusedConnections = watchUnusedConnections(server)

  return {
    listen: async () => {
      try {
        server.listen({ port, host })
        await once(server, 'listening')
      } catch (cause) {
        throw new CannotListenError({ host, port, cause })
      }
      const address = server.address() as AddressInfo
      // Loading the framework blocks this thread, so the first visitors are answered from memory before it starts.
      setTimeout(() => {
        loadFramework({ folder, distDir, port: address.port, prefetches: options.prefetches }).then(
          loading.resolve,
          loading.reject,
        )
      }, answersFirstMs)
      return address
    },
    ready: async (useful) => {
      await loading.promise
      await useful?.()
      if (stage === 'starting') stage = 'ready'
    },
    noteFailure: countLoadFailures((error) => {
      log.error('broken', { error })
      if (stage !== 'ending') stage = 'broken'
      onBroken(error)
    }),
    askFramework: privateDoor.ask,
    stage: () => stage,
    requestCounts: traffic.counts,
    limitsReached: traffic.limits,
    close: async () => {
      stage = 'ending'
      if (!server.listening) return true
      return withinLimit(ending, async (isOver) => {
        const hasEnded = await endServer(server, closeUnusedConnections, ending.quietMs, isOver)
        // A page that is still being rendered would complain of a framework that has ended.
        await privateDoor.close()
        const framework = await loading.promise.catch(() => undefined)
        await framework?.close()
        return hasEnded
      })
    },
  }
}

/** Which limit a request has reached that Node or the limit on connections has refused. */
function limitOf(status: number, code: string): ServerLimit {
  if (code === 'CONNECTIONS') return 'connections'
  if (status === 431) return 'heads'
  return status === 408 || status === 503 ? 'slowness' : 'malformed'
}

function silent(): Log {
  return createLog({ level: 'silent', write: () => {}, now: Date.now })
}
