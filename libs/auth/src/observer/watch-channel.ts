import type { RealtimeChannel } from '@supabase/supabase-js'

/** The state of a channel. Values are the vendor's. */
export type ChannelState = 'closed' | 'errored' | 'joined' | 'joining' | 'leaving'

/** What watching needs of a channel. */
export type WatchableChannel = Pick<RealtimeChannel, 'state' | 'subscribe' | 'unsubscribe'>

/**
 * Subscribes to a channel and reports each change of its state.
 *
 * @returns A function that leaves the channel.
 */
export function watchChannel(channel: WatchableChannel, tell: (state: ChannelState) => void): () => void {
  let last: ChannelState = 'closed'
  const update = (state: ChannelState) => {
    if (state === last) return
    last = state
    tell(state)
  }
  channel.subscribe(() => update(channel.state))
  update(channel.state)
  return () => {
    update('leaving')
    void channel.unsubscribe().finally(() => update('closed'))
  }
}
