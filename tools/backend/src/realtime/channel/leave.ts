import type { Connection } from '../connection.ts'
import { announcePresence } from '../presence.ts'
import type { RealtimeService } from '../realtime-service.ts'
import type { Channel } from './channel.ts'

/** Gives the seat up, and tells the topic when somebody was present on it. */
export function leave(realtime: RealtimeService, connection: Connection, channel: Channel): void {
  connection.channels.delete(`realtime:${channel.topic}`)
  realtime.hub.remove(channel)
  const left = channel.presence
  channel.presence = undefined
  if (left) announcePresence(realtime.hub, channel, { left })
}
