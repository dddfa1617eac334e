import { describe, expect, it } from 'vitest'
import { knownLanguages } from './known-languages.ts'
import { translateRoutes } from './languages.ts'
import { translatedPaths, translationsIn } from './translated-paths.ts'

const languages = {
  'en-gb': { tag: 'en-GB', prefix: '' },
  'de-at': { tag: 'de-AT', prefix: 'de', words: { reviews: 'tests' } },
} as const
const routes = translateRoutes(
  {
    review: { pattern: '/reviews/:uid' },
    offer: { pattern: '/offers/:uid' },
    reviews: { pattern: '/reviews' },
  },
  languages,
  (page) => page !== 'offer',
)
const { here, pathIn, handlerIn, pathsBeside } = translatedPaths(routes, languages, () => 'de-at')

describe('translatedPaths', () => {
  it('writes a page in the language that is rendered', () => {
    expect([here(routes.reviews), here(routes.review, { uid: 'a' })]).toEqual(['/de/tests', '/de/tests/a'])
  })

  it('leads to the original where a page is not translated', () => {
    expect(pathIn('de-at', routes.offer, { uid: 'a' })).toBe('/offers/a')
  })

  it('names every language but the original to a handler', () => {
    expect([handlerIn('en-gb', '/api/save'), handlerIn('de-at', '/api/save')]).toEqual([
      '/api/save',
      '/api/save?lang=de-AT',
    ])
  })
})

describe('pathsBeside', () => {
  it('reads a path in the language that holds then', () => {
    let lang: 'en-gb' | 'de-at' = 'en-gb'
    const paths = pathsBeside(() => lang, { own: '/own' })
    lang = 'de-at'
    expect(paths).toEqual({ reviews: '/de/tests', own: '/own' })
  })
})

describe('translationsIn', () => {
  it('names each translated page beside its original', () => {
    expect(translationsIn(routes, 'de-at')).toEqual([
      { original: '/reviews/:uid', translation: '/de/tests/:uid' },
      { original: '/reviews', translation: '/de/tests' },
    ])
  })
})

describe('knownLanguages', () => {
  const known = knownLanguages(languages)

  it('finds a language by its tag and by an address', () => {
    expect([known.ofTag('de-AT'), known.ofPath('/de/tests'), known.ofPath('/tests')]).toEqual([
      'de-at',
      'de-at',
      'en-gb',
    ])
  })

  it.each(['fr-FR', 'toString', null, undefined])('finds none by %s', (tag) => {
    expect(known.ofTag(tag)).toBeUndefined()
  })

  it('names the original where none is given', () => {
    expect([known.tagOf(), known.tagOf('de-at')]).toEqual(['en-GB', 'de-AT'])
  })
})
