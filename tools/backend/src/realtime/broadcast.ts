import type { Channel } from './channel/channel.ts'
import type { Hub } from './hub.ts'

export interface Broadcast {
  topic: string
  isPrivate: boolean
  event: string
  payload: unknown
  meta?: Record<string, unknown>
}

/** Sends to everyone on the topic who may read it, but for the sender unless it wants to hear itself. */
export function broadcast(hub: Hub, message: Broadcast, sender?: Channel): void {
  const payload = {
    type: 'broadcast',
    event: message.event,
    payload: message.payload,
    ...(message.meta ? { meta: message.meta } : {}),
  }
  for (const channel of hub.listeners(message.topic, message.isPrivate)) {
    if (channel === sender && !channel.config.echoesSelf) continue
    if (channel.rights.readBroadcast) channel.push('broadcast', payload)
  }
}
