import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { links } from '../testing/site.ts'
import { marketWords } from './market-words.ts'
import { WhoseOffers } from './whose-offers.tsx'

const markup = (market: string | undefined, country?: string): string =>
  renderToStaticMarkup(<WhoseOffers market={market} country={country} links={links} />)

describe('WhoseOffers', () => {
  it('names the country and leads to another', () => {
    expect(markup('GB')).toContain('players in one country: United Kingdom')
    expect(markup('GB')).toContain('href="/market"')
  })

  it('leaves the choice to who named a country', () => {
    expect(markup('IE', 'ie')).not.toContain('href="/market"')
    expect(markup('none', 'fr')).toContain('France: we know of no offers')
  })

  it('says on a page kept for several markets in each whose they are', () => {
    const markets = { codes: ['GB', 'IE', 'none'], isMarked: true }
    const html = renderToStaticMarkup(
      <WhoseOffers market={undefined} markets={markets} country={undefined} links={links} />,
    )
    expect(html).toMatch(/<he-part data-markets="IE"><p>[^<]*Ireland\. <a href="\/market"/)
    expect(html).toMatch(/<he-part data-markets="none"><p>Where you are: we know of no offers/)
  })

  it('is silent on a page for several markets', () => {
    expect(markup(undefined)).toBe('')
  })
})

describe('marketWords', () => {
  it('names each market, and the place outside', () => {
    expect([marketWords('IE'), marketWords('none')]).toEqual(['Ireland', 'Somewhere else'])
  })
})
