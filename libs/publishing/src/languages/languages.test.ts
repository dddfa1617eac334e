import type { ContentClient, ContentStore } from '@house-edge/content'
import { defineRoutes, translateRoutes } from '@house-edge/routing'
import { describe, expect, it } from 'vitest'
import { createDocumentPaths } from '../site/document-paths.ts'
import { alternateLinks, languagesOfPage, pageAbove } from './alternates.ts'
import { clientIn } from './language-client.ts'
import { outlinesIn } from './lists-in.ts'
import { findMovedPathIn, lookUpIn, lookUpNowIn } from './look-up.ts'

const languages = {
  'en-gb': { tag: 'en-GB', hreflang: 'en', prefix: '' },
  'de-at': { tag: 'de-AT', hreflang: 'de', prefix: 'de', words: { guides: 'ratgeber' }, instead: ['en-gb'] },
  'ar-ae': { tag: 'ar-AE', prefix: 'ar', instead: ['en-gb'] },
}
const routes = translateRoutes(
  defineRoutes({
    home: { pattern: '/', document: 'home' },
    guides: { pattern: '/guides', lists: 'guide' },
    guide: { pattern: '/guides/:uid', document: 'guide' },
    search: { pattern: '/search' },
  } as const),
  languages,
  (page) => page !== 'search',
)
const site = { routes, languages, original: 'en-gb', ...createDocumentPaths(routes, 'en-gb') }

const english = {
  id: 'odds',
  type: 'guide',
  uid: 'odds',
  lang: 'en-gb',
  alternate_languages: [{ id: 'quoten', type: 'guide', uid: 'quoten', lang: 'de-at' }],
  data: { order: 1 },
}
const german = {
  ...english,
  id: 'quoten',
  uid: 'quoten',
  lang: 'de-at',
  alternate_languages: [{ id: 'odds', type: 'guide', uid: 'odds', lang: 'en-gb' }],
}
const lonely = { ...english, id: 'stakes', uid: 'stakes', alternate_languages: [], data: { order: 2 } }
const published = [english, german, lonely]

/** A store and a client of these documents; a query without language is for English. */
function find(type: string, uid: string, lang = 'en-gb') {
  return published.find((each) => each.type === type && each.uid === uid && each.lang === lang)
}
const lookupNow = (type: string, uid: string, lang?: string) =>
  find(type, uid, lang) ? ('found' as const) : ('not-found' as const)
const store = {
  lookupNow,
  lookup: async (...asked: Parameters<typeof lookupNow>) => lookupNow(...asked),
  findCurrentUid: (type: string, uid: string, lang?: string) => find(type, uid, lang)?.uid,
  findTranslations: (type: string, uid: string, lang?: string) =>
    (find(type, uid, lang)?.alternate_languages ?? []).map((other) => ({ ...other, url: null })),
}
const client = {
  findByUid: async (type: string, uid: string, { lang }: { lang?: string } = {}) => find(type, uid, lang),
  getAll: async (_type: string, { lang = 'en-gb' }: { lang?: string } = {}) =>
    published.filter((each) => each.lang === lang),
} as unknown as ContentClient

describe('lookUpIn', () => {
  it.each([
    ['quoten', 'de-at', 'found'],
    ['stakes', 'de-at', 'found'],
    ['quoten', 'en-gb', 'not-found'],
    ['quoten', 'ar-ae', 'not-found'],
    ['stakes', undefined, 'found'],
  ])('of %s in %s: %s', async (uid, lang, result) => {
    expect(await lookUpIn(site, store, { type: 'guide', uid, lang })).toBe(result)
    expect(lookUpNowIn(site, store, { type: 'guide', uid, lang })).toBe(result)
  })
})

describe('findMovedPathIn', () => {
  it('leads from the uid of the original to the translation', () => {
    expect(findMovedPathIn(site, store, { type: 'guide', uid: 'odds', lang: 'de-at' })).toBe(
      '/de/ratgeber/quoten',
    )
  })

  it('stays where a document is shown instead, or is itself', () => {
    for (const uid of ['stakes', 'quoten'])
      expect(findMovedPathIn(site, store, { type: 'guide', uid, lang: 'de-at' })).toBeUndefined()
  })
})

describe('clientIn', () => {
  it('reads the document of another language whole', async () => {
    expect(await clientIn(site, client, 'de-at').findByUid('guide', 'stakes')).toBe(lonely)
    expect(await clientIn(site, client, 'de-at').findByUid('guide', 'quoten')).toBe(german)
  })

  it('lists each document once, in the first language it is in', async () => {
    expect(await clientIn(site, client, 'de-at').getAll('guide')).toEqual([german, lonely])
    expect(await clientIn(site, client, 'ar-ae').getAll('guide')).toEqual([english, lonely])
  })

  it('orders a list of two languages as one', async () => {
    const orderings = [{ field: 'my.guide.order', direction: 'desc' as const }]
    const { results, total_pages } = await clientIn(site, client, 'de-at').getByType('guide', {
      orderings,
      pageSize: 1,
    })
    expect([results.map(({ id }) => id), total_pages]).toEqual([['stakes'], 2])
  })
})

describe('outlinesIn', () => {
  const lists = new Map(
    ['en-gb', 'de-at', 'ar-ae'].map((lang) => [lang, published.filter((each) => each.lang === lang)]),
  )
  let revision = 1
  const outlined = {
    outlines: async (_: string, { lang = 'en-gb' }: { lang?: string | undefined } = {}) => lists.get(lang),
    addresses: async () =>
      published.map((each) => ({ ...each, alternates: each.alternate_languages.map(({ id }) => id) })),
    get state() {
      return { revision }
    },
  } as unknown as ContentStore

  it('lists each document once, in the first language it is in', async () => {
    expect(await outlinesIn(site, outlined, 'guide', 'de-at')).toEqual([german, lonely])
    expect(await outlinesIn(site, outlined, 'guide', 'ar-ae')).toEqual([english, lonely])
    expect(await outlinesIn(site, outlined, 'guide', undefined)).toEqual([english, lonely])
  })

  it('gives the same list until something is published', async () => {
    const before = await outlinesIn(site, outlined, 'guide', 'de-at')
    expect(await outlinesIn(site, outlined, 'guide', 'de-at')).toBe(before)
    revision += 1
    expect(await outlinesIn(site, outlined, 'guide', 'de-at')).not.toBe(before)
  })
})

describe('languagesOfPage', () => {
  it('says the same of each translation', () => {
    const links = [
      { lang: 'en-gb', tag: 'en-GB', path: '/guides/odds' },
      { lang: 'de-at', tag: 'de-AT', path: '/de/ratgeber/quoten' },
    ]
    expect(languagesOfPage(site, '/guides/odds', english as never)).toEqual(links)
    expect(languagesOfPage(site, '/de/ratgeber/quoten', german as never)).toEqual(links)
  })

  it('of a listing names every language it is in', () => {
    expect(languagesOfPage(site, '/de/ratgeber').map(({ path }) => path)).toEqual([
      '/guides',
      '/de/ratgeber',
      '/ar/guides',
    ])
  })

  it('links search engines to each, and all others to the original', () => {
    expect(alternateLinks(site, languagesOfPage(site, '/ar/guides'))).toEqual({
      en: '/guides',
      de: '/de/ratgeber',
      'ar-AE': '/ar/guides',
      'x-default': '/guides',
    })
    expect(alternateLinks(site, languagesOfPage(site, '/search'))).toEqual({})
  })
})

describe('pageAbove', () => {
  it.each([
    ['/guides/odds', 'de-at', { page: 'guides', path: '/de/ratgeber' }],
    ['/de/ratgeber/quoten', 'en-gb', { page: 'guides', path: '/guides' }],
    ['/search', 'de-at', undefined],
    ['/nowhere/at/all', 'de-at', undefined],
  ])('leads from %s, which is not in %s, to %j', (path, lang, above) => {
    expect(pageAbove(site, path, lang, ['guides'])).toEqual(above)
  })
})
