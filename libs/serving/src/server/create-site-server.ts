import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDoor, type DoorOptions } from '../door/door.ts'
import type { PlainRequest } from '../door/plain-request.ts'
import { CannotListenError } from '../errors/serving-error.ts'
import { type AnswerHeaders, answerHeaders } from '../headers/answer-headers.ts'
import type { HealthPaths } from '../life/answer-health.ts'
import { type EndingOptions, endServer, type Stage } from '../life/life.ts'
import { createLog, type Log } from '../log/create-log.ts'
import { keepPages } from '../status-pages/page-keeper.ts'
import { createStatusPages, type StatusPageOptions } from '../status-pages/review-answer.ts'
import { answerRequests } from './answer-requests.ts'
import { type Framework, loadFramework } from './framework.ts'
import { createHttpServer } from './http-server.ts'
import { openPrivateDoor, type PrivateAnswer, type PrivateRequest } from './private-door.ts'

/**
 * Looks at a request before the framework does.
 *
 * @returns Whether it has taken the request on: it has answered, or will.
 */
export type Answerer = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Looks at a request before anything else does.
 *
 * @param pass Hands the request on later, when it has taken it on and finds that it cannot answer.
 * @returns Whether it has taken the request on.
 */
export type StoredAnswerer = (request: IncomingMessage, response: ServerResponse, pass: () => void) => boolean

/**
 * Answers, from memory and at once, a request that says nothing that anybody would have to look at:
 * exactly as {@link StoredAnswerer} would.
 *
 * @returns Whether it has answered.
 */
export type PlainAnswerer = (request: PlainRequest, response: ServerResponse) => boolean

/** What to serve, where, and how. */
export interface SiteServerOptions {
  /** Folder of the Next app, built. */
  folder: string
  /** Where to listen; 0 takes a free one. */
  port: number
  /** Address to listen on. Loopback when it is not given. */
  host?: string
  /** The address visitors use. With `https:` they are told never to come without, and the site that they came so. */
  origin?: string
  /** What may come in. */
  door?: DoorOptions
  /**
   * Answers what is stored. Asked first, when the request may pass and before anything else looks at it; what it answers
   * leaves as it is, with the headers it gives.
   */
  answerStored?: StoredAnswerer
  /** Asked before it, for requests without anything but what browsers always send. */
  answerPlain?: PlainAnswerer
  /** Asked in order, each before the framework. The first that takes a request on has it. */
  answerers?: readonly Answerer[]
  /** What every answer leaves with where it does not say otherwise. {@link answerHeaders} when they are not given. */
  headers?: AnswerHeaders
  statusPages?: StatusPageOptions
  /** `/api/health` and `/api/ready` when they are not given. */
  health?: HealthPaths
  ending?: EndingOptions
  /** Nobody is told anything when it is not given. */
  log?: Log
}

/** How long a server that has just begun to listen only answers. */
const answersFirstMs = 50

/** A server in front of a site. */
export interface SiteServer {
  /** Listens; the framework is loaded after that. @throws {CannotListenError} */
  listen: () => Promise<AddressInfo>
  /** Resolves when the framework answers. @throws {FrameworkNotLoadedError} It could not be loaded. */
  ready: () => Promise<void>
  /** What the framework answers, with nobody waiting: nothing is judged, added or replaced, and nothing goes out. */
  askFramework: (asked: PrivateRequest) => Promise<PrivateAnswer>
  /** Lets what is under way end, and closes everything. @returns Whether it all ended by itself. */
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
  const { folder, port, host = '127.0.0.1', origin, door: doorOptions = {}, ending = {} } = options
  const { health = { live: '/api/health', ready: '/api/ready' }, log = silent() } = options
  const isSecure = origin?.startsWith('https:') ?? false
  const headers = options.headers ?? answerHeaders({ isSecure })

  let stage: Stage = 'starting'
  const loading = Promise.withResolvers<Framework>()
  // Whoever asks hears of it; nobody may be asking.
  loading.promise.catch(() => {})
  const askFramework = openPrivateDoor((request, response) => {
    loading.promise.then(
      ({ handle }) => handle(request, response),
      () => response.writeHead(503).end(),
    )
  })
  const statusPages = createStatusPages(
    options.statusPages ?? {},
    keepPages({
      ask: askFramework,
      now: () => performance.now(),
      finishing: options.statusPages?.finishing,
      log,
    }),
    headers,
  )
  const server = createHttpServer({
    listener: answerRequests({
      door: createDoor(doorOptions, isSecure),
      framework: loading.promise,
      statusPages,
      headers,
      health,
      log,
      stage: () => stage,
      answerStored: options.answerStored,
      answerPlain: options.answerPlain,
      answerers: options.answerers ?? [],
      requestsAtOnce: doorOptions.requestsAtOnce ?? 256,
    }),
    headers,
    connectionsPerClient: doorOptions.trustedHops ? undefined : (doorOptions.connectionsPerClient ?? 512),
    onRefusal: (status, code) => log.debug('refused', { status, code }),
  })

  return {
    listen: async () => {
      try {
        server.listen({ port, host })
        await once(server, 'listening')
      } catch (cause) {
        throw new CannotListenError({ host, port, cause })
      }
      const address = server.address() as AddressInfo
      // Whoever asks for what is stored in the first moments is answered before the thread is busy loading.
      setTimeout(() => {
        loadFramework({ folder, port: address.port }).then(loading.resolve, loading.reject)
      }, answersFirstMs)
      return address
    },
    ready: async () => {
      await loading.promise
      if (stage === 'starting') stage = 'ready'
    },
    askFramework,
    close: async () => {
      stage = 'ending'
      if (!server.listening) return true
      const hasEnded = await endServer(server, ending)
      await loading.promise.then(
        (framework) => framework.close(),
        () => {},
      )
      return hasEnded
    },
  }
}

function silent(): Log {
  return createLog({ level: 'silent', write: () => {}, now: Date.now })
}
