import { TableOfContents } from '@house-edge/ui/page'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BonusCard } from '../../slices/BonusCard/index.tsx'
import type { CasinoReviewDocument } from '../../documents.ts'
import { models } from '../../models.ts'
import { NoneCurrent, OfferPanel } from '../subject/offer-panel.tsx'
import { openOffers } from '../review/casino-offers.ts'
import { readCasino } from '../review/casino.ts'
import { ContentCasinoRow } from '../review/casino-row.tsx'
import { comparisonRows } from '../review/comparison-rows.tsx'
import { facets } from '../../filter/facets.ts'
import { KeyFacts } from '../review-page/key-facts.tsx'
import { isOfferedIn, type OfferMarkets } from './markets.ts'
import { ReviewComparison } from '../review/review-comparison.tsx'
import { ReviewBody } from '../review-page/review-body.tsx'
import { components } from '../../slices/slice-map/components.ts'
import { reviewContents } from '../review-page/review-contents.tsx'
import { ReviewFacts } from '../review-page/review-facts.tsx'
import { ReviewSummary } from '../review-page/review-summary.tsx'

const today = '2026-11-20'

afterEach(() => vi.useRealTimers())
const kept: OfferMarkets = { codes: ['GB', 'IE'], isMarked: true }
const markets = (code?: string): OfferMarkets => ({ codes: code ? [code] : [], isMarked: false })

function bonus(uid: string, countries: string | null) {
  return {
    id: uid,
    uid,
    type: 'bonus',
    url: `/offers/${uid}`,
    data: {
      title: `Offer ${uid}`,
      value: `${uid} for you`,
      countries,
      wagering_multiple: 5,
      last_verified: today,
    },
  }
}

const [british, irish, free] = [bonus('british', 'GB'), bonus('irish', 'IE'), bonus('free', null)]

function review(bonuses: readonly object[], data: object = {}): CasinoReviewDocument {
  return {
    id: 'lantern',
    uid: 'lantern',
    type: 'casino_review',
    url: '/casino-reviews/lantern',
    data: {
      name: 'Lantern',
      website: { link_type: 'Web', url: 'https://lantern.example/' },
      countries_allowed: 'GB, ie',
      bonuses: bonuses.map((each) => ({ bonus: { ...each, link_type: 'Document', isBroken: false } })),
      ...data,
    },
  } as never
}

const both = review([british, irish])

/** The page as it is kept for a market: what `@house-edge/serving` makes of it. */
function keptFor(market: string, html: string): string {
  return html.replace(/<he-part([^>]*)>(.*?)<\/he-part>/gs, (_part, attributes: string, inner: string) => {
    const own = /data-markets="([^"]*)"/.exec(attributes)?.[1]?.split(' ')
    return own === undefined || own.includes(market) ? inner : ''
  })
}

describe('isOfferedIn', () => {
  it('is where the offer is and where the casino is', () => {
    expect(isOfferedIn(british.data, both.data, 'GB')).toBe(true)
    expect(isOfferedIn(british.data, both.data, 'IE')).toBe(false)
    expect(isOfferedIn(free.data, both.data, 'IE')).toBe(true)
    expect(isOfferedIn(free.data, both.data, 'FR')).toBe(false)
    expect(isOfferedIn(british.data, undefined, 'GB')).toBe(true)
  })

  // shows P196
  it('is nowhere for readers outside all markets', () => {
    expect(isOfferedIn(free.data, review([], { countries_allowed: null }).data, 'none')).toBe(false)
    expect(isOfferedIn(free.data, undefined, 'none')).toBe(false)
  })
})

describe('reviewContents', () => {
  it('has a way to the offer where there is one', () => {
    const context = { today, markets: kept }
    const html = renderToStaticMarkup(<TableOfContents entries={reviewContents(both, context)} />)
    expect(keptFor('GB', html).match(/The offer/g)).toHaveLength(1)
    expect(keptFor('IE', html).match(/The offer/g)).toHaveLength(1)
    expect(keptFor('none', html)).not.toContain('The offer')
    expect(keptFor('none', html)).toContain('<li data-level="2"></li>')
  })
})

describe.each([
  [
    'the head of a review',
    (of: OfferMarkets | undefined) => <ReviewSummary document={both} context={{ markets: of, today }} />,
  ],
  [
    'an offer card',
    (of: OfferMarkets | undefined) => (
      <BonusCard
        slice={{ primary: { bonus: null, note: 'british or irish for you' } } as never}
        context={{ markets: of, today, document: both }}
      />
    ),
  ],
  [
    'the pages of offers',
    (of: OfferMarkets | undefined) => (
      <>
        {[british, irish].map((document) => (
          <OfferPanel
            key={document.id}
            document={document as never}
            maker={both}
            context={{ markets: of, today }}
          />
        ))}
      </>
    ),
  ],
  [
    'a row of a list',
    (of: OfferMarkets | undefined) => (
      <ContentCasinoRow casino={readCasino(both)!} today={today} markets={of} />
    ),
  ],
  [
    'a comparison',
    (of: OfferMarkets | undefined) => <ReviewComparison documents={[both]} caption="Compared" markets={of} />,
  ],
])('%s', (_what, render) => {
  const html = (of?: OfferMarkets): string => renderToStaticMarkup(render(of))

  // shows P196
  it('shows in each market only what is open there', () => {
    const page = html(kept)
    expect(keptFor('GB', page)).toContain('british')
    expect(keptFor('GB', page).replace('british or irish for you', '')).not.toContain('irish')
    expect(keptFor('IE', page)).toContain('irish')
    expect(keptFor('IE', page).replace('british or irish for you', '')).not.toContain('british')
  })

  it('shows no fact’s name to readers without a market', () => {
    expect(keptFor('none', html(kept))).not.toMatch(/british|irish|for you|<dt>Offer|<dt>Wagering|\/go\//)
    expect(html(markets())).not.toMatch(/british|irish|for you|<dt>Offer|<dt>Wagering|\/go\//)
  })

  it('shows a reader’s own market without naming markets', () => {
    expect(html(markets('IE'))).toContain('irish')
    expect(html(markets('IE')).replace('british or irish for you', '')).not.toContain('british')
    expect(html(markets('IE'))).not.toContain('data-markets')
  })
})

describe('ReviewFacts', () => {
  const affiliate = review([], { has_affiliate: true, go_slug: 'lantern' })
  const shown = (of: OfferMarkets, document = affiliate): string =>
    renderToStaticMarkup(
      <ReviewFacts
        document={document}
        context={{ markets: of, visitHref: ({ goSlug }) => `/go/${goSlug}` }}
      />,
    )
  const way = 'href="/go/lantern" rel="sponsored nofollow noopener">lantern.example</a>'

  // shows P54, P196
  it('leads to open casinos and names the others', () => {
    const british = review([], { has_affiliate: true, go_slug: 'lantern', countries_allowed: 'GB' })
    const page = shown(kept, british)
    expect(keptFor('GB', page)).toContain(way)
    for (const market of ['IE', 'none']) {
      expect(keptFor(market, page)).toContain('lantern.example')
      expect(keptFor(market, page)).not.toMatch(/lantern\.example<\/a>/)
    }
    expect(shown(markets('GB'), british)).toContain(way)
    for (const market of [markets('IE'), markets()])
      expect(shown(market, british)).not.toMatch(/lantern\.example<\/a>/)
  })

  it('never leads to warned casinos or those without addresses', () => {
    expect(shown(kept, review([], { status: 'warning' }))).toMatch(/<dd>lantern\.example<\/dd>/)
    expect(shown(kept, review([], { website: null }))).not.toContain('Website')
  })
})

describe('OfferPanel', () => {
  it('says why an offer is hidden', () => {
    const context = { markets: kept, marketHref: '/market', today }
    const page = renderToStaticMarkup(<OfferPanel document={irish as never} maker={both} context={context} />)
    expect(keptFor('GB', page)).toContain('This offer is for players in Ireland.')
    expect(keptFor('GB', page)).toContain('href="/market"')
    expect(keptFor('GB', page)).not.toContain('irish for you')
    expect(keptFor('IE', page)).not.toContain('Not where you are')
  })
})

describe('NoneCurrent', () => {
  const words = 'None can be taken up now.'
  const dated = (offer: typeof british, data: object) => ({
    document: { ...offer, data: { ...offer.data, ...data } } as never,
    maker: both,
  })
  const said = (offers: readonly ReturnType<typeof dated>[], markets: OfferMarkets): string =>
    renderToStaticMarkup(
      <NoneCurrent offers={offers} context={{ markets, today }}>
        {words}
      </NoneCurrent>,
    )

  it('speaks where all have ended or were read long ago', () => {
    const ended = dated(british, { valid_to: '2026-11-19' })
    const unread = dated(british, { last_verified: '2026-01-01' })
    expect(said([ended, unread], markets('GB'))).toContain(words)
    expect(said([ended, dated(british, {})], markets('GB'))).not.toContain(words)
    expect(said([ended], markets('IE'))).not.toContain(words)
  })

  it('begins to speak on the day after the last', () => {
    const page = said([dated(british, { valid_to: '2026-11-25' }), dated(irish, {})], kept)
    expect(page).toContain('<he-part data-from="2026-11-26" data-markets="GB">')
    expect(page).toContain('<he-part data-from="2026-12-21" data-markets="IE">')
  })
})

describe('openOffers', () => {
  it('has the offers of one market alone', () => {
    const casino = readCasino(both)!
    expect(openOffers(casino, today, 'IE').map(({ words }) => words)).toEqual(['irish for you'])
    expect(openOffers(casino, today, 'FR')).toEqual([])
  })
})

describe('comparisonRows', () => {
  it('shows no offer that has ended', () => {
    const ended = { ...free, data: { ...free.data, valid_to: '2020-01-01', last_verified: null } }
    const bonusOf = (offers: readonly object[]) =>
      comparisonRows([review(offers).data]).find(({ label }) => label === 'Bonus')?.cells[0]
    expect(bonusOf([ended])).toBeUndefined()
    const next = { ...british, data: { ...british.data, last_verified: null } }
    expect(renderToStaticMarkup(<>{bonusOf([ended, next])}</>)).toContain('british for you')
  })

  it('says the same review’s own answers each day, and in each market', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), toFake: ['Date'] })
    const { data } = review([{ ...british, data: { ...british.data, valid_to: '2026-11-20' } }, irish])
    const bonusIn = (code: string) => {
      const row = comparisonRows([data], 'main points', markets(code)).find(({ label }) => label === 'Bonus')
      return renderToStaticMarkup(<>{row?.cells[0]}</>).replaceAll(/<[^>]*>/g, '')
    }
    expect([bonusIn('GB'), bonusIn('IE'), bonusIn('GB')]).toEqual([
      'british for you',
      'irish for you',
      'british for you',
    ])
    vi.setSystemTime(Date.parse('2026-11-21T12:00:00Z'))
    expect([bonusIn('GB'), bonusIn('IE')]).toEqual(['', 'irish for you'])
  })

  it('says of which markets the first offer is not', () => {
    const [, row] = comparisonRows([review([irish]).data], 'main points', kept).filter(
      ({ label }) => label !== 'Status',
    )
    expect(keptFor('GB', renderToStaticMarkup(<>{row?.cells[0]}</>))).toBe('not where you are')
  })
})

describe('models', () => {
  const missing: string[] = []
  const wanted = [
    { id: 'bonus', where: 'value', fields: ['countries', 'last_verified', 'valid_from', 'valid_to'] },
    { id: 'casino_review', where: 'bonuses', fields: ['status', 'countries_allowed', 'countries_blocked'] },
  ]
  const look = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return
    const { id, fields } = node as { id?: unknown; fields?: unknown }
    const names = Array.isArray(fields)
      ? fields.map((field: string | { id: string }) => (typeof field === 'string' ? field : field.id))
      : []
    const rule = wanted.find((each) => each.id === id && names.includes(each.where))
    for (const field of rule?.fields ?? [])
      if (!names.includes(field)) missing.push(`${place} ${rule?.id} ${field}`)
    for (const [key, inner] of Object.entries(node)) look(inner, `${place}/${key}`)
  }

  // shows P196
  it('carry each offer’s markets wherever they carry offers', () => {
    look(models, '')
    expect(missing).toEqual([])
  })
})

describe('the smallest wagering of a casino', () => {
  const light = bonus('light', 'GB')
  const document = review(
    [british, { ...light, data: { ...light.data, wagering_multiple: 0, valid_to: '2026-11-25' } }, irish],
    { name: 'Three offers' },
  )
  const facts = (of: OfferMarkets | undefined) =>
    renderToStaticMarkup(<KeyFacts review={document.data} context={{ today, ...(of && { markets: of }) }} />)

  // shows P196
  it('is of one offer in a row, a comparison, key facts, a filter and an order, which each name', () => {
    vi.useFakeTimers({ now: Date.parse(`${today}T12:00:00Z`), toFake: ['Date'] })
    const casino = readCasino(document)!
    const context = { today, market: 'GB' }
    const { admits } = facets.find(({ name }) => name === 'wagering')!
    const compared = comparisonRows([document.data], 'main points', markets('GB'))
    const inTable = (label: string) =>
      renderToStaticMarkup(<>{compared.find((row) => row.label === label)?.cells[0]}</>)
    const row = renderToStaticMarkup(
      <ContentCasinoRow casino={casino} today={today} markets={markets('GB')} />,
    )
    const link = '<a href="/offers/light">'
    expect(row).toContain(`${link}light for you</a>`)
    expect(row).toMatch(/<dt>Wagering<\/dt><dd><he-part[^>]*>none</)
    expect(inTable('Smallest wagering')).toContain('>none<')
    expect(inTable('Bonus')).toContain(`${link}light for you</a>`)
    expect(facts(markets('GB'))).toContain(`none (${link}Offer light</a>)`)
    expect([admits(casino, '0', context), admits(casino, '0', { ...context, market: 'IE' })]).toEqual([
      true,
      false,
    ])
  })

  it('is that of the offers that are left once it has ended', () => {
    expect(facts(kept)).toContain(
      '<he-part data-from="2026-11-26" data-until="2026-12-21" data-markets="GB">5× the bonus',
    )
  })

  it('leads to its own card in the review where an offer has no page', () => {
    const first = { ...british, url: null }
    const least = { ...light, url: null, data: { ...light.data, wagering_multiple: 0 } }
    const document = review([first, least])
    expect(renderToStaticMarkup(<KeyFacts review={document.data} context={{ today }} />)).toContain(
      '(<a href="#offer-light">Offer light',
    )
    const row = <ContentCasinoRow casino={readCasino(document)!} today={today} />
    expect(renderToStaticMarkup(row)).toContain('<a href="/casino-reviews/lantern#offer-light">light for you')
    const context = { document, today }
    const body = renderToStaticMarkup(<ReviewBody {...{ document, context, components }} />)
    expect(
      body.match(/id="offer[^>]*>.*?<\/article>/gs)?.map((card) => card.replaceAll(/<[^>]*>/g, '')),
    ).toEqual([
      expect.stringMatching(/^id="offer-british".*Offer british/),
      expect.stringMatching(/^id="offer-light".*Offer light/),
    ])
    expect(reviewContents(document, context)).toContainEqual(expect.objectContaining({ id: 'offer-british' }))
    const head = renderToStaticMarkup(<ReviewSummary document={document} context={context} />)
    expect(head).toContain('href="#offer-british"')
  })

  it('is of no offer where there is none', () => {
    expect(keptFor('none', facts(kept))).toContain('no offer')
    expect(keptFor('none', facts(kept))).not.toContain('/offers/')
  })
})

describe('ContentCasinoRow', () => {
  it('says on a page that is kept what follows when an offer ends', () => {
    const ending = { ...british, data: { ...british.data, wagering_multiple: 0, valid_to: '2026-11-30' } }
    const next = { ...british, data: { ...british.data, value: 'next for you', valid_to: '2026-12-04' } }
    const casino = readCasino(review([ending, next], { name: 'Ending' }))!
    const row = renderToStaticMarkup(<ContentCasinoRow casino={casino} today={today} markets={kept} />)
    const said = [...row.matchAll(/<he-part([^>]*data-markets="GB")><div><dt>Offer<\/dt><dd>(.*?)<\/dd>/g)]
    expect(said.map(([, days = '', words = '']) => [days.trim(), words.replaceAll(/<[^>]*>/g, '')])).toEqual([
      ['data-until="2026-12-01" data-markets="GB"', 'british for you'],
      ['data-from="2026-12-01" data-until="2026-12-05" data-markets="GB"', 'next for you'],
      ['data-from="2026-12-05" data-markets="GB"', 'none known to us now'],
    ])
  })

  const light = bonus('light', null)
  const casino = readCasino(
    review([free, { ...light, data: { ...light.data, wagering_multiple: 0 } }], { name: 'Two offers' }),
  )!

  it('shows the offer that its smallest wagering is of, and leads there', () => {
    const row = renderToStaticMarkup(<ContentCasinoRow casino={casino} today={today} />)
    expect(row).toContain('<a href="/offers/light">light for you</a>')
    expect(row).toContain('<dt>Wagering</dt>')
    expect(row).not.toContain('free for you')
  })
})
