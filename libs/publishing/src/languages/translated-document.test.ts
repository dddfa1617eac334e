import { describe, expect, it } from 'vitest'
import { findInLanguage, originalId, pathsInLanguages } from './translated-document.ts'

const english = {
  id: 'one',
  type: 'guide',
  uid: 'odds',
  lang: 'en-gb',
  alternate_languages: [{ id: 'two', type: 'guide', uid: 'quoten', lang: 'de-at' }],
}
const german = {
  ...english,
  id: 'two',
  uid: 'quoten',
  lang: 'de-at',
  alternate_languages: [{ id: 'one', type: 'guide', uid: 'odds', lang: 'en-gb' }],
}
const client = (...documents: object[]) => ({
  findById: async (id: string) => documents.find((each) => (each as typeof english).id === id) as never,
})

describe('originalId', () => {
  it.each([
    ['itself', english, 'one'],
    ['a translation', german, 'one'],
    ['one that was never translated', { ...german, alternate_languages: [] }, 'two'],
  ])('is the same for all translations: %s', (_, document, id) => {
    expect(originalId(document, 'en-gb')).toBe(id)
  })
})

describe('findInLanguage', () => {
  it.each([
    ['de-at', 'two'],
    ['en-gb', 'one'],
    ['fr-fr', 'one'],
  ])('finds it in %s where it is in that', async (lang, id) => {
    expect(await findInLanguage(client(english, german), 'one', lang)).toMatchObject({ id })
  })

  it('takes the other one where a translation is gone', async () => {
    expect(await findInLanguage(client(english), 'one', 'de-at')).toBe(english)
  })
})

describe('pathsInLanguages', () => {
  const languages = { 'en-gb': { tag: 'en-GB', prefix: '' }, 'de-at': { tag: 'de-AT', prefix: 'de' } }
  const findDocumentPath = (_: string, uid: string | null, lang = 'en-gb') => `/${lang}/${uid}`
  const site = { routes: {}, languages, original: 'en-gb', findDocumentPath }

  it('goes by the uid of each translation, and by its own without one', () => {
    expect(pathsInLanguages(site, english)).toEqual(['/en-gb/odds', '/de-at/quoten'])
    expect(pathsInLanguages(site, { ...english, alternate_languages: [] })).toEqual([
      '/en-gb/odds',
      '/de-at/odds',
    ])
  })

  it('leaves out languages that neither it nor its original is in', () => {
    expect(pathsInLanguages(site, { ...german, alternate_languages: [] })).toEqual(['/de-at/quoten'])
  })

  it('is one on a site of one language', () => {
    expect(pathsInLanguages({ ...site, languages: undefined }, english)).toEqual(['/en-gb/odds'])
  })
})
