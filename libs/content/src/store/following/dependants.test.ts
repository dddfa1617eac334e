/** Which documents a publish reads again because they link to what changed. */
import type { PrismicDocument } from '@prismicio/client'
import { describe, expect, it } from 'vitest'
import { buildDocument, buildLink } from '../../testing/build-document.ts'
import { article, benchWith, day } from '../../testing/store-bench.ts'

const ada = buildDocument({ type: 'person', uid: 'ada', data: { name: 'Ada', about: 'Counts', motto: [] } })
/** What carries the newest date is read with each publish. */
const newest = article('other', { last_publication_date: day(2) })
const links = (target: PrismicDocument) => article('links', { data: { author: buildLink(target) } })
const shows = (target: PrismicDocument, names: string[] = ['name']) =>
  article('shows', {
    data: {
      author: buildLink(
        target,
        Object.fromEntries(names.map((name) => [name, target.data[name] as unknown])),
      ),
    },
  })

/** Publishes the person again. @returns The ids that were asked for because they link to it. */
async function rereadAfter(parts: Partial<PrismicDocument>, shown?: string[]): Promise<string[]> {
  const { store, service } = benchWith([ada, links(ada), shows(ada, shown), newest])
  await store.lookup('person', 'ada')
  const asked = service.requests.length
  const now = { ...ada, last_publication_date: day(3), ...parts }
  service.publish([now, links(now), shows(now, shown)])
  await store.refresh()
  const queries = service.requests.slice(asked).flatMap((url) => url.searchParams.getAll('q'))
  const byId = queries.find((query) => query.includes('in(document.id'))
  return ['links', 'shows', 'other'].filter((uid) => byId?.includes(article(uid).id))
}

describe('createContentStore: documents that link to what changed', () => {
  it.each<[what: string, parts: Partial<PrismicDocument>, reread: string[]]>([
    ['a field that no link shows', { data: { ...ada.data, about: 'Counts again' } }, []],
    ['a field that one link shows', { data: { ...ada.data, name: 'Ada L.' } }, ['shows']],
    ['a field that was empty', { data: { ...ada.data, motto: ['Never bluff'] } }, ['shows']],
    ['a field that is new', { data: { ...ada.data, born: 1815 } }, ['shows']],
    ['its address', { uid: 'lovelace' }, ['links', 'shows']],
    ['its tags', { tags: ['authors'] }, ['links', 'shows']],
    ['its date alone', {}, []],
  ])('are read again after a change of %s where they may look different', async (_what, parts, reread) => {
    expect(await rereadAfter(parts)).toEqual(reread)
  })

  it('are read again where a link says nothing of a field', async () => {
    expect(await rereadAfter({ data: { ...ada.data, about: 'Counts again' } }, ['about'])).toEqual(['shows'])
  })

  it('are read again where there is no copy of them', async () => {
    const large = article('large', { data: { author: buildLink(ada), text: 'x'.repeat(5_000) } })
    const { store, service } = benchWith([ada, large, newest], { maxCopiesSize: 4_000 })
    await store.lookup('person', 'ada')
    service.publish([{ ...ada, last_publication_date: day(3), data: { ...ada.data, about: 'Counts again' } }])
    await store.refresh()
    expect(service.requests.at(-1)?.searchParams.get('q')).toContain(large.id)
  })

  it('are read again when what they link to is gone', async () => {
    const { store, service } = benchWith([ada, links(ada), newest, article('third')])
    await store.lookup('person', 'ada')
    service.publish([article('links', { data: { author: { link_type: 'Any' } } })], [ada.id])
    await store.refresh({ hint: [ada.id] })
    expect(store.takeChanges()).toMatchObject({ changed: [{ uid: 'links' }], removed: [{ uid: 'ada' }] })
  })
})
