import {
  array,
  assert,
  constantFrom,
  oneof,
  option,
  pre,
  property,
  string,
  stringMatching,
  tuple,
  webFragments,
  webQueryParameters,
  webUrl,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foreignAddresses, ownAddresses } from '../testing/addresses.ts'
import { findOwnPath } from './own-path.ts'

const site = 'https://site.example'

/** Addresses put together from what deceives readers of addresses. */
const deceptive = array(
  constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%2e',
    '%252e',
    '@',
    ':',
    'evil.example',
    'https:',
    '?',
    '#',
    '\t',
    '\n',
    '%09',
    ';',
    '\u3002',
    '\uFF0F',
    '\uFEFF',
    ' ',
    '%',
    '%e2%81%84',
    'é',
    '\u0000',
  ),
  { maxLength: 10 },
).map((parts) => parts.join(''))

const anything = oneof(
  { weight: 4, arbitrary: deceptive.map((rest) => `/${rest}`) },
  { weight: 2, arbitrary: deceptive },
  { weight: 1, arbitrary: string({ unit: 'binary' }).map((rest) => `/${rest}`) },
  { weight: 1, arbitrary: webUrl() },
)

const segment = stringMatching(/^[\w~!$&'()*+,;=:@é-][\w.~!$&'()*+,;=:@é-]*$/).map((text) => encodeURI(text))
const plainPath = tuple(array(segment), option(webQueryParameters()), option(webFragments())).map(
  ([segments, query, hash]) =>
    `/${segments.join('/')}${query === null ? '' : `?q${query}`}${hash === null ? '' : `#h${hash}`}`,
)

describe('findOwnPath', () => {
  it.each(ownAddresses)('keeps %s letter for letter', (address) => {
    expect(findOwnPath(address)).toBe(address)
  })

  it.each(foreignAddresses)('finds no path in %j', (address) => {
    expect(findOwnPath(address)).toBeUndefined()
  })

  it.each([[undefined], [null], [1], [{}], [['/ok', '//evil.example']], [true], [new URL(site)]])(
    'finds no path in %j, no text',
    (value) => {
      expect(findOwnPath(value)).toBeUndefined()
    },
  )

  it('encodes what a header cannot carry', () => {
    expect(findOwnPath('/caf\u00e9?q=\u00e9#\u00e9')).toBe('/caf%C3%A9?q=%C3%A9#%C3%A9')
  })

  it('accepts only what leads a browser to this origin', () => {
    assert(
      property(anything, (address) => {
        const path = findOwnPath(address)
        pre(path !== undefined)
        expect(new URL(path, site).origin).toBe(site)
        // Whoever reads it from another page, or joins it to the origin as text, ends there too.
        expect(new URL(path, `${site}/casino-blog/odds?x#y`).origin).toBe(site)
        expect(new URL(site + path).origin).toBe(site)
      }),
      { numRuns: 5_000, seed: 20_261_122 },
    )
  })

  it('leads where the address itself would have led', () => {
    assert(
      property(anything, (address) => {
        const path = findOwnPath(address)
        pre(path !== undefined)
        expect(new URL(path, site).href).toBe(new URL(address, site).href)
      }),
      { numRuns: 5_000, seed: 20_261_123 },
    )
  })

  it('finds in its own answer that answer', () => {
    assert(
      property(anything, (address) => {
        const path = findOwnPath(address)
        pre(path !== undefined)
        expect(findOwnPath(path)).toBe(path)
      }),
      { numRuns: 5_000, seed: 20_261_124 },
    )
  })

  it('finds a path in every plain one', () => {
    assert(
      property(plainPath, (path) => {
        expect(findOwnPath(path)).toBe(new URL(path, site).href.slice(site.length))
      }),
      { numRuns: 2_000, seed: 20_261_125 },
    )
  })
})
