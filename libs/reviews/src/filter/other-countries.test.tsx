import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { speak } from '@house-edge/ui/language'
import { links } from '../testing/site.ts'
import { readCasino } from '../rendering/review/casino.ts'
import { ElsewhereNote, otherCountries } from './other-countries.tsx'

const casino = (uid: string, countries: string, status = 'active', blocked = '') =>
  readCasino({
    id: uid,
    uid,
    url: `/casino-reviews/${uid}`,
    type: 'casino_review',
    data: { name: uid, status, countries_allowed: countries, countries_blocked: blocked },
  } as never)!

const casinos = [casino('one', 'GB, NZ'), casino('two', 'NZ'), casino('warned', 'CA', 'warning')]
const help = ['DE', 'AT', 'GB', 'NZ'].map((country) => ({ data: { country } })) as never
const countries = otherCountries(casinos, help, ['GB', 'IE'])

afterEach(() => speak(undefined))

describe('otherCountries', () => {
  it('has those where a casino takes players, and apart those where none does', () => {
    expect(countries).toEqual({ open: [{ code: 'NZ', casinos: 2 }], none: ['DE', 'AT'] })
  })

  it('counts a casino wherever it takes players from, named or not', () => {
    const anywhere = [casino('open', '', 'active', 'DE'), casino('shut', 'ZA, NL', 'active', 'ZA, NL')]
    expect(otherCountries(anywhere, help, ['GB', 'IE'])).toEqual({
      open: [
        { code: 'ZA', casinos: 1 },
        { code: 'NL', casinos: 1 },
        { code: 'AT', casinos: 1 },
        { code: 'NZ', casinos: 1 },
      ],
      none: ['DE'],
    })
    expect(otherCountries(anywhere.slice(1), [], ['GB'])).toEqual({ open: [], none: [] })
  })
})

describe('ElsewhereNote', () => {
  const settings = { data: { help_link: { link_type: 'Web', url: '/help' } } } as never
  const html = (of = countries) =>
    renderToStaticMarkup(<ElsewhereNote countries={of} settings={settings} links={links} />)

  it('leads to the casinos of a country without offers, with how many they are', () => {
    expect(html()).toContain('<a href="/casino-reviews/find?country=nz">New Zealand</a> (2)')
  })

  it('says for which countries there is nothing, and where their readers look', () => {
    expect(html()).toContain(
      '<p>We know of no casino to recommend that takes players from Austria or Germany. If',
    )
    expect(html({ open: [], none: ['US', 'DE'] })).toContain('from Germany or the United States. If')
    expect(html()).toContain('href="/help"')
    expect(html()).not.toContain('country=de')
    expect(html({ open: [], none: [] })).toBe('')
  })

  it('names countries as each language does, and no choice that may not be there', () => {
    const both = { open: [{ code: 'NL', casinos: 2 }], none: ['AT', 'DE'] }
    const textIn = (language: string | undefined) => {
      speak(language)
      return html(both).replaceAll(/<[^>]*>/g, '')
    }
    expect(textIn(undefined)).toContain('also take players in the Netherlands (2): see')
    expect(textIn(undefined)).not.toContain('Somewhere else')
    expect(textIn('de-AT')).toContain('nehmen auch Spieler aus anderen Ländern: Niederlande (2).')
    expect(textIn('de-AT')).toContain(
      'aus diesen Ländern nimmt: Deutschland und Österreich. Sind Sie dort, so gelten alle',
    )
    expect(textIn('de-AT')).not.toContain('Anderswo')
    expect(textIn('ar-AE')).toContain('من ألمانيا أو النمسا. إن')
    expect(textIn('ar-AE')).not.toContain('مكان آخر')
  })
})
