import type { OfferMarkets } from '../rendering/markets/markets.ts'
import { ContentCasinoRow } from '../rendering/review/casino-row.tsx'
import { readCasino } from '../rendering/review/casino.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { speak } from '@house-edge/ui/language'
import { afterEach, describe, expect, it } from 'vitest'
import { links } from '../testing/site.ts'
import { CasinoList, pageOf } from './casino-list.tsx'
import { noChoice } from './facets.ts'
import { FilterForm } from './filter-form.tsx'

const asking = { today: '2026-11-22', marketOf: () => 'GB' }

function casino(uid: string, status = 'active') {
  const data = { name: uid, status, overall_score: 8, countries_allowed: 'GB' }
  const document = { id: uid, uid, url: `/casino-reviews/${uid}`, type: 'casino_review', data }
  return readCasino(document as never) ?? []
}

const casinos = [
  ...Array.from({ length: 13 }, (_, nth) => casino(`open-${String.fromCodePoint(97 + nth)}`)),
  casino('warned', 'warning'),
].flat()

const list = (choice: typeof noChoice, shown = casinos): string =>
  renderToStaticMarkup(
    <CasinoList
      title="Casinos"
      lead="All"
      casinos={shown}
      choice={choice}
      hrefOf={(page) => `/p/${page}`}
      asking={asking}
      markets={undefined}
      saveForm="save"
      links={links}
    />,
  )

describe('pageOf', () => {
  it('keeps apart whom readers are warned of', () => {
    const second = pageOf(casinos, { ...noChoice, page: 2 }, asking)
    expect(second).toMatchObject({ found: { chosen: 13, apart: 1 }, pages: 2 })
    expect([second.chosen.length, second.apart.map(({ uid }) => uid)]).toEqual([1, ['warned']])
  })
})

afterEach(() => speak(undefined))

describe('CasinoList', () => {
  it('says before its last page how many come that are not to choose from', () => {
    expect(list(noChoice)).toMatch(/After these comes 1 <a[^>]*>that we warn of, or that has closed<.a>[.]/)
  })

  it('leads to those open in each country, with how many they are, until one is chosen', () => {
    const data = { name: 'Kelp', status: 'active', overall_score: 7, countries_allowed: 'IE, GB' }
    const kelp = readCasino({ id: 'k', uid: 'k', url: '/k', type: 'casino_review', data } as never)!
    const html = list({ ...noChoice, order: 'paid' }, [...casinos, kelp])
    expect(html).toContain(
      'href="/casino-reviews/find?country=ie&amp;sort=paid" rel="nofollow">Ireland (1)</a>',
    )
    expect(html).toContain('>United Kingdom (14)</a>')
    // One that is chosen is said once: where it is taken away.
    const british = list({ ...noChoice, values: { country: 'gb' } }, [...casinos, kelp])
    expect(british).toContain('aria-label="Remove: Open in United Kingdom"')
    expect(british).not.toContain('<ul aria-label="Open in">')
    // One casino has no order.
    expect(list({ ...noChoice, values: { country: 'ie' } }, [...casinos, kelp])).not.toContain(
      '<ul aria-label="Sort by">',
    )
    // One country is no choice.
    expect(list(noChoice)).not.toContain('>United Kingdom (13)</a>')
  })

  it('says its order once, and keeps it for the form', () => {
    const html = list({ ...noChoice, order: 'paid', values: { country: 'gb' } })
    expect(html.match(/>[^<]*Fastest payout[^<]*</g)).toEqual(['>Fastest payout<', '>Fastest payout<'])
    expect(html).toMatch(/<summary[^>]*>Sort by<strong>Fastest payout<.*aria-current="true">Fastest payout</)
    expect(html).toContain('<input type="hidden" name="sort" value="paid"/>')
    expect(list(noChoice)).not.toContain('name="sort"')
  })

  it('says its number above its first row, and what comes after its rows below them', () => {
    expect(list(noChoice)).toContain('<strong>13 casinos to choose from.</strong>')
    expect(list(noChoice)).toMatch(/13 casinos to choose from.*<article.*After these comes 1/s)
    expect(list({ ...noChoice, order: 'paid', values: { country: 'gb' } })).toContain(
      '13 casinos to choose from.',
    )
    const data = { name: 'Kelp', status: 'active', overall_score: 7 }
    const kelp = readCasino({ id: 'k', uid: 'k', url: '/k', type: 'casino_review', data } as never)!
    expect(list({ ...noChoice, values: { score: '8', country: 'gb' } }, [...casinos, kelp])).toContain(
      '13 of 14 casinos to choose from.',
    )
    expect(list({ ...noChoice, order: 'name', values: { score: '8', status: 'active' } })).toContain(
      '13 of 14 casinos.',
    )
  })

  it('says of an open casino that no offer is known, and nothing of offers of one that is warned of', () => {
    const html = list({ ...noChoice, page: 2 })
    expect(html.split('none known to us now')).toHaveLength(2)
    expect(html).toContain('warned')
  })

  it('names the countries in which an open casino has no offer, and nothing to readers of no country', () => {
    const bonus = { title: 'Nest', value: '50% up to €50', countries: 'IE', last_verified: '2026-11-20' }
    const bonuses = [{ bonus: { link_type: 'Document', type: 'bonus', id: 'b', data: bonus } }]
    const data = { name: 'Kelp', status: 'active', overall_score: 7, countries_allowed: 'IE, GB', bonuses }
    const kelp = readCasino({ id: 'k', uid: 'k', url: '/k', type: 'casino_review', data } as never)!
    const listIn = (markets: OfferMarkets) =>
      renderToStaticMarkup(<ContentCasinoRow casino={kelp} today="2026-11-22" markets={markets} />)
    const marked = listIn({ codes: ['GB', 'IE', 'NZ'], isMarked: true })
    expect(marked).toMatch(/data-markets="GB"[^>]*><div><dt>Offer<\/dt><dd>none for the United Kingdom</)
    expect(marked).toMatch(/data-markets="NZ"[^>]*><div><dt>Offer<\/dt><dd>none for New Zealand</)
    expect(marked).toMatch(/data-markets="IE"[^>]*><div><dt>Offer<\/dt><dd>(?:<a[^>]*>)?50% up to €50/)
    expect(listIn({ codes: ['GB'], isMarked: false })).toContain('none for the United Kingdom')
    expect(listIn({ codes: ['none'], isMarked: false })).not.toContain('Offer')
  })

  it('says the time of the method that is asked for, and no other in its place', () => {
    const payment = (uid: string, time_max_hours: number | null) => ({
      method: { link_type: 'Document', type: 'payment_method', id: uid, uid, data: { name: uid } },
      withdraw: true,
      time_max_hours,
    })
    const data = { name: 'Kelp', status: 'active', payments: [payment('card', 9), payment('voucher', null)] }
    const kelp = readCasino({ id: 'k', uid: 'k', url: '/k', type: 'casino_review', data } as never)!
    const paidBy = (method: string) => list({ ...noChoice, values: { method } }, [kelp])
    expect(paidBy('card')).toContain('9 hours <span class="he-payout-way">by card')
    expect(paidBy('voucher')).not.toContain('9 hours')
    expect(list({ ...noChoice, order: 'paid' }, [kelp])).toContain(
      '9 hours <span class="he-payout-way">by card',
    )
  })

  it('shows how much is chosen, and takes back one of it or all', () => {
    const html = list({ ...noChoice, values: { score: '8', country: 'gb' } })
    expect(html).toContain('Filter<span class="he-filter-chosen"> (2 chosen)')
    expect(html).toContain(
      'href="/casino-reviews/find?country=gb" rel="nofollow" aria-label="Remove: Score 8',
    )
    expect(html).toContain('<a class="he-chips-clear" href="/casino-reviews" rel="nofollow">Clear all</a>')
    expect(list({ ...noChoice, values: { score: '8' } })).not.toContain('he-chips-clear')
    expect(list(noChoice)).not.toContain('he-filter-chosen')
  })

  it('speaks the language of the page, whichever was read first', () => {
    const licences = [{ regulator: { type: 'regulator', id: 'b', uid: 'b', data: { name: 'Board' } } }]
    const payments = [
      { method: { type: 'payment_method', id: 'c', data: { name: 'Card' } }, time_max_hours: 9 },
    ]
    const data = { name: 'Lantern', overall_score: 8, licences, payments }
    const document = { id: 'l', uid: 'l', url: '/l', type: 'casino_review', data } as never
    const said = (language: string | undefined): string => {
      speak(language)
      const row = readCasino(document)
      return [row?.payoutWords, row?.licences[0]?.words, list({ ...noChoice, order: 'name' })].join()
    }
    expect(said(undefined)).toMatch(/9 hours.*not verified.*Filter.*Show casinos/s)
    expect(said('de-AT')).toMatch(/9 Stunden.*nicht geprüft.*Filtern.*Casinos zeigen/s)
    expect(said('ar-AE')).toContain('عرض الكازينوهات')
  })

  it('marks what its page is not written in', () => {
    const bonus = { type: 'bonus', id: 'b', lang: 'en-gb', data: { value: '5% back' } }
    const data = { name: 'Lantern', headline: 'Dull', overall_score: 8, bonuses: [{ bonus }] }
    const document = { id: 'l', uid: 'l', url: '/l', lang: 'en-gb', type: 'casino_review', data } as never
    const shown = [...casinos, ...[readCasino(document) ?? []].flat()]
    speak('de-AT')
    const german = list({ ...noChoice, order: 'name' }, shown)
    speak(undefined)
    const english = list({ ...noChoice, order: 'name' }, shown)
    expect(`${german} ${english}`.match(/<[^>]*>(?:Dull|5% back)/g)).toEqual([
      '<p class="he-casino-headline" lang="en-gb" dir="auto">Dull',
      '<span lang="en-gb" dir="auto">5% back',
      '<p class="he-casino-headline">Dull',
      '<a href="/l#offer">5% back',
    ])
  })

  it('marks an offer that is not translated in the row of a review that is', () => {
    const bonus = { type: 'bonus', id: 'b', lang: 'en-gb', data: { value: '5% back' } }
    const data = { name: 'فانوس', headline: 'ممل', overall_score: 8, bonuses: [{ bonus }] }
    const document = { id: 'l', uid: 'l', url: '/l', lang: 'ar-ae', type: 'casino_review', data } as never
    const shown = [...casinos, ...[readCasino(document) ?? []].flat()]
    speak('ar-AE')
    const arabic = list({ ...noChoice, order: 'name' }, shown)
    speak(undefined)
    expect(arabic.match(/<[^>]*>(?:ممل|5% back)/g)).toEqual([
      '<p class="he-casino-headline">ممل',
      '<span lang="en-gb" dir="auto">5% back',
    ])
  })

  it('compares those to choose from, and offers it of none that is warned of', () => {
    const html = renderToStaticMarkup(
      <>
        {casinos.map((each) => (
          <ContentCasinoRow
            key={each.uid}
            casino={each}
            today="2026-11-22"
            saveForm="save"
            compareForm="compare"
          />
        ))}
      </>,
    )
    expect(html.match(/name="with"/g)).toHaveLength(13)
    expect(html).not.toMatch(/name="with" value="warned"/)
  })

  it('shows a page of rows with the way to the next', () => {
    const html = list(noChoice)
    expect(html).toContain('open-a')
    expect(html).not.toContain('open-m')
    expect(html).toContain('href="/p/2"')
    expect(html).toContain('form="save"')
    // Those apart are on the last page, and the first says so.
    expect(html).toContain('href="/warnings"')
  })

  it('says so where none answers, with a way out', () => {
    const html = list({ ...noChoice, values: { score: '9' } })
    expect(html).toContain('href="/casino-reviews"')
    expect(html).not.toContain('open-a')
  })
})

describe('CasinoList: why a casino stands there', () => {
  const data = {
    name: 'Lantern',
    overall_score: 9,
    rating_breakdown: [
      { criterion: 'safety', score: 9.6 },
      { criterion: 'bonuses', score: 8 },
    ],
    payments: [
      {
        method: { link_type: 'Document', id: 'b', uid: 'b', type: 'payment_method', data: { name: 'Card' } },
        time_min_hours: 6,
        time_max_hours: 9,
      },
      {
        method: {
          link_type: 'Document',
          id: 'a',
          uid: 'a',
          type: 'payment_method',
          data: { name: 'Transfer' },
        },
        time_min_hours: 2,
        time_max_hours: 2,
      },
    ],
    last_reviewed: '2026-11-16',
  }
  const lantern = readCasino({ id: 'l', uid: 'l', url: '/l', type: 'casino_review', data } as never)
  const rows = (order: string, values: Readonly<Record<string, string>> = {}): string =>
    renderToStaticMarkup(
      <CasinoList
        title="Casinos"
        lead="All"
        casinos={lantern ? [lantern] : []}
        choice={{ ...noChoice, order, values }}
        hrefOf={() => '/'}
        asking={asking}
        markets={undefined}
        saveForm="save"
        links={links}
      />,
    )

  it.each([
    ['score', 'Best in safety (9.6), weakest in bonuses (8.0).'],
    ['checked', 'Last checked on 16 November 2026.'],
  ])('says it in the order by %s', (order, words) => {
    expect(rows(order)).toContain(words)
  })

  it.each([
    ['all of its methods', {}, 'score', '2 to 9 hours'],
    ['the quickest, asked for the order', {}, 'paid', '2 hours <span class="he-payout-way">by Transfer'],
    [
      'the quickest, asked for a time',
      { paid: '2' },
      'score',
      '2 hours <span class="he-payout-way">by Transfer',
    ],
    [
      'the method that is asked for',
      { method: 'b' },
      'score',
      '6 to 9 hours <span class="he-payout-way">by Card',
    ],
    [
      'the method that is asked for, in any order',
      { method: 'b', paid: '12' },
      'paid',
      '6 to 9 hours <span class="he-payout-way">by Card',
    ],
  ] as const)('says the time of %s', (_what, values, order, said) => {
    expect(rows(order, values)).toMatch(new RegExp(`>${said}(</span>)?<svg`))
  })

  it('says nothing where the order says it all', () => {
    expect(rows('name')).not.toContain('he-casino-reason')
  })
})

describe('FilterForm', () => {
  it('counts what each option leaves', () => {
    const html = renderToStaticMarkup(
      <FilterForm casinos={casinos} choice={noChoice} asking={asking} markets={undefined} links={links} />,
    )
    expect(html).toContain('action="/casino-reviews/find"')
    expect(html).toContain('8 and more (13)')
    expect(html).toContain('9 and more (0)')
  })

  it('offers nothing that leads nowhere, and lets what was chosen be seen', () => {
    const form = (values: Record<string, string>) =>
      renderToStaticMarkup(
        <FilterForm
          casinos={casinos}
          choice={{ ...noChoice, values }}
          asking={asking}
          markets={undefined}
          links={links}
        />,
      )
    expect(form({})).toContain('<option value="9" disabled="">')
    expect(form({})).toContain('<option value="8">')
    expect(form({ score: '9' })).toContain('<option value="9" selected="">')
  })
})
