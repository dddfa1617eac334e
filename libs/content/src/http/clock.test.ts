import { afterEach, describe, expect, it, vi } from 'vitest'
import { article, day } from '../testing/store-bench.ts'
import { memoryService } from '../testing/memory-service.ts'
import { createContentClient } from '../client/create-client.ts'
import { createContentStore } from '../store/create-store.ts'
import { systemClock } from './clock.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('systemClock', () => {
  it('tells the time, and never goes back', () => {
    expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(60_000)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
    expect(systemClock.now() - Date.now()).toBeGreaterThan(3_500_000)
  })

  // shows F37
  it('shows a publish after the machine’s clock was set back', async () => {
    const service = memoryService([article('odds')])
    const rests: number[] = []
    const client = createContentClient({
      repositoryName: 'test',
      fetch: service.fetch,
      sleep: async (ms) => void rests.push(ms),
    })
    const store = createContentStore({ client })
    await store.refresh()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
    service.publish([article('odds', { last_publication_date: day(2) })])
    await store.refresh({ expectRef: await client.currentRef() })
    expect(store.takeChanges()?.changed).toMatchObject([{ uid: 'odds' }])
    expect(rests).toEqual([])
    store.close()
  })
})
