import { describe, expect, it } from 'vitest'
import { article, benchWith, day } from '../../testing/store-bench.ts'

describe('readChanges', () => {
  it.each([
    ['all', 0],
    ['most', 4],
  ])('forgets its doubt when %s of them are back beside a change', async (_which, gone) => {
    const documents = Array.from({ length: 20 }, (_, n) =>
      article(`a-${n}`, { last_publication_date: day(n + 1) }),
    )
    const { store, service } = benchWith(documents)
    await store.lookup('article', 'a-1')
    service.publish(
      [],
      documents.map(({ id }) => id),
    )
    await store.refresh()
    service.publish([...documents.slice(gone), article('new', { last_publication_date: day(25) })])
    await store.refresh()
    expect(store.state.withheld).toBe(0)
  })
})
