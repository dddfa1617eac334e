import { describe, expect, it } from 'vitest'
import type { ContentChange, StoreState } from '../store/content-store.ts'
import { announceChanges } from './announce-changes.ts'

const change: ContentChange = { ref: 'm2', previousRef: 'm1', changed: [], removed: [] }

interface Bench {
  emit: () => void
  calls: { url: string; body: unknown }[]
  state: { hasChanges: boolean }
  settled: () => Promise<void>
  stop: () => void
}

function benchWith(statuses: number[]): Bench {
  const calls: Bench['calls'] = []
  const state = { hasChanges: true }
  const listeners = new Set<(change: ContentChange) => void>()
  let waits = 0
  const stop = announceChanges({
    store: {
      state: state as StoreState,
      onChange: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    url: 'http://127.0.0.1:1/api/revalidate',
    secret: 'hush',
    fetch: (async (url: string, init: RequestInit) => {
      calls.push({ url, body: JSON.parse(init.body as string) })
      return new Response('', { status: statuses[calls.length - 1] ?? 200 })
    }) as never,
    clock: { sleep: async () => void (waits += 1) },
  })
  return {
    calls,
    state,
    stop,
    emit: () => listeners.forEach((listener) => listener(change)),
    settled: async () => {
      for (let last = -1; last !== waits + calls.length;) {
        last = waits + calls.length
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

describe('announceChanges', () => {
  it('calls the site’s webhook after a publish', async () => {
    const bench = benchWith([200])
    bench.emit()
    bench.emit()
    await bench.settled()
    expect(bench.calls).toEqual([
      {
        url: 'http://127.0.0.1:1/api/revalidate',
        body: { type: 'api-update', secret: 'hush', documents: [] },
      },
    ])
  })

  it('is silent when a webhook has dealt with it already', async () => {
    const bench = benchWith([200])
    bench.state.hasChanges = false
    bench.emit()
    await bench.settled()
    expect(bench.calls).toEqual([])
  })

  it('tries again while the site does not answer, ten times', async () => {
    const bench = benchWith([500, 500, 200])
    bench.emit()
    await bench.settled()
    expect(bench.calls).toHaveLength(3)

    const hopeless = benchWith(Array.from({ length: 50 }, () => 500))
    hopeless.emit()
    await hopeless.settled()
    expect(hopeless.calls).toHaveLength(10)
  })

  it('stops when told', async () => {
    const bench = benchWith([200])
    bench.stop()
    bench.emit()
    await bench.settled()
    expect(bench.calls).toEqual([])
  })
})
