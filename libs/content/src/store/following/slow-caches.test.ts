/** A content service whose caches name older versions for a while. */
import { describe, expect, it } from 'vitest'
import { buildRepository } from '../../testing/build-document.ts'
import { article, benchWith, day } from '../../testing/store-bench.ts'

describe('ContentStore.refresh', () => {
  it('says whether it has seen what was announced', async () => {
    const { store, service } = benchWith([article('a')])
    await store.lookup('article', 'a')
    const ref = service.publish([article('a', { last_publication_date: day(2) })])
    expect(await store.refresh({ expectRef: ref })).toBe(true)
    expect(await store.refresh({ expectRef: 'not-named-yet' })).toBe(false)
    expect(await store.refresh()).toBe(true)
  })

  it('does not go back to what a slow cache names', async () => {
    const { store, service, clock } = benchWith([
      article('a', { data: { title: 'before' } }),
      article('gone'),
    ])
    await store.lookup('article', 'a')
    const behind = service.ref
    service.publish(
      [article('a', { last_publication_date: day(2), data: { title: 'new' } })],
      ['article_gone'],
    )
    await store.refresh()
    store.takeChanges()

    service.fail((url) =>
      url.pathname.endsWith('/search')
        ? undefined
        : { body: buildRepository({ masterRef: behind, types: ['article'] }) },
    )
    await store.refresh()
    expect(store.takeChanges()).toBeUndefined()
    expect((await store.client.getByUid('article', 'a')).data).toEqual({ title: 'new' })
    expect(await store.lookup('article', 'gone')).toBe('not-found')

    // By then it is no cache: the service has gone back.
    clock.nowMs += 60_000
    await store.refresh()
    expect((await store.client.getByUid('article', 'a')).data).toEqual({ title: 'before' })
  })
})
