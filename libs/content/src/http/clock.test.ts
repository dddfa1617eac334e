import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { article, day } from '../testing/store-bench.ts'
import { memoryService } from '../testing/memory-service.ts'
import { createContentClient } from '../client/create-client.ts'
import { createContentStore } from '../store/create-store.ts'
import { systemClock } from './clock.ts'

/** Holds this process, as a compiler does. */
const hold = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

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

  it('reads in a held process what has come before a timer ends', async () => {
    const server = createServer((_request, response) => void response.end('here')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const heard: string[] = []
    const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const read = answer.then((response) => response.text()).then((text) => heard.push(text))
    const ended = new Promise<void>((resolve) => {
      systemClock.startTimer(50, () => {
        heard.push('end')
        resolve()
      })
    })
    hold(400)
    await Promise.all([read, ended])
    server.close()
    expect(heard).toEqual(['here', 'end'])
  })
})
