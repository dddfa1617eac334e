import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { leftInEnglish } from '@house-edge/reviews/left-in-english'
import { noChoice } from '@house-edge/reviews/filter'
import { speak } from '@house-edge/ui/language'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { foundArticles } from '../app/casino-blog/find/found-articles-question.tsx'
import { foundReviews } from '../app/casino-reviews/find/found-reviews-question.tsx'
import { compare } from '../app/compare/compare-question.tsx'
import { marketChoice } from '../app/market/market-question.tsx'
import { foundOffers } from '../app/offers/find/found-offers-question.tsx'
import { search } from '../app/search/search-question.tsx'
import { workedOut } from '../app/worked-out/worked-out-question.tsx'
import { sayIn } from '../languages/speak-in.ts'

vi.mock('server-only', () => ({}))
afterEach(() => speak(undefined))

const today = '2026-11-20'
const settings = null
const headers = new Headers()
const searched = (query: Record<string, string>) => search.ask({ query, headers })!
const nothing = {
  groups: [],
  found: 0,
  intent: { aspects: [], payments: [], country: undefined, rest: '', isNegated: false },
  payments: [],
  filters: [],
  listed: 0,
  isNoneThere: false,
} as never
const choice = { ...noChoice, values: { wagering: '0' } }

/** Each question with an answer that has no document, and what is asked of it. */
type Shown = readonly [name: string, view: () => ReactElement, query: string]
const pages: readonly Shown[] = [
  [
    'search',
    () =>
      search.view({
        settings,
        asked: searched({ q: 'ω' }),
        found: { results: nothing, meant: 'ωω', searched: 'ωωω' },
      }),
    '?q=%CF%89',
  ],
  [
    'search',
    () => search.view({ settings, asked: searched({ q: 'help-112-es' }), organisations: [] }),
    '?q=help-112-es',
  ],
  [
    'compare',
    () => {
      const asked = compare.ask({ query: { more: 'yes' }, headers })!
      return compare.view({ settings, asked, chosen: [], others: [], readers: undefined })
    },
    '',
  ],
  ['market', () => marketChoice.view({ settings, market: 'none' }), ''],
  ['market', () => marketChoice.view({ settings, market: 'IE' }), ''],
  ...['sum=wagering&currency=EUR&bonus=50', 'sum=evening&currency=EUR&hours=2'].map((query): Shown => [
    'worked-out',
    () => {
      const asked = workedOut.ask({ query: Object.fromEntries(new URLSearchParams(query)), headers })!
      return workedOut.view({ settings, asked })
    },
    `?${query.replaceAll('&', '&amp;')}`,
  ]),
  [
    'articles',
    () => {
      const asked = { choice: { values: { year: '2026' }, page: 1 }, isOtherwise: false }
      return foundArticles.view({ settings, asked, articles: [], found: [], pages: 1 })
    },
    '?year=2026',
  ],
  [
    'offers',
    () => {
      const asked = { choice: { ...choice, order: 'cost' }, isOtherwise: false, market: 'IE' }
      return foundOffers.view({ settings, asked, offers: [], today })
    },
    '?wagering=0',
  ],
  [
    'reviews',
    () => {
      const asked = { choice, isOtherwise: false, market: 'IE' }
      return foundReviews.view({ settings, asked, casinos: [], today })
    },
    '?wagering=0',
  ],
]

describe('questions in other languages', () => {
  /** What the site is called, names of languages in themselves, and what a reader of Spanish in distress is told. */
  const names = /^(?:House Edge|No estás solo.*|English|Deutsch|Read in English|Auf Deutsch lesen)$/

  it.each(pages)('leave no English in %s', (_name, view) => {
    expect(leftInEnglish(view).filter((text) => !names.test(text))).toEqual([])
  })

  it.each(pages)('lead from %s to the same question in German, and back', (name, view, query) => {
    const german = new Map([
      ['search', 'suche'],
      ['compare', 'vergleich'],
      ['market', 'land'],
      ['worked-out', 'ausgerechnet'],
    ]).get(name)
    const found = new Map([
      ['articles', 'casino-magazin'],
      ['offers', 'angebote'],
      ['reviews', 'casino-tests'],
    ]).get(name)
    const path = `/de/${german ?? `${found}/auswahl`}${query}`
    expect(renderToStaticMarkup(view())).toContain(`href="${path}"`)
    const html = sayIn('de-at', () => renderToStaticMarkup(view()))
    expect(html).toContain('aria-label="Sprachen"')
    const english = new Map([
      ['articles', 'casino-blog/find'],
      ['offers', 'offers/find'],
      ['reviews', 'casino-reviews/find'],
    ]).get(name)
    expect(html).toContain(`href="/${english ?? name}${query}"`)
  })
})
