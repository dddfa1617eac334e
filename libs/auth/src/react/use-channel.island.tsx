'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { type ChannelState, watchChannel, type WatchableChannel } from '../observer/watch-channel.ts'

/**
 * Joins a realtime channel while the component is mounted, and returns its state.
 *
 * @param topic What the channel is about; another topic leaves the old channel and joins a new one.
 * @param create Makes the channel with everything it listens to, without subscribing.
 */
export function useChannel(topic: string, create: (topic: string) => WatchableChannel): ChannelState {
  const [state, setState] = useState<ChannelState>('closed')
  const make = useEffectEvent(create)
  useEffect(() => watchChannel(make(topic), setState), [topic])
  return state
}
