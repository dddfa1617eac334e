import type { Clock } from '@house-edge/double/clock'
import type { WebSocket } from 'ws'
import type { Claims } from '../gateway/claims.ts'
import type { Channel } from './channel/channel.ts'
import { handleBroadcast, handlePresence, handleToken } from './channel/handle.ts'
import { join } from './channel/join.ts'
import { leave } from './channel/leave.ts'
import { FrameError, readFrame, writeFrame, type Frame, type ProtocolVersion } from './protocol/frame.ts'
import type { RealtimeService } from './realtime-service.ts'

/** One socket with the channels it has joined. */
export interface Connection {
  readonly claims: Claims
  readonly channels: Map<string, Channel>
  readonly joins: { exceeds(): boolean }
  send(frame: Frame): void
  reply(frame: Frame, status: 'ok' | 'error', response?: Record<string, unknown>): void
  close(code: number, reason: string): void
}

const prefix = 'realtime:'
const badFrame = 1003
const tooMany = 1008

/** Serves a socket until it closes. Frames are handled one after the other. */
export function serveConnection(
  realtime: RealtimeService,
  socket: WebSocket,
  claims: Claims,
  version: ProtocolVersion,
): { sweep(): void } {
  let lastHeardAtMs = realtime.clock.nowMs()
  let work = Promise.resolve()
  const messages = createRateMeter(realtime.clock, realtime.limits.messagesPerSecond)
  const connection: Connection = {
    claims,
    channels: new Map(),
    joins: createRateMeter(realtime.clock, realtime.limits.joinsPerSecond),
    send: (frame) => {
      // Messages for a client that does not read would fill the memory.
      if (socket.bufferedAmount > realtime.limits.maxUnreadBytes) socket.terminate()
      else socket.send(writeFrame(frame, version))
    },
    reply: ({ joinRef, ref, topic }, status, response = {}) =>
      connection.send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } }),
    close: (code, reason) => socket.close(code, reason),
  }

  socket.on('message', (data, isBinary) => {
    lastHeardAtMs = realtime.clock.nowMs()
    if (messages.exceeds()) return connection.close(tooMany, 'Too many messages per second')
    work = work.then(() => receive(realtime, connection, () => readFrame(data as Buffer, isBinary, version)))
    return undefined
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    work = work.then(() => {
      for (const channel of connection.channels.values()) leave(realtime, connection, channel)
    })
  })

  return {
    sweep: () => {
      const nowMs = realtime.clock.nowMs()
      if (nowMs - lastHeardAtMs > realtime.limits.silenceMs) return socket.terminate()
      for (const channel of connection.channels.values()) {
        if (channel.claims.exp !== undefined && channel.claims.exp * 1000 <= nowMs)
          channel.shutDown('Token has expired')
      }
      return undefined
    },
  }
}

async function receive(realtime: RealtimeService, connection: Connection, read: () => Frame): Promise<void> {
  try {
    await handle(realtime, connection, read())
  } catch (error) {
    if (error instanceof FrameError) connection.close(badFrame, `Unreadable message: ${error.message}`)
    else realtime.report(error)
  }
}

async function handle(realtime: RealtimeService, connection: Connection, frame: Frame): Promise<void> {
  if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return connection.reply(frame, 'ok')
  if (!frame.topic.startsWith(prefix)) return connection.reply(frame, 'error', { reason: 'unmatched topic' })
  if (frame.event === 'phx_join') return join(realtime, connection, frame)

  const channel = connection.channels.get(frame.topic)
  if (!channel) return connection.reply(frame, 'error', { reason: 'unmatched topic' })
  switch (frame.event) {
    case 'phx_leave':
      leave(realtime, connection, channel)
      connection.reply(frame, 'ok')
      return connection.send({ ...frame, ref: frame.joinRef, event: 'phx_close', payload: {} })
    case 'broadcast':
      return handleBroadcast(realtime, connection, channel, frame)
    case 'presence':
      return handlePresence(realtime, connection, channel, frame)
    case 'access_token':
      return handleToken(realtime, channel, frame)
    default:
      return undefined
  }
}

/** Counts by the second. */
function createRateMeter(clock: Clock, perSecond: number): { exceeds(): boolean } {
  let second = 0
  let count = 0
  return {
    exceeds: () => {
      const now = clock.nowSeconds()
      count = now === second ? count + 1 : 1
      second = now
      return count > perSecond
    },
  }
}
