import { describe, expect, it } from 'vitest'
import { merged, overlap } from './merge.ts'

const slice = (id: string, quote: string) => ({ id, slice_type: 'quote', primary: { quote } })

describe('merged', () => {
  it('takes of each what only that one changed, also within a slice', () => {
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

  it('is an overlap where both changed one place, or one removed what the other changed', () => {
    expect(merged({ a: 1 }, { a: 2 }, { a: 3 })).toBe(overlap)
    expect(merged([slice('x', 'X')], [slice('x', 'Mine')], [])).toBe(overlap)
    expect(merged(['a', 'b', 'c'], ['a', 'b', 'mine'], ['b', 'c'])).toBe(overlap)
    expect(merged(['a', 'b'], ['a', 'mine'], ['theirs', 'a', 'b'])).toBe(overlap)
    expect(merged([slice('x', 'X')], [slice('x', 'X'), slice('y', 'Y')], [slice('z', 'Z')])).toBe(overlap)
  })

  it('takes what both changed alike, and items that one removed untouched', () => {
    expect(merged({ a: 1 }, { a: 2 }, { a: 2 })).toEqual({ a: 2 })
    expect(
      merged([slice('x', 'X'), slice('y', 'Y')], [slice('y', 'Mine')], [slice('x', 'X'), slice('y', 'Y')]),
    ).toEqual([slice('y', 'Mine')])
    expect(merged(['a', 'b'], ['mine', 'b'], ['a', 'theirs'])).toEqual(['mine', 'theirs'])
  })
})
