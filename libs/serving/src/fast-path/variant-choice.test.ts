import { describe, expect, it } from 'vitest'
import { keyOf } from './decide-fast-path.ts'
import type { PageVariants } from './page-entries.ts'
import { createVariantChoice } from './variant-choice.ts'

const markets: PageVariants = {
  values: ['gb', 'de'],
  varies: ['cookie'],
  choose: ({ cookie }) => cookie ?? 'gb',
  belongs: () => true,
  changesAtMs: () => undefined,
}
const plain = {
  url: '/page',
  host: 'site.example',
  isHead: false,
  acceptEncoding: undefined,
  ifNoneMatch: undefined,
}

describe('createVariantChoice', () => {
  it('takes the first variant where none of them is chosen', () => {
    const { variantOf } = createVariantChoice(markets)
    expect([variantOf({ cookie: 'de' }), variantOf({ cookie: 'xx' })]).toEqual(['de', 'gb'])
  })

  it.each([
    ['no variants', undefined],
    ['one', { ...markets, values: ['gb'] as [string] }],
  ])('chooses nothing where a site has %s', (_, variants) => {
    const { variantOf, keyOfPlain } = createVariantChoice(variants)
    expect(variantOf({ cookie: 'de' })).toBeUndefined()
    expect(keyOfPlain({ ...plain, cookie: 'de' })).toBe('/page')
  })

  it('finds the page of a plain request by its cookie', () => {
    const { keyOfPlain } = createVariantChoice(markets)
    expect(keyOfPlain({ ...plain, cookie: 'de' })).toBe(keyOf('/page', 'de'))
  })

  it('finds no variant for a plain request without its header', () => {
    const { keyOfPlain } = createVariantChoice({ ...markets, varies: ['cookie', 'accept-language'] })
    expect(keyOfPlain({ ...plain, cookie: 'de' })).toBe('/page')
  })
})
