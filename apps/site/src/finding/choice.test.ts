import { describe, expect, it } from 'vitest'
import { hrefOfChoice, readChoice, without } from './choice.ts'

describe('readChoice', () => {
  it('reads what the form sends, and takes what is empty for not asked', () => {
    expect(readChoice({ score: '8', licence: '', sort: 'paid', page: '2' })).toEqual({
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
  ])('makes nothing of %j', (query) => {
    expect(hrefOfChoice(readChoice(query))).toBe('/casino-reviews')
  })
})

describe('hrefOfChoice', () => {
  it('is one address for one choice, however it was asked', () => {
    const address = '/casino-reviews/find?score=8&country=gb&sort=paid'
    expect(hrefOfChoice(readChoice({ sort: 'paid', country: 'gb', score: '8', page: '1' }))).toBe(address)
    expect(hrefOfChoice(readChoice({ score: '8', country: 'gb', sort: 'paid', status: '' }))).toBe(address)
  })

  it('goes back to the first page where a condition goes', () => {
    const choice = readChoice({ score: '8', country: 'gb', page: '3' })
    expect(hrefOfChoice(choice)).toContain('page=3')
    expect(hrefOfChoice(without(choice, 'score'))).toBe('/casino-reviews/find?country=gb')
    expect(hrefOfChoice(without(without(choice, 'score'), 'country'))).toBe('/casino-reviews')
  })
})
