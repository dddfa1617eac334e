import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BonusDocument, CasinoReviewDocument } from '../documents.ts'
import { hrefOfChoice, readChoice } from '../filter/choice.ts'
import { links } from '../testing/site.ts'
import { listedOffers } from './listed-offer.ts'
import { countOffers, findOffers, offerFacets, offersChosen, offersToShow } from './offer-facets.ts'
import { OfferList } from './offer-list.tsx'
import { OfferRow } from './offer-row.tsx'

const to = (type: string, id: string, data: object = {}) => ({
  link_type: 'Document',
  type,
  id,
  uid: id,
  url: `/${id}`,
  data,
})

const card = to('payment_method', 'card', { name: 'Card' })
const wallet = to('payment_method', 'wallet', { name: 'Wallet' })

const bonus = (uid: string, data: object): BonusDocument =>
  ({
    ...to('bonus', uid),
    data: {
      title: uid,
      type: 'welcome',
      cap: 50,
      currency: 'GBP',
      wagering_base: 'bonus',
      eligible_games: 'Slots',
      contribution: 'Slots 100%',
      last_verified: '2026-11-09',
      ...data,
    },
  }) as never

const review = (uid: string, data: object): CasinoReviewDocument =>
  ({
    ...to('casino_review', uid),
    data: { name: uid, status: 'active', payments: [], providers: [], licences: [], ...data },
  }) as never

const bonuses = [
  bonus('dear', {
    wagering_multiple: 35,
    value: '100% up to £50',
    wagering_base: 'deposit and bonus',
    min_deposit: 20,
  }),
  bonus('cheap', { wagering_multiple: 5, value: '50% up to £50', min_deposit: 10 }),
  bonus('free', { wagering_multiple: 0, type: 'free spins', countries: 'IE', min_deposit: 5 }),
  bonus('barred', { wagering_multiple: 0 }),
  bonus('over', { wagering_multiple: 0, valid_to: '2026-11-15' }),
]
const of = (...uids: string[]) => uids.map((uid) => ({ bonus: to('bonus', uid) }))
const reviews = [
  review('one', {
    bonuses: of('dear', 'cheap', 'over'),
    payments: [{ method: card }],
    countries_allowed: 'GB, IE',
    overall_score: 9,
  }),
  review('two', {
    bonuses: of('free'),
    payments: [{ method: wallet }],
    countries_allowed: 'IE',
    overall_score: 5,
  }),
  review('bad', { bonuses: of('barred'), status: 'warning' }),
]
const offers = listedOffers(bonuses, reviews)
const asking = { today: '2026-11-16', marketOf: (country?: string) => country?.toUpperCase() }
const found = (query: Record<string, string>) =>
  findOffers(offers, readChoice(query, links, offersChosen), asking).map(({ title }) => title)

describe('listedOffers', () => {
  // shows P98
  it('has none of a casino that readers are warned of', () => {
    expect(offers.map(({ title }) => title)).not.toContain('barred')
  })

  it('has what costs least to clear first', () => {
    expect(offers.map(({ title, cost }) => [title, cost?.share])).toEqual([
      ['over', 0],
      ['free', 0],
      ['cheap', 0.2],
      ['dear', 2.8],
    ])
  })
})

describe('findOffers', () => {
  it.each([
    [{}, ['free', 'cheap', 'dear']],
    [{ sort: 'score' }, ['cheap', 'dear', 'free']],
    [{ kind: 'free-spins' }, ['free']],
    [{ wagering: '5' }, ['free', 'cheap']],
    [{ deposit: '10' }, ['free', 'cheap']],
    [{ country: 'gb' }, ['cheap', 'dear']],
    [{ method: 'wallet' }, ['free']],
    [{ game: 'tables' }, []],
    [{ kind: 'unheard-of' }, ['free', 'cheap', 'dear']],
  ])('answers %j', (query, titles) => {
    expect(found(query)).toEqual(titles)
  })

  it('has those of the market that is asked for, and of the day', () => {
    const titles = (market: string | undefined, today: string) =>
      findOffers(offers, { values: {}, order: 'cost' }, { today, marketOf: () => market }).map(
        ({ title }) => title,
      )
    expect(titles('GB', asking.today)).toEqual(['cheap', 'dear'])
    expect(titles('IE', asking.today)).toEqual(['free', 'cheap', 'dear'])
    expect(titles('IE', '2026-01-01')).toEqual(['over', 'free', 'cheap', 'dear'])
  })
})

describe('offersToShow', () => {
  it('has what begins later or has ended on pages alone that are kept', () => {
    const later = bonus('later', { wagering_multiple: 5, valid_from: '2026-12-01' })
    const listed = listedOffers([...bonuses, later], [...reviews, review('three', { bonuses: of('later') })])
    const titles = (isMarked?: boolean) =>
      offersToShow(
        listed,
        isMarked === undefined ? undefined : { codes: ['GB'], isMarked },
        asking.today,
      ).map(({ title }) => title)
    expect(titles(true)).toEqual(expect.arrayContaining(['later', 'over']))
    expect(titles()).toEqual(['free', 'cheap', 'dear'])
    expect(titles(false)).toEqual(titles())
  })
})

describe('countOffers', () => {
  it('says what each option gives together with the others', () => {
    const [, wagering] = offerFacets
    const counts = countOffers(offers, { values: { country: 'gb' } }, wagering!, asking)
    expect(counts.map(({ value, count }) => [value, count])).toEqual([
      ['0', 0],
      ['5', 1],
      ['10', 1],
      ['30', 1],
    ])
  })
})

describe('OfferList', () => {
  const html = (
    query: Record<string, string>,
    asked: typeof asking | 'nobody' = asking,
    listed = offers,
  ): string => {
    const choice = readChoice(query, links, offersChosen)
    return renderToStaticMarkup(
      <OfferList
        title="Offers"
        lead="All of them."
        offers={listed}
        choice={choice}
        hrefOf={(page) => hrefOfChoice({ ...choice, page }, links, offersChosen)}
        asking={asked === 'nobody' ? undefined : asked}
        markets={{ codes: ['GB', 'IE'], isMarked: true }}
        links={links}
      />,
    )
  }

  it('says what counts towards wagering where there is any', () => {
    expect(html({ wagering: '5', country: 'gb' })).toContain('What counts')
    expect(html({ country: 'ie', kind: 'free-spins' })).not.toContain('What counts')
  })

  it('says limits once, in words where editors wrote them, and always for whom and on what', () => {
    const terms = (data: object) => {
      const offer = bonus('worded', { wagering_multiple: 5, max_bet: 2, players: 'existing', ...data })
      const shown = listedOffers([offer], [review('one', { bonuses: of('worded') })])
      return renderToStaticMarkup(<OfferRow offer={shown[0]!} compareForm={undefined} place={0} />)
    }
    const text = 'Largest stake while wagering £2.'
    const worded = terms({ significant_terms: [{ type: 'paragraph', text, spans: [] }] })
    expect(worded).toContain(text)
    expect(worded).toMatch(/existing players.*What counts/s)
    expect(worded).not.toContain('Largest bet')
    expect(terms({})).toMatch(/existing players.*Largest bet.*What counts/s)
  })

  it('says what an offer costs, and when that is more than it gives', () => {
    expect(html({ sort: 'wagering', country: 'gb' })).toMatch(
      /£10 of £50.*£140 of £50.*It costs more than it gives/s,
    )
  })

  it('says of a country without offers that there are none, and blames no condition', () => {
    const nowhere = html({ country: 'nz' }, { ...asking, marketOf: () => 'none' })
    expect(nowhere).toContain('<p>New Zealand: we know of no offers for players there, and show none.</p>')
    expect(nowhere).not.toContain('No offer answers')
  })

  it('is narrowed to no country that the site shows no offers for', () => {
    const elsewhere = bonus('elsewhere', { wagering_multiple: 5 })
    const listed = listedOffers(
      [...bonuses, elsewhere],
      [...reviews, review('three', { bonuses: of('elsewhere'), countries_allowed: 'GB, NZ' })],
    )
    expect(html({}, 'nobody', listed)).toMatch(/United Kingdom.*Ireland/s)
    expect(html({}, 'nobody', listed)).not.toContain('New Zealand')
  })

  it('says a country that is chosen once, where it is taken away', () => {
    const one = html({ country: 'gb', wagering: '5' })
    expect(one).toContain('aria-label="Remove: For players in United Kingdom"')
    expect(one).not.toMatch(/<ul aria-label="(?:Sort by|For players in)">/)
    expect(html({ country: 'gb' })).toContain('<ul aria-label="Sort by">')
  })

  it('keeps its order for the form, which has no field for it', () => {
    expect(html({ sort: 'wagering' })).toContain('<input type="hidden" name="sort" value="wagering"/>')
    expect(html({})).not.toContain('name="sort"')
  })

  it('has what offers are compared by in the same places, also where one has no answer', () => {
    const labels = html({})
      .split('<article')
      .slice(1)
      .map((row) => [...row.matchAll(/<dt>([^<]*)/g)].slice(0, 3).map(([, label]) => label))
    expect(new Set(labels.map(String))).toEqual(new Set(['Costs on average,Wagering,Smallest deposit']))
  })

  it('says how costs are reckoned where there are offers, and below them whose they are', () => {
    expect(html({}, 'nobody')).toMatch(/<he-part data-markets="GB IE"><div[^>]*><details/)
    // Once for all countries: each has its own below.
    expect(html({}, 'nobody').match(/How costs are reckoned/g)).toHaveLength(1)
    expect(html({}, 'nobody')).toMatch(/<article.*data-markets="IE"><p>Offers and wagering are .*: Ireland/s)
  })

  it('leads to where its review shows an offer that has no page', () => {
    const [shown] = listedOffers([bonus('pageless', {})], [review('one', { bonuses: of('pageless') })])
    const document = { ...shown!.document, url: null } as never
    expect(
      renderToStaticMarkup(<OfferRow offer={{ ...shown!, document }} compareForm={undefined} place={0} />),
    ).toContain('href="/one#offer-pageless"')
  })

  it('leads to the offer and never to its casino', () => {
    expect(html({})).toContain('href="/cheap"')
    expect(html({})).not.toMatch(/sponsored|\/go\//)
  })

  it('takes a condition away by a link, and says where none answers', () => {
    expect(html({ game: 'live', country: 'gb' })).toMatch(
      /href="\/offers\/find\?country=gb".*No offer answers to all of that/s,
    )
  })
})
