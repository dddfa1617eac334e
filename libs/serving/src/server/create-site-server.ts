import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type FrameworkHandler, loadFramework } from './framework.ts'
import { openPrivateDoor, type PrivateAnswer, type PrivateRequest } from './private-door.ts'

/**
 * Looks at a request before the framework does.
 *
 * @returns Whether it has taken the request on: it has answered, or will.
 */
export type Answerer = (request: IncomingMessage, response: ServerResponse) => boolean

/** What to serve, and where. */
export interface SiteServerOptions {
  /** Folder of the Next app, built. */
  folder: string
  /** Where to listen; 0 takes a free one. */
  port: number
  /** Address to listen on. Loopback when it is not given. */
  host?: string
  /** Asked in order, each before the framework. The first that takes a request on has it. */
  answerers?: readonly Answerer[]
}

/** A server in front of a site. */
export interface SiteServer {
  /** Listens; the framework is loaded after that. */
  listen: () => Promise<AddressInfo>
  /** Resolves when the framework answers. @throws {FrameworkNotLoadedError} It could not be loaded. */
  ready: () => Promise<void>
  /** What the framework answers, with nobody waiting: no answerer is asked, and nothing goes out. */
  askFramework: (asked: PrivateRequest) => Promise<PrivateAnswer>
  close: () => Promise<void>
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
  const { folder, port, host = '127.0.0.1', answerers = [] } = options
  const loading = Promise.withResolvers<FrameworkHandler>()
  // Whoever asks hears of it; nobody may be asking.
  loading.promise.catch(() => {})
  const askNext = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const handle = await loading.promise
      await handle(request, response)
    } catch {
      if (!response.headersSent) response.writeHead(503, { 'retry-after': '5' })
      response.end()
    }
  }
  const server = createServer((request, response) => {
    if (answerers.some((answer) => answer(request, response))) return
    void askNext(request, response)
  })
  const askFramework = openPrivateDoor((request, response) => void askNext(request, response))

  return {
    listen: async () => {
      server.listen({ port, host })
      await once(server, 'listening')
      const address = server.address() as AddressInfo
      // Whoever asks for what is stored in the first moments is answered before the thread is busy loading.
      setImmediate(() => {
        loadFramework({ folder, port: address.port }).then(loading.resolve, loading.reject)
      })
      return address
    },
    ready: async () => void (await loading.promise),
    askFramework,
    close: async () => {
      if (!server.listening) return
      server.close()
      server.closeIdleConnections()
      await once(server, 'close')
    },
  }
}
