import { describe, expect, it } from 'vitest'
import { makersOfOffers, placesOffers } from './offer-makers.ts'

const review = (status: string) =>
  ({ id: status, type: 'casino_review', data: { status, bonuses: [{ bonus: { id: 'spins' } }] } }) as never

describe('makersOfOffers', () => {
  it.each([
    ['last', ['open', 'warning']],
    ['first', ['warning', 'open']],
  ])('gives an offer two reviews name to the warning, %s', (_, statuses) => {
    expect(makersOfOffers(statuses.map(review)).get('spins')?.id).toBe('warning')
  })
})

describe('placesOffers', () => {
  it('knows pages that show offers of other casinos', () => {
    const page = (type: string, ...slices: string[]) =>
      placesOffers({ type, data: { slices: slices.map((slice_type) => ({ slice_type })) } } as never)
    expect(page('article', 'faq', 'bonus_card')).toBe(true)
    expect(page('article', 'faq')).toBe(false)
    expect(page('casino_review', 'bonus_card')).toBe(false)
  })
})
