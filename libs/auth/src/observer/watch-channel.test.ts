import { describe, expect, it } from 'vitest'
import { type ChannelState, watchChannel, type WatchableChannel } from './watch-channel.ts'

function createChannel() {
  let report: () => void = () => {}
  const channel = {
    state: 'closed' as ChannelState,
    subscribe(callback: () => void) {
      channel.state = 'joining'
      report = callback
      return channel
    },
    unsubscribe: () => Promise.resolve('ok' as const),
    become(state: ChannelState) {
      channel.state = state
      report()
    },
  }
  return channel
}

describe('watchChannel', () => {
  // shows R084, R085, R086, R087, R088
  it('tells every state there is, each when it begins', async () => {
    const channel = createChannel()
    const told: ChannelState[] = []
    const leave = watchChannel(channel as unknown as WatchableChannel, (state) => told.push(state))
    for (const state of ['joined', 'joined', 'errored', 'joining', 'joined'] as const) channel.become(state)
    leave()
    await Promise.resolve()
    await Promise.resolve()
    expect(told).toEqual(['joining', 'joined', 'errored', 'joining', 'joined', 'leaving', 'closed'])
  })
})
