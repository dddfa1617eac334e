import type { Hub } from './hub.ts'
import type { Channel } from './channel/channel.ts'

export interface Presence {
  key: string
  meta: Record<string, unknown>
}

type State = Record<string, { metas: Record<string, unknown>[] }>

/** Everyone present on a topic, as Phoenix writes it. */
export function describePresence(hub: Hub, channel: Channel): State {
  return collect(hub.listeners(channel.topic, channel.isPrivate).flatMap((other) => other.presence ?? []))
}

/** Tells the topic who came and who went. */
export function announcePresence(
  hub: Hub,
  channel: Channel,
  change: { joined?: Presence; left?: Presence },
): void {
  const payload = {
    joins: collect(change.joined ? [change.joined] : []),
    leaves: collect(change.left ? [change.left] : []),
  }
  for (const other of hub.listeners(channel.topic, channel.isPrivate)) {
    if (other.wantsPresence) other.push('presence_diff', payload)
  }
}

function collect(present: Presence[]): State {
  const keys = Map.groupBy(present, ({ key }) => key)
  return Object.fromEntries([...keys].map(([key, same]) => [key, { metas: same.map(({ meta }) => meta) }]))
}
