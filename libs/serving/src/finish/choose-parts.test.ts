import { describe, expect, it } from 'vitest'
import { chooseParts, findParts } from './choose-parts.ts'

const page =
  '<p>a</p><he-part data-market="gb"><b>£</b></he-part><p>b</p><he-part data-market="ie">€</he-part>!'

describe('findParts', () => {
  it('finds the parts of a page with their attributes', () => {
    const parts = findParts(page)
    expect(parts.map(({ attributes }) => attributes.get('data-market'))).toEqual(['gb', 'ie'])
    expect(parts.map(({ inner }) => page.slice(inner.start, inner.end))).toEqual(['<b>£</b>', '€'])
  })

  it('finds none in a page without any', () => {
    expect(findParts('<p>he-part</p>')).toEqual([])
  })

  it('finds none in a comment or a script', () => {
    expect(findParts('<!-- <he-part> --><script>"<he-part>"</script>')).toEqual([])
  })

  it.each([
    ['within another', '<he-part><he-part></he-part></he-part>'],
    ['that never ends', '<he-part><p>'],
    ['that never began', '<p></p></he-part><he-part></he-part>'],
  ])('refuses a part %s', (_what, html) => {
    expect(() => findParts(html)).toThrow(expect.objectContaining({ name: 'RefusedPage' }) as Error)
  })
})

describe('chooseParts', () => {
  const chosen = (...markets: string[]) =>
    chooseParts(page, findParts(page), ({ attributes }) =>
      markets.includes(attributes.get('data-market') ?? ''),
    )

  it('leaves the chosen parts in their place, without their element', () => {
    expect(chosen('gb')).toBe('<p>a</p><b>£</b><p>b</p>!')
    expect(chosen('gb', 'ie')).toBe('<p>a</p><b>£</b><p>b</p>€!')
  })

  it('leaves nothing of the others', () => {
    expect(chosen()).toBe('<p>a</p><p>b</p>!')
  })
})
