import { describe, expect, it } from 'vitest'
import { buildDocument } from '../testing/build-document.ts'
import { article, benchWith, day } from '../testing/store-bench.ts'

describe('ContentStore.client', () => {
  it('answers kept documents by every name', async () => {
    const settings = buildDocument({ type: 'settings' })
    const { store, count } = benchWith([article('odds'), settings])
    await store.lookup('article', 'odds')

    const requests = await count(async () => {
      await store.client.getByUid('article', 'odds')
      await store.client.getById('article_odds')
      await store.client.getSingle('settings')
    })
    expect(requests).toBe(0)
  })

  it('keeps answers to lists until something they could show changes', async () => {
    const { store, service, count } = benchWith([article('a'), buildDocument({ type: 'page', uid: 'p' })])
    const list = (): Promise<unknown> => store.client.getByType('article', { pageSize: 12 })
    await list()
    expect(await count(list)).toBe(0)

    service.publish([buildDocument({ type: 'page', uid: 'q', last_publication_date: day(2) })])
    await store.refresh()
    expect(await count(list)).toBe(0)

    service.publish([article('b', { last_publication_date: day(3) })])
    await store.refresh()
    expect(await count(list)).toBe(1)
    expect((await store.client.getByType('article', { pageSize: 12 })).results).toHaveLength(2)
  })

  it('lets each caller sort a list of its own', async () => {
    const { store } = benchWith([article('a'), article('b')])
    ;(await store.client.getAll('article')).reverse()
    ;(await store.client.getByType('article')).results.reverse()
    expect((await store.client.getAll('article')).map(({ uid }) => uid)).toEqual(['a', 'b'])
    expect((await store.client.getByType('article')).results.map(({ uid }) => uid)).toEqual(['a', 'b'])
  })

  it('hands out the same frozen document to everyone', async () => {
    const { store } = benchWith([article('odds', { data: { list: [{ a: 1 }] } })])
    const one = await store.client.getByUid('article', 'odds')
    const { results } = await store.client.getByType('article')

    expect(results[0]).toBe(one)
    expect(Object.isFrozen(one.data.list[0])).toBe(true)
  })

  it('serves its last copy through an outage', async () => {
    const { store, service, clock, count } = benchWith([article('odds')])
    await store.client.getByType('article')
    service.fail({ status: 500, body: '<html>', contentType: 'text/html' })
    clock.nowMs += 6_000

    expect(await store.client.findByUid('article', 'odds')).toMatchObject({ uid: 'odds' })
    expect((await store.client.getByType('article')).results).toHaveLength(1)
    expect(await count(() => store.client.getByUid('article', 'odds'))).toBe(0)
  })

  it('throws for an address it cannot know', async () => {
    const { store, service, clock, count } = benchWith([article('odds')])
    await store.lookup('article', 'odds')
    service.fail(new Error('refused'))
    clock.nowMs += 6_000
    await store.lookup('article', 'new')

    const requests = await count(async () => {
      await expect(store.client.findByUid('article', 'new')).rejects.toMatchObject({
        code: 'content/unavailable',
      })
    })
    expect(requests).toBe(0)
  })

  it('passes the store by when it reads at another ref', async () => {
    const { store, service } = benchWith([article('odds', { data: { title: 'old' } })])
    await store.lookup('article', 'odds')
    service.publish([article('odds', { data: { title: 'new' }, last_publication_date: day(2) })])

    const other = store.client.at({ ref: 'master-2' })
    expect((await other.getByUid('article', 'odds')).data).toEqual({ title: 'new' })
    expect((await store.client.getByUid('article', 'odds', { ref: 'master-2' })).data).toEqual({
      title: 'new',
    })
  })
})
