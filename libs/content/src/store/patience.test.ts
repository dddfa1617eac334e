import type { FetchLike } from '@prismicio/client'
import { describe, expect, it } from 'vitest'
import { createContentClient } from '../client/create-client.ts'
import { memoryService } from '../testing/memory-service.ts'
import { article } from '../testing/store-bench.ts'
import { createContentStore } from './create-store.ts'

/** A clock that a test turns; whoever waits is told in the order of time. */
function turnedClock() {
  let nowMs = Date.UTC(2026, 5, 1)
  const timers = new Set<{ atMs: number; onEnd: () => void }>()
  const startTimer = (ms: number, onEnd: () => void) => {
    const timer = { atMs: nowMs + ms, onEnd }
    timers.add(timer)
    return () => timers.delete(timer)
  }
  const breathe = () => new Promise((resolve) => setImmediate(resolve))
  return {
    now: () => nowMs,
    startTimer: (ms: number, onEnd: () => void) => {
      const stop = startTimer(ms, onEnd)
      return () => void stop()
    },
    sleep: (ms: number) => new Promise<void>((resolve) => void startTimer(ms, resolve)),
    turn: async (ms: number) => {
      const endMs = nowMs + ms
      for (;;) {
        await breathe()
        const [next] = [...timers].filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs)
        if (!next) break
        timers.delete(next)
        nowMs = Math.max(nowMs, next.atMs)
        next.onEnd()
      }
      nowMs = endMs
      await breathe()
    },
  }
}

/** A store in front of a service that answers, or takes a connection and says nothing. */
function storeWith(patienceMs?: number) {
  const clock = turnedClock()
  const service = memoryService([article('odds')])
  let unanswered = 0
  const fetch: FetchLike = (input, init) =>
    unanswered-- > 0 ? new Promise(() => {}) : service.fetch(input, init)
  const client = createContentClient({
    repositoryName: 'test',
    fetch,
    now: clock.now,
    random: () => 0,
    sleep: clock.sleep,
    startTimer: clock.startTimer,
    warn: () => {},
  })
  const store = createContentStore({ client, patienceMs, pause: () => new Promise(() => {}) })
  return { clock, store, silence: (requests = Number.POSITIVE_INFINITY) => (unanswered = requests) }
}

/** What a promise has come to so far. */
function watch(promise: Promise<unknown>): () => string {
  let state = 'waiting'
  promise.then(
    (value) => (state = typeof value === 'string' ? value : 'answered'),
    (error: unknown) => (state = (error as { code: string }).code),
  )
  return () => state
}

describe('ContentStore: patienceMs', () => {
  const questions = (store: ReturnType<typeof storeWith>['store']) =>
    [
      store.lookup('article', 'odds'),
      store.client.findByUid('article', 'odds'),
      store.client.findSingle('settings'),
      store.client.getByType('article'),
      store.addresses(),
    ].map(watch)

  it('bounds a read without list or response', async () => {
    const { store, clock, silence } = storeWith(3_000)
    silence()
    const asked = questions(store)
    await clock.turn(2_999)
    expect(asked.map((state) => state())).toEqual(asked.map(() => 'waiting'))
    await clock.turn(1)
    expect(asked.map((state) => state())).toEqual([
      'unknown',
      ...asked.slice(1).map(() => 'content/unavailable'),
    ])
    // Whoever asks next waits as long, and no longer.
    const next = questions(store)
    await clock.turn(3_000)
    expect(next.map((state) => state())).not.toContain('waiting')
  })

  it('bounds the wait for an unknown address, never a 404', async () => {
    const { store, clock, silence } = storeWith(3_000)
    expect(await store.lookup('article', 'evens')).toBe('not-found')
    silence()
    await clock.turn(6_000)
    expect(await store.lookup('article', 'odds')).toBe('found')
    const unknown = [store.lookup('article', 'evens'), store.client.findByUid('article', 'evens')].map(watch)
    await clock.turn(3_000)
    expect(unknown.map((state) => state())).toEqual(['unknown', 'content/unavailable'])
  })

  // shows F60
  it('suffices when one check is lost on its way', async () => {
    const { store, clock, silence } = storeWith(3_000)
    await store.lookup('article', 'odds')
    await clock.turn(6_000)
    silence(1)
    const unknown = watch(store.lookup('article', 'evens'))
    await clock.turn(999)
    expect([await store.lookup('article', 'odds'), unknown()]).toEqual(['found', 'waiting'])
    await clock.turn(1_000)
    expect(unknown()).toBe('not-found')
  })

  it('is the deadline of the client when nobody says', async () => {
    const { clock, store, silence } = storeWith()
    silence()
    const asked = watch(store.lookup('article', 'odds'))
    await clock.turn(4_999)
    expect(asked()).toBe('waiting')
    await clock.turn(1)
    expect(asked()).toBe('unknown')
  })
})
