import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { findApiRole } from '../gateway/api-key.ts'
import type { KeyFile } from '../keys/key-file.ts'
import { serveConnection } from './connection.ts'
import type { ProtocolVersion } from './protocol/frame.ts'
import type { RealtimeService } from './realtime-service.ts'

export interface SocketServer {
  /** Cuts every connection, or stops listening to it: what a dead cable looks like. Returns how many there were. */
  disturb(kind: 'cut' | 'mute'): number
  close(): Promise<void>
}

/** True when the connection has been dealt with otherwise. */
export type Intercept = (request: IncomingMessage, socket: Duplex) => boolean

const path = '/realtime/v1/websocket'
const goingAway = 1001

/**
 * Takes WebSocket connections of `server`. A browser must come from one of
 * `origins`, since a page on the web could connect to this machine otherwise;
 * programs send no origin.
 */
export function acceptSockets(
  server: Server,
  realtime: RealtimeService,
  options: {
    keys: KeyFile
    isAllowedOrigin(origin: string): boolean
    intercept: Intercept
  },
): SocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: realtime.limits.maxFrameBytes })
  const connections = new Set<{ sweep(): void }>()
  const sweeping = setInterval(
    () => connections.forEach((connection) => connection.sweep()),
    realtime.limits.sweepMs,
  )
  sweeping.unref()

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Node takes its own listener away with an upgrade, and an error without a listener ends the process.
    socket.on('error', () => socket.destroy())
    const url = URL.parse(request.url ?? '/', 'http://localhost')
    if (!url) return refuse(socket, 400, 'Bad Request')
    const { origin } = request.headers
    const role = findApiRole(options.keys, url.searchParams.get('apikey') ?? '')
    const version = url.searchParams.get('vsn') ?? '1.0.0'
    if (options.intercept(request, socket)) return undefined
    if (url.pathname !== path) return refuse(socket, 404, 'Not Found')
    if (origin !== undefined && !options.isAllowedOrigin(origin)) return refuse(socket, 403, 'Forbidden')
    if (!role) return refuse(socket, 401, 'Unauthorized')
    if (!isVersion(version)) return refuse(socket, 400, 'Bad Request')
    return sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = serveConnection(realtime, webSocket, { role }, version)
      connections.add(connection)
      webSocket.once('close', () => connections.delete(connection))
    })
  }
  server.on('upgrade', upgrade)

  return {
    disturb: (kind) => {
      for (const socket of sockets.clients) {
        if (kind === 'cut') socket.terminate()
        else socket.pause()
      }
      return sockets.clients.size
    },
    close: async () => {
      clearInterval(sweeping)
      server.off('upgrade', upgrade)
      for (const socket of sockets.clients) socket.close(goingAway, 'The backend is stopping')
      setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), 1000).unref()
      await new Promise<void>((resolve) => {
        sockets.close(() => resolve())
      })
    },
  }
}

function isVersion(version: string): version is ProtocolVersion {
  return version === '1.0.0' || version === '2.0.0'
}

/** Closes both ends: the server's time limits are not for connections that were upgraded. */
function refuse(socket: Duplex, status: number, reason: string): void {
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
