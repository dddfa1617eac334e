import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { links } from '../testing/site.ts'
import { KeepCountry } from './keep-country.tsx'

const readers = (own: string) => ({
  marketOf: (country: string | undefined) =>
    country === undefined ? own : country === 'ie' ? 'IE' : country === 'gb' ? 'GB' : 'none',
})
const markup = (country: string | undefined, own = 'GB'): string =>
  renderToStaticMarkup(
    <KeepCountry country={country} asking={readers(own)} here="/found?country=ie" links={links} />,
  )

describe('KeepCountry', () => {
  it('makes the country of a list the reader’s own, and leads back', () => {
    const html = markup('ie')
    expect(html).toContain('action="/api/market"')
    expect(html).toContain('name="market" value="IE"')
    expect(html).toContain('name="to" value="/found?country=ie"')
    expect(html).toContain('Show Ireland on every page')
  })

  it('says that a country is kept, and leads to another', () => {
    const html = markup('ie', 'IE')
    expect(html).toContain('for players in Ireland, here and on every page.')
    expect(html).toContain('href="/market"')
    expect(html).not.toContain('<form')
  })

  it('is silent where there is nothing to keep', () => {
    expect(markup(undefined)).toBe('')
    expect(markup('fr')).toBe('')
    expect(renderToStaticMarkup(<KeepCountry country="ie" asking={undefined} here="/" links={links} />)).toBe(
      '',
    )
  })
})
