import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../src/json/json.ts'
import { merge } from './merge.ts'
import type { Shape } from './shape.ts'

const slice = (id: string, quote: string) => ({ id, slice_type: 'quote', primary: { quote } })
const block = (text: string, spans: object[] = []) => ({ type: 'paragraph', text, spans }) as never
const blocks = (...texts: string[]): Json[] => texts.map((text) => block(text))
const line: Shape = { field: { type: 'Text' } }
const text: Shape = { field: { type: 'StructuredText' } }

/** What two made of a value whose kind nothing says. */
const merged = (base: Json, mine: Json, theirs: Json, shape: Shape = {}) => {
  const { value, collisions } = merge(base, mine, theirs, shape)
  return collisions.length > 0 ? collisions : value
}

/** Texts as one line for each block. */
const words = (value: unknown) => (value as { text: string }[]).map((one) => one.text)

describe('merge', () => {
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

  it('lists what both changed, or one removed', () => {
    expect(merged({ a: 1, b: 1 }, { a: 2, b: 2 }, { a: 3, b: 1 })).toMatchObject([
      { path: 'a', base: 1, mine: 2, theirs: 3 },
    ])
    expect(merged([slice('x', 'X')], [slice('x', 'Mine')], [])).toMatchObject([
      { at: 0, mine: [slice('x', 'Mine')], theirs: [] },
    ])
  })

  it('keeps what each added, and where it stood', () => {
    const [x, y, z] = [slice('x', 'X'), slice('y', 'Y'), slice('z', 'Z')]
    expect(merged([x], [x, y], [z])).toEqual([y, z])
    expect(merged([x, y], [y, x], [x, z, y])).toEqual([y, x, z])
    expect(merged(['a'], ['a', 'mine', 'both'], ['a', 'both', 'theirs'])).toEqual([
      'a',
      'mine',
      'both',
      'theirs',
    ])
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
    ['abc', 'aXbc', 'aYbc', 'aXYbc'],
    ['', 'X', 'Y', 'XY'],
    ['abc', 'ac', 'aYc', undefined],
    ['abcd', 'aXd', 'abYd', undefined],
  ])('knows the blocks of a text: %s, %s and %s', (base, mine, theirs, both) => {
    const result = merge(
      blocks(...base.split('')),
      blocks(...mine.split('')),
      blocks(...theirs.split('')),
      text,
    )
    expect(result.collisions.length === 0 ? words(result.value).join('') : undefined).toEqual(both)
  })

  // shows P71
  it.each([
    ['The end.', 'The end. Mine', 'The end. Theirs', 'The end. Mine Theirs'],
    ['One two three', 'One 2 three', 'One two three!', 'One 2 three!'],
    ['One two three', 'One three', 'Zero One two three', 'Zero One three'],
    ['', 'Mine', 'Theirs', 'MineTheirs'],
    ['slow', 'late', 'quick', undefined],
    ['One two three', 'One', 'One two too three', undefined],
  ])('merges words within a line: %s, %s and %s', (base, mine, theirs, both) => {
    const inText = merge(blocks(base), blocks(mine), blocks(theirs), text)
    expect(inText.collisions.length > 0 ? undefined : words(inText.value)).toEqual(both && [both])
    const inLine = merge(base, mine, theirs, line)
    expect(inLine.collisions.length > 0 ? undefined : inLine.value).toBe(both)
  })

  it('never merges letters of what is chosen', () => {
    expect(merge('active', 'closed', 'paused', { field: { type: 'Select' } }).collisions).toHaveLength(1)
    expect(merge('2026-01-02', '2026-01-03', '2027-01-02', {}).collisions).toHaveLength(1)
  })

  it('merges marks, kinds and splits of one paragraph', () => {
    const bold = [{ type: 'strong', start: 0, end: 3 }]
    expect(
      merge(
        blocks('One two'),
        [block('One two', bold)],
        [{ type: 'heading2', text: 'Now One two', spans: [] }],
        text,
      ).value,
    ).toEqual([{ type: 'heading2', text: 'Now One two', spans: [{ type: 'strong', start: 4, end: 7 }] }])
    expect(
      words(merge(blocks('One two'), blocks('One', ' two'), blocks('One two, three'), text).value),
    ).toEqual(['One', ' two, three'])
  })

  // shows P71
  it('offers the one paragraph that truly collides', () => {
    const [base, mine, theirs] = [
      blocks('First one.', 'They pay slowly.', 'Last one.'),
      blocks('First one, mine.', 'They pay late.', 'Last one.'),
      blocks('First one.', 'They pay at once.', 'Last one, theirs.'),
    ]
    const { value, ground, collisions } = merge(base, mine, theirs, text)
    expect(words(value)).toEqual(['First one, mine.', 'They pay late.', 'Last one, theirs.'])
    expect(words(ground)).toEqual(['First one.', 'They pay slowly.', 'Last one, theirs.'])
    expect(collisions).toMatchObject([
      { at: 1, mine: blocks('They pay late.'), theirs: blocks('They pay at once.') },
    ])
    expect(words(merge(base, mine, theirs, text, { value: () => 'theirs' }).value)[1]).toBe(
      'They pay at once.',
    )
  })

  it('has once what an answer was lost of', () => {
    const of = (mine: string, theirs: string, isOnce: boolean) =>
      merge('Text', mine, theirs, line, { isOnce }).value
    expect(of('Text a', 'Text a b', true)).toBe('Text a b')
    expect(of('Text a', 'Text a', true)).toBe('Text a')
  })

  // shows P71
  it('keeps every letter two type at random places', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 12 }), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.array(fc.tuple(fc.nat(60), fc.constantFrom('M', 'MM', 'M M', '\n')), { maxLength: 6 }),
        fc.array(fc.tuple(fc.nat(60), fc.constantFrom('T', 'TT', 'T T', '\n')), { maxLength: 6 }),
        (paragraphs, own, others) => {
          const before = paragraphs.join('\n')
          const typed = (all: [number, string][]): string =>
            all.reduce((said, [at, word]) => {
              const place = at % (said.length + 1)
              return said.slice(0, place) + word + said.slice(place)
            }, before)
          const [mine, theirs] = [typed(own), typed(others)]
          const of = (said: string) => blocks(...said.split('\n'))
          const { value, collisions } = merge(of(before), of(mine), of(theirs), text)
          const count = (said: string, letter: string) => said.split(letter).length
          const both = words(value).join('\n')
          // One run of keys each is never a question; several within one word may be, or twice there.
          const isOneRun = own.length < 2 && others.length < 2
          fc.pre(isOneRun || collisions.length === 0)
          const more = [
            ['M', mine],
            ['T', theirs],
            ['a', before],
          ].map(([letter = '', said = '']) => count(both, letter) - count(said, letter))
          expect({ collisions, isLost: more.some((one) => one < 0) }).toEqual({
            collisions: [],
            isLost: false,
          })
          expect(isOneRun && more.some((one) => one !== 0)).toBe(false)
        },
      ),
      { numRuns: 500 },
    )
  })
})
