import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { ServiceError } from '../errors/service-error.ts'

/** A server that accepts requests. */
export interface Listening {
  port: number
  /** Stops accepting connections and closes the open ones. */
  close(): Promise<void>
}

/** Binds a port; 0 takes a free one. @throws {ServiceError} `content-service/port-taken`. */
export async function listen(
  fetch: Hono['fetch'],
  options: { host: string; port: number },
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname: options.host, port: options.port }, ({ port }) => {
      resolve({ port, close: () => close(server) })
    }) as Server
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE'
      reject(
        isTaken
          ? new ServiceError(
              'content-service/port-taken',
              `The port ${options.port} of ${options.host} is taken. The content service cannot be reached there. Stop what uses it, or set CONTENT_PORT to another port.`,
              error,
            )
          : error,
      )
    })
  })
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
