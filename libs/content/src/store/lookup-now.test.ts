import { describe, expect, it } from 'vitest'
import { article, benchWith, day } from '../testing/store-bench.ts'

describe('ContentStore.lookupNow', () => {
  it('says what is known without waiting, and when it is not', async () => {
    const { store, service, clock } = benchWith([article('odds')])
    expect(store.lookupNow('article', 'odds')).toBeUndefined()
    await store.lookup('article', 'odds')
    expect(store.lookupNow('article', 'odds')).toBe('found')
    expect(store.lookupNow('article', 'evens')).toBe('not-found')

    service.publish([article('evens', { last_publication_date: day(2) })])
    await store.refresh()
    expect(store.lookupNow('article', 'evens')).toBe('found')

    clock.nowMs += 6_000
    expect(store.lookupNow('article', 'evens')).toBe('found')
    expect(store.lookupNow('article', 'new')).toBeUndefined()
    expect(await store.lookup('article', 'new')).toBe('not-found')
    expect(store.lookupNow('article', 'new')).toBe('not-found')

    service.fail({ status: 503 })
    clock.nowMs += 6_000
    expect(store.lookupNow('article', 'new')).toBeUndefined()
    await store.lookup('article', 'new')
    expect(store.lookupNow('article', 'new')).toBe('unknown')
  })
})
