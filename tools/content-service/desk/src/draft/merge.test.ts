import { describe, expect, it } from 'vitest'
import { merged, overlap } from './merge.ts'

const slice = (id: string, quote: string) => ({ id, slice_type: 'quote', primary: { quote } })

describe('merged', () => {
  it('takes each one’s changes, within slices too', () => {
    const base = { uid: 'a', data: { name: 'One', score: 1, slices: [slice('x', 'X'), slice('y', 'Y')] } }
    const mine = {
      uid: 'a',
      data: { name: 'Mine', score: 1, slices: [slice('x', 'X mine'), slice('y', 'Y')] },
    }
    const theirs = {
      uid: 'a',
      data: { name: 'One', slices: [slice('y', 'Y theirs'), slice('x', 'X'), slice('z', 'Z')] },
    }
    expect(merged(base, mine, theirs)).toEqual({
      uid: 'a',
      data: { name: 'Mine', slices: [slice('y', 'Y theirs'), slice('x', 'X mine'), slice('z', 'Z')] },
    })
  })

  it('conflicts where both changed one place, or one removed it', () => {
    expect(merged({ a: 1 }, { a: 2 }, { a: 3 })).toBe(overlap)
    expect(merged([slice('x', 'X')], [slice('x', 'Mine')], [])).toBe(overlap)
    expect(merged([slice('x', 'X')], [slice('x', 'X'), slice('y', 'Y')], [slice('z', 'Z')])).toBe(overlap)
  })

  it('takes equal changes and untouched removals', () => {
    expect(merged({ a: 1 }, { a: 2 }, { a: 2 })).toEqual({ a: 2 })
    expect(
      merged([slice('x', 'X'), slice('y', 'Y')], [slice('y', 'Mine')], [slice('x', 'X'), slice('y', 'Y')]),
    ).toEqual([slice('y', 'Mine')])
    expect(merged(['a', 'b'], ['mine', 'b'], ['a', 'theirs'])).toEqual(['mine', 'theirs'])
  })

  // shows P71
  it.each([
    ['abcd', 'abcX', 'bcd', 'bcX'],
    ['ab', 'aX', 'Yab', 'YaX'],
    ['abcd', 'abXcd', 'abcY', 'abXcY'],
    ['abcd', 'ad', 'Yabcd', 'Yad'],
    ['abcd', 'XYcd', 'abcZ', 'XYcZ'],
    ['abc', 'aXbc', 'aYc', 'aXYc'],
    ['abc', 'aXc', 'aXc', 'aXc'],
    ['aa', 'aaX', 'Yaa', 'YaaX'],
    ['abc', 'aXbc', 'aYbc', overlap],
    ['abc', 'ac', 'aYc', overlap],
    ['abcd', 'aXd', 'abYd', overlap],
    ['', 'X', 'Y', overlap],
  ])('knows the blocks of a text: %s, %s and %s', (base, mine, theirs, both) => {
    const blocks = (text: string) =>
      text.split('').map((one) => ({ type: 'paragraph', text: one, spans: [] }))
    const result = merged(blocks(base), blocks(mine), blocks(theirs))
    expect(result).toEqual(typeof both === 'string' ? blocks(both) : both)
  })

  it('never puts the marks of one text on another', () => {
    const block = (text: string, spans: object[] = []) => [{ type: 'paragraph', text, spans }] as never
    const bold = [{ type: 'strong', start: 0, end: 3 }]
    expect(merged(block('One two'), block('Two'), block('One two', bold))).toBe(overlap)
  })
})
