import type { Connection } from '../connection.ts'
import { announcePresence } from '../presence.ts'
import type { RealtimeService } from '../realtime-service.ts'
import type { Channel } from './channel.ts'

/** Leaves the topic, and tells its other members when the connection was present there. */
export function leave(realtime: RealtimeService, connection: Connection, channel: Channel): void {
  connection.channels.delete(`realtime:${channel.topic}`)
  realtime.hub.remove(channel)
  const left = channel.presence
  channel.presence = undefined
  if (left) announcePresence(realtime.hub, channel, { left })
}
