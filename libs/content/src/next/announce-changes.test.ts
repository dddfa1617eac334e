import { describe, expect, it } from 'vitest'
import { article, benchWith as storeBench, day, memoryStorage } from '../testing/store-bench.ts'
import type { ContentChange, StoreState } from '../store/content-store.ts'
import { announceChanges } from './announce-changes.ts'

const change: ContentChange = { ref: 'm2', previousRef: 'm1', changed: [], removed: [] }

interface Bench {
  emit: () => void
  calls: string[]
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
    fetch: async (url: string) => {
      calls.push(url)
      return new Response('{}', { status: statuses[calls.length - 1] ?? 200 })
    },
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
    expect(bench.calls).toEqual(['http://127.0.0.1:1/api/revalidate'])
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

  // shows F53
  it('announces at a start what was published before, within five seconds', async () => {
    const storage = memoryStorage()
    const killed = storeBench([article('odds'), article('evens')], { storage })
    await killed.store.lookup('article', 'odds')
    await killed.store.flush()
    killed.service.publish([article('odds', { last_publication_date: day(2), data: { title: 'New' } })])

    const { store, clock } = storeBench([], { storage, service: killed.service })
    const startedAtMs = clock.nowMs
    const called = Promise.withResolvers<number>()
    announceChanges({
      store,
      url: 'http://127.0.0.1:1/api/revalidate',
      fetch: async () => {
        called.resolve(clock.nowMs - startedAtMs)
        return new Response('{}')
      },
      clock: { sleep: async (ms) => void (clock.nowMs += ms) },
    })
    // As a process that starts does: no timer has ended, and no visitor has asked.
    await store.addresses()
    expect(await called.promise).toBeLessThan(5_000)
    expect(store.takeChanges()?.changed.map(({ uid }) => uid)).toEqual(['odds'])
  })

  it('stops when told', async () => {
    const bench = benchWith([200])
    bench.stop()
    bench.emit()
    await bench.settled()
    expect(bench.calls).toEqual([])
  })
})
