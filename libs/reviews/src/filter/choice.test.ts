import { describe, expect, it } from 'vitest'
import { hrefOfChoice, isOtherwise, readChoice, titleOfChoice, without } from './choice.ts'
import { links } from '../testing/site.ts'

describe('readChoice', () => {
  it('reads the form and ignores what is empty', () => {
    expect(readChoice({ score: '8', licence: '', sort: 'paid', page: '2' }, links)).toEqual({
      values: { score: '8' },
      order: 'paid',
      page: 2,
    })
  })

  it.each([
    { score: '<script>' },
    { score: ['', '8'] },
    { sort: 'constructor' },
    { page: '0' },
    { page: '9999' },
    { page: '-1' },
    { unknown: 'x' },
    { score: 'a'.repeat(500) },
    { wagering: 'abc' },
    { paid: '2h' },
    { paid: '99999999999999999999' },
    { score: '11' },
    { wagering: '7' },
    { status: 'lost' },
    { country: 'xx' },
    { country: 'zz' },
  ])('makes nothing of %j', (query) => {
    expect(hrefOfChoice(readChoice(query, links), links)).toBe('/casino-reviews')
  })
})

describe('readChoice: a country', () => {
  it.each(['ie', 'IE', 'Ireland', 'ireland'])('is one however it is written: %s', (country) => {
    expect(readChoice({ country, wagering: '10' }, links).values).toEqual({ country: 'ie', wagering: '10' })
  })

  it('takes uk for Britain', () => {
    expect(readChoice({ country: 'UK' }, links).values).toEqual({ country: 'gb' })
  })
})

describe('hrefOfChoice', () => {
  it('is one address for one choice, however it was asked', () => {
    const address = '/casino-reviews/find?score=8&country=gb&sort=paid'
    expect(
      hrefOfChoice(readChoice({ sort: 'paid', country: 'gb', score: '8', page: '1' }, links), links),
    ).toBe(address)
    expect(
      hrefOfChoice(readChoice({ score: '8', country: 'gb', sort: 'paid', status: '' }, links), links),
    ).toBe(address)
  })

  it('goes back to the first page where a condition goes', () => {
    const choice = readChoice({ score: '8', country: 'gb', page: '3' }, links)
    expect(hrefOfChoice(choice, links)).toContain('page=3')
    expect(hrefOfChoice(without(choice, 'score'), links)).toBe('/casino-reviews/find?country=gb')
    expect(hrefOfChoice(without(without(choice, 'score'), 'country'), links)).toBe('/casino-reviews')
  })
})

describe('isOtherwise', () => {
  it.each([
    { score: '8', licence: '', sort: 'score' },
    { sort: 'paid', score: '8' },
    { score: '8', unknown: 'x' },
    { score: ['8', '9'] },
    { score: '8', page: '1' },
  ])('finds %j said in other words than its one address', (query) => {
    expect(isOtherwise(query, readChoice(query, links), links)).toBe(true)
  })

  it('leaves the one address of a choice alone', () => {
    for (const query of [{ score: '8', country: 'gb', sort: 'paid', page: '3' }, { sort: 'name' }])
      expect(isOtherwise(query, readChoice(query, links), links)).toBe(false)
  })
})

describe('titleOfChoice', () => {
  it('says what is asked of a casino', () => {
    expect(titleOfChoice([], readChoice({ score: '8', paid: '24' }, links))).toBe(
      'Casinos: score 8 and more, paid within a day by its fastest method',
    )
    expect(titleOfChoice([], readChoice({ sort: 'paid' }, links))).toBe('Casinos, fastest payout first')
  })

  it('says by which method casinos pay so fast', () => {
    const methods = [{ uid: 'card', name: 'Plumb Debit' }]
    const named = [{ methods, countries: [] }] as never
    expect(titleOfChoice(named, readChoice({ paid: '12', method: 'card' }, links))).toBe(
      'Casinos: paid within 12 hours by Plumb Debit, takes Plumb Debit',
    )
  })

  it('names a country in which no casino is open', () => {
    expect(titleOfChoice([], readChoice({ country: 'de' }, links))).toBe('Casinos: open in Germany')
  })

  it('counts conditions beyond the second, which its chips name', () => {
    const query = { score: '8', paid: '24', wagering: '5', status: 'active', country: 'gb' }
    expect(titleOfChoice([], readChoice(query, links))).toBe(
      'Casinos: score 8 and more, paid within a day by its fastest method, 3 more',
    )
  })
})
