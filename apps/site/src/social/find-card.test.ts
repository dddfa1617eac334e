import { describe, expect, it, onTestFinished } from 'vitest'
import { pseudoLanguage, speak } from '@house-edge/ui/language'
import { pathOfCard } from '@house-edge/reviews/links'
import { cardAddress, findCard } from '@house-edge/reviews/social'
import { listingAt } from '../document/listings.ts'
import { sayIn } from '../languages/speak-in.ts'
import { routes } from '../routes.ts'

describe('cardAddress', () => {
  it('leads to its page, another for each version', () => {
    expect(cardAddress('/', undefined)).toBe('/social/-.png')
    expect(cardAddress('/casino-reviews/a', '2026-11-18T14:45:00+0000')).toBe(
      '/social/casino-reviews/a.png?v=1795013100',
    )
    expect(pathOfCard(['casino-reviews', 'a.png'])).toBe('/casino-reviews/a')
    expect(pathOfCard(['-.png'])).toBe('/')
    expect(pathOfCard(['casino-reviews', 'a'])).toBeUndefined()
  })

  // shows P57
  it('knows each page by one spelling, drawn once', () => {
    expect(pathOfCard(['casino-reviews', '%61.png'])).toBeUndefined()
  })
})

describe('findCard', () => {
  const client = {
    findSingle: async () => ({ data: { tagline: 'The odds' }, last_publication_date: '2026-11-18' }),
  } as never
  it('finds the page of a language by its own address', async () => {
    const found = (lang: string | undefined) =>
      ({
        ...(client as object),
        findByUid: async (type: string, uid: string) => ({
          type,
          lang,
          data: { title: `${uid} in ${lang}` },
        }),
      }) as never
    const site = { routes, listingAt, sayIn }
    expect((await findCard(site, '/de/casino-magazin/roulette', found))?.card).toMatchObject({
      kind: 'Artikel',
      title: 'roulette in de-at',
    })
    expect((await findCard(site, '/de/casino-tests', found))?.card.title).toBe('Casino-Tests')
  })

  const drawn = async (path: string) =>
    (await findCard({ routes, listingAt, sayIn }, path, () => client))?.drawing

  // shows P57
  it('draws one picture for a list’s pages', async () => {
    for (const path of ['/casino-reviews', '/casino-reviews/page/2', '/casino-reviews/page/9999'])
      expect(await drawn(path)).toBe('/casino-reviews 2026-11-18')
    expect(await drawn('/casino-blog')).toBe('/casino-blog 2026-11-18')
    expect(await drawn('/warnings')).toBe('/warnings 2026-11-18')
  })

  it('draws no word that stands outside of a catalogue', async () => {
    onTestFinished(() => speak(undefined))
    const data = { name: 'ß', title: 'ß', overall_score: 8.7, casino: [{ status: 'active' }] }
    const client = {
      findSingle: async (type: string) => ({ type, data: { ...data, tagline: 'ß' } }),
      findByUid: async (type: string) => ({ id: 'a', type, data }),
    } as never
    const inPseudo = (_lang: string | undefined, make: () => unknown) => {
      speak(pseudoLanguage)
      return make()
    }
    const shown = Object.values<{ pattern: string; document?: string; lists?: string; lang: string }>(routes)
    const paths = shown
      .filter(({ lang, document, lists }) => lang === 'en-gb' && (document ?? lists) && document !== 'bonus')
      .map(({ pattern }) => pattern.replace(':uid', 'a').replace(':number', '2'))
    expect(paths.length).toBeGreaterThan(25)
    for (const path of paths) {
      const found = await findCard({ routes, listingAt, sayIn: inPseudo as typeof sayIn }, path, () => client)
      const { kind, title, score, band, outOfTen, tagline } = found!.card
      const said = [kind, title, score, band?.word, outOfTen, tagline]
      // The pseudo-language has an accent on each of these.
      const left = said.filter((text) => /[aceinosuyAEINOUY]/.test(text ?? ''))
      expect({ path, left }).toEqual({ path, left: [] })
    }
  })
})
