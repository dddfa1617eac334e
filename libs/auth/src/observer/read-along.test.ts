import { REALTIME_SUBSCRIBE_STATES as states, RealtimeChannel } from '@supabase/realtime-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepReading, readAlong } from './read-along.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Readings that end when the test says so. */
function readings() {
  const open: PromiseWithResolvers<string>[] = []
  const shown: string[] = []
  const reading = keepReading(
    () => {
      const next = Promise.withResolvers<string>()
      open.push(next)
      return next.promise
    },
    (value) => shown.push(value),
  )
  const end = async (at: number, value: string | undefined) => {
    if (value === undefined) open[at]?.reject(new TypeError('away'))
    else open[at]?.resolve(value)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { reading, open, shown, end }
}

describe('keepReading', () => {
  it('shows no older reading over a newer one', async () => {
    const { reading, shown, end } = readings()
    reading.again()
    reading.again()
    await end(1, 'new')
    await end(0, 'old')
    expect(shown).toEqual(['new'])
  })

  it('retries after 1, 2, 5, 10 and 10 seconds until it succeeds', async () => {
    const { reading, open, shown, end } = readings()
    reading.again()
    for (const [at, pauseMs] of [1_000, 2_000, 5_000, 10_000, 10_000].entries()) {
      await end(at, undefined)
      await vi.advanceTimersByTimeAsync(pauseMs - 1)
      expect(open).toHaveLength(at + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(open).toHaveLength(at + 2)
    }
    await end(5, 'there')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shown).toEqual(['there'])
    expect(open).toHaveLength(6)
  })

  it('reads nothing and shows nothing once it is over', async () => {
    const { reading, open, shown, end } = readings()
    reading.again()
    reading.again()
    reading.end()
    await end(0, 'late')
    await end(1, undefined)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shown).toEqual([])
    expect(open).toHaveLength(2)
  })
})

describe('readAlong', () => {
  // shows F49
  it('reports absence once, five seconds after the first failure', async () => {
    const subscribe = vi.spyOn(RealtimeChannel.prototype, 'subscribe').mockReturnThis()
    const said: string[] = []
    const leave = readAlong({
      url: 'http://localhost:1',
      publishableKey: 'sb_publishable_test',
      topic: 'experiences:tide',
      event: 'changed',
      read: () => Promise.resolve('read'),
      show: () => {},
      onState: (state) => said.push(state),
    })
    const tell = subscribe.mock.lastCall?.[0] ?? (() => {})
    tell(states.SUBSCRIBED)
    for (const afterMs of [0, 1_000, 2_000, 1_999]) {
      await vi.advanceTimersByTimeAsync(afterMs)
      tell(states.CHANNEL_ERROR)
    }
    expect(said).toEqual(['live'])
    await vi.advanceTimersByTimeAsync(1)
    expect(said).toEqual(['live', 'away'])
    tell(states.CHANNEL_ERROR)
    await vi.advanceTimersByTimeAsync(60_000)
    tell(states.SUBSCRIBED)
    expect(said).toEqual(['live', 'away', 'live'])
    leave()
    subscribe.mockRestore()
  })

  // shows F49
  it.each([
    ['a quarter sooner', 0, [750, 1_500, 3_750, 7_500, 7_500]],
    ['a quarter later', 1, [1_250, 2_500, 6_250, 12_500, 12_500]],
  ])('connects again after 1, 2, 5 and 10 seconds, or %s', async (_, random, pausesMs) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const madeAtMs: number[] = []
    class RefusedSocket {
      readyState = 3
      onclose: ((event: object) => void) | undefined
      constructor() {
        madeAtMs.push(Date.now())
        queueMicrotask(() => this.onclose?.({ code: 1006 }))
      }
      close() {}
    }
    vi.stubGlobal('WebSocket', RefusedSocket)
    const leave = readAlong({
      url: 'http://localhost:1',
      publishableKey: 'sb_publishable_test',
      topic: 'experiences:tide',
      event: 'changed',
      read: () => Promise.resolve('read'),
      show: () => {},
    })
    for (const pauseMs of pausesMs) await vi.advanceTimersByTimeAsync(pauseMs)
    leave()
    vi.unstubAllGlobals()
    expect(madeAtMs.slice(1).map((atMs, at) => atMs - madeAtMs[at]!)).toEqual(pausesMs)
  })
})
