import { describe, expect, it } from 'vitest'
import { createContentClient } from '../../client/create-client.ts'
import { alternatesTag, addressTag, orderTags, tagsOfChange } from '../../tags/document-tags.ts'
import { buildDocument } from '../../testing/build-document.ts'
import { memoryService } from '../../testing/memory-service.ts'
import { createContentStore } from '../create-store.ts'

const english = buildDocument({ type: 'page', uid: 'odds' })
const listing = buildDocument({ type: 'page', uid: 'other' })
const german = buildDocument({
  id: 'german',
  type: 'page',
  uid: 'quoten',
  lang: 'de-at',
  last_publication_date: '2026-02-01T00:00:00+0000',
  alternate_languages: [{ id: english.id, type: 'page', uid: 'odds', lang: 'en-gb' }],
})
const translated = {
  ...english,
  alternate_languages: [{ id: german.id, type: 'page', uid: 'quoten', lang: 'de-at' }],
}

/** A store that has read the published documents. */
async function storeOf(...documents: (typeof english)[]) {
  const service = memoryService(documents)
  const client = createContentClient({ repositoryName: 'translations', fetch: service.fetch })
  const store = createContentStore({ client, pollMs: 1_000_000 })
  await store.refresh()
  store.takeChanges()
  return { service, store }
}

describe('createContentStore, of a repository with translations', () => {
  it('links the original to a new translation, and calls it unchanged', async () => {
    const { service, store } = await storeOf(english, listing)
    service.publish([german, translated])
    await store.refresh()
    const change = store.takeChanges()
    expect(change?.changed.map(({ id }) => id)).toEqual(['german'])
    expect(change?.relinked).toEqual([english.id])
    expect((await store.client.findByUid('page', 'odds'))?.alternate_languages).toHaveLength(1)
    expect(store.findTranslations('page', 'odds')).toMatchObject([{ lang: 'de-at', uid: 'quoten' }])
    expect(store.findTranslations('page', 'quoten', 'de-at')).toMatchObject([{ uid: 'odds' }])
  })

  it('reads nothing more when a translation is published again', async () => {
    const { service, store } = await storeOf(translated, listing, german)
    const asked = service.requests.length
    service.publish([
      { ...german, last_publication_date: '2026-03-01T00:00:00+0000', data: { title: 'Neu' } },
    ])
    await store.refresh()
    expect(store.takeChanges()?.relinked).toBeUndefined()
    expect(service.requests.length - asked).toBe(3)
  })

  it('links the original anew when a translation moves', async () => {
    const { service, store } = await storeOf(translated, german)
    const moved = { ...german, uid: 'chancen', last_publication_date: '2026-03-01T00:00:00+0000' }
    service.publish([
      moved,
      { ...translated, alternate_languages: [{ id: 'german', type: 'page', uid: 'chancen', lang: 'de-at' }] },
    ])
    await store.refresh()
    expect(store.takeChanges()?.relinked).toEqual([english.id])
    const links = (await store.client.findByUid('page', 'odds'))?.alternate_languages
    expect(links?.[0]).toMatchObject({ uid: 'chancen' })
  })

  it('takes the link away when a translation is unpublished', async () => {
    const { service, store } = await storeOf(translated, listing, german)
    service.publish([english], [german.id])
    await store.refresh({ acceptDisappearance: true })
    expect(store.takeChanges()?.relinked).toEqual([english.id])
    expect((await store.client.findByUid('page', 'odds'))?.alternate_languages).toEqual([])
  })
})

describe('tagsOfChange, of a translation', () => {
  it('drops lists in its language, and nothing of the master language but links', async () => {
    const { service, store } = await storeOf(english, listing)
    service.publish([german, translated])
    await store.refresh()
    const { changed } = tagsOfChange(store.takeChanges()!)
    expect(changed).toContain(orderTags('page', [], 'de-at')[0])
    expect(changed).toContain(addressTag('page', 'quoten', 'de-at'))
    expect(changed).toContain(alternatesTag(english.id))
    for (const tag of [
      orderTags('page', [])[0],
      addressTag('page', 'quoten'),
      `content:document:page:${english.id}`,
    ])
      expect(changed).not.toContain(tag)
  })
})
