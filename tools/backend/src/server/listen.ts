import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { BackendError } from '../backend-error.ts'

type Fetch = (request: Request, env: object) => Response | Promise<Response>

/** A port that is taken before anything else happens, and answers once `serve` is called. */
export interface Listener {
  server: Server
  port: number
  serve(fetch: Fetch): void
  close(): Promise<void>
}

const drainMs = 5000
/**
 * An idle connection stays as long as at a usual gateway (nginx: 75 s). A client
 * that writes just when it is closed loses its call, and a call that signs
 * a visitor in is not made again.
 */
const times = { headersTimeout: 10_000, requestTimeout: 60_000, keepAliveTimeout: 75_000 }

/** @throws {BackendError} `backend/port-in-use` */
export async function listen(port: number, host: string): Promise<Listener> {
  let handler: Fetch = () =>
    Response.json({ status: 'starting' }, { status: 503, headers: { 'Retry-After': '1' } })
  const listener = getRequestListener((request, env) => handler(request, env), {
    overrideGlobalObjects: false,
  })
  const server = createServer(times, (request, response) => {
    void listener(request, response)
  })
  const connections = new Set<Socket>()
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  await bind(server, port, host)

  return {
    server,
    port: (server.address() as AddressInfo).port,
    serve: (fetch) => {
      handler = fetch
    },
    close: () => drain(server, connections),
  }
}

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE'
      reject(isTaken ? portInUse(port, error) : error)
    })
    server.listen(port, host, resolve)
  })
}

/** Lets requests under way finish, within reason. */
async function drain(server: Server, connections: ReadonlySet<Socket>): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  server.closeIdleConnections()
  // Opened ahead of a request, which Node waits for.
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  const force = setTimeout(() => server.closeAllConnections(), drainMs)
  await closed
  clearTimeout(force)
}

function portInUse(port: number, cause: unknown): BackendError {
  return new BackendError(
    'backend/port-in-use',
    `Port ${port} is taken by another program. The backend was not started. Stop that program, or choose another port with BACKEND_PORT.`,
    cause,
  )
}
