import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { links } from '../testing/site.ts'
import { readCasino } from '../rendering/review/casino.ts'
import { ElsewhereNote, otherCountries } from './other-countries.tsx'

const casino = (uid: string, countries: string, status = 'active') =>
  readCasino({
    id: uid,
    uid,
    url: `/casino-reviews/${uid}`,
    type: 'casino_review',
    data: { name: uid, status, countries_allowed: countries },
  } as never)!

const casinos = [casino('one', 'GB, NZ'), casino('two', 'NZ'), casino('warned', 'CA', 'warning')]
const help = ['DE', 'AT', 'GB', 'NZ'].map((country) => ({ data: { country } })) as never
const countries = otherCountries(casinos, help, ['GB', 'IE'])

describe('otherCountries', () => {
  it('has those where a casino takes players, and apart those where none does', () => {
    expect(countries).toEqual({ open: [{ code: 'NZ', casinos: 2 }], none: ['DE', 'AT'] })
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
})
