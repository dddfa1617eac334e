import { createHash } from 'node:crypto'
import { assert, constantFrom, option, property } from 'fast-check'
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

  describe('by a header besides cookies', () => {
    const byCountry: PageVariants = {
      ...markets,
      varies: ['cookie', 'x-country'],
      choose: ({ cookie, 'x-country': country }) => cookie ?? (country === 'DE' ? 'de' : 'gb'),
    }

    it('finds the page of a plain request that has it', () => {
      const { keyOfPlain, plainHeaders } = createVariantChoice(byCountry)
      expect(plainHeaders).toEqual(['x-country'])
      const keys = [{ 'x-country': 'DE' }, { 'x-country': 'FR' }, undefined].map((choosing) =>
        keyOfPlain({ ...plain, cookie: undefined, choosing }),
      )
      expect(keys).toEqual([keyOf('/page', 'de'), keyOf('/page', 'gb'), keyOf('/page', 'gb')])
    })

    it('declares none where it has a meaning of its own', () => {
      const { plainHeaders } = createVariantChoice({ ...byCountry, varies: ['cookie', 'authorization'] })
      expect(plainHeaders).toEqual([])
    })
  })

  it('remembers what it chose, as it would choose again', () => {
    const varies = ['cookie', 'x-country', 'x-language']
    const value = option(constantFrom('', 'de', 'gb', 'cookie de', 'x'.repeat(300)), { nil: undefined })
    const variants: PageVariants = {
      ...markets,
      varies,
      values: ['none', 'a', 'b', 'c'],
      choose: (headers) =>
        varies.every((name) => headers[name] === undefined)
          ? 'none'
          : (['a', 'b', 'c'][
              createHash('sha256')
                .update(JSON.stringify(varies.map((name) => headers[name] ?? null)))
                .digest()[0]! % 3
            ] ?? ''),
    }
    const { keyOfPlain } = createVariantChoice(variants)
    assert(
      property(value, value, value, (cookie, country, language) => {
        const choosing = {
          ...(country !== undefined && { 'x-country': country }),
          ...(language !== undefined && { 'x-language': language }),
        }
        const request = {
          ...plain,
          cookie,
          choosing: Object.keys(choosing).length > 0 ? choosing : undefined,
        }
        expect(keyOfPlain(request)).toBe(keyOf('/page', variants.choose({ cookie, ...choosing })))
      }),
      { numRuns: 1_000 },
    )
  })

  it('asks once for the same cookies, and forgets when they are many', () => {
    let asked = 0
    const { keyOfPlain } = createVariantChoice({
      ...markets,
      choose: () => {
        asked += 1
        return 'gb'
      },
    })
    for (let time = 0; time < 3; time += 1) keyOfPlain({ ...plain, cookie: 'market=GB' })
    expect(asked).toBe(1)
    for (let time = 0; time < 256; time += 1) keyOfPlain({ ...plain, cookie: `id=${time}` })
    keyOfPlain({ ...plain, cookie: 'market=GB' })
    expect(asked).toBe(258)
  })
})
