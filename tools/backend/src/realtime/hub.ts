import type { Channel } from './channel/channel.ts'

/** Who listens where. A private channel and a public one of the same name are two. */
export interface Hub {
  add(channel: Channel): void
  remove(channel: Channel): void
  /** The channels joined to a topic. */
  listeners(topic: string, isPrivate: boolean): Channel[]
  /** Every joined channel. */
  all(): Channel[]
}

export function createHub(): Hub {
  const byTopic = new Map<string, Set<Channel>>()
  const keyOf = (topic: string, isPrivate: boolean): string => `${isPrivate ? 'private' : 'public'} ${topic}`

  return {
    add: (channel) => {
      const key = keyOf(channel.topic, channel.isPrivate)
      byTopic.set(key, (byTopic.get(key) ?? new Set()).add(channel))
    },
    remove: (channel) => {
      const key = keyOf(channel.topic, channel.isPrivate)
      const left = byTopic.get(key)
      left?.delete(channel)
      if (left?.size === 0) byTopic.delete(key)
    },
    listeners: (topic, isPrivate) => [...(byTopic.get(keyOf(topic, isPrivate)) ?? [])],
    all: () => [...byTopic.values()].flatMap((channels) => [...channels]),
  }
}
