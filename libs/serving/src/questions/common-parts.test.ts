import { describe, expect, it } from 'vitest'
import { createCommonParts } from './common-parts.ts'
import { type CompressedPart, plainOf } from './compressed-parts.ts'

const header = `<header>${'<a href="/reviews">Reviews</a>'.repeat(40)}</header>`
const footer = `<footer>${'<a href="/about">About “us”</a>'.repeat(40)}</footer>`
const page = (words: string, before = header) => `${before}<main>${words}</main>${footer}`
const own = (parts: readonly (CompressedPart | string)[]) => parts.filter((part) => typeof part === 'string')

describe('createCommonParts', () => {
  it('takes apart what two in a row have in common', () => {
    const take = createCommonParts()
    expect(take('/search', page('one'))).toEqual([page('one')])
    expect(own(take('/search', page('“two”')))).toEqual(['“two”'])
    expect(own(take('/search', page('three')))).toEqual(['three'])
    expect(plainOf(take('/search', page('four'))).toString()).toBe(page('four'))
    expect(take('/compare', page('one'))).toEqual([page('one')])
  })

  it('takes less where one has less of it', () => {
    const take = createCommonParts()
    const found = (words: string) => page(`<h1>Search</h1><p class="found">${words}</p>`)
    take('/search', found('one'))
    expect(own(take('/search', found('two')))).toEqual(['two'])
    expect(own(take('/search', page('<h1>Search</h1>Nothing')))).toEqual(['Nothing'])
    expect(own(take('/search', found('three')))).toEqual(['<p class="found">three</p>'])
  })

  it('learns anew after a publish, and not from one of another kind', () => {
    const take = createCommonParts()
    take('/search', page('one'))
    take('/search', page('two'))
    const quiet = '<p>Talk to somebody now.</p>'
    expect(take('/search', quiet)).toEqual([quiet])
    expect(own(take('/search', page('three')))).toEqual(['three'])
    const renamed = (words: string) => page(words, header.replaceAll('Reviews', 'Casinos'))
    take('/search', renamed('four'))
    expect(plainOf(take('/search', renamed('five'))).toString()).toBe(renamed('five'))
    expect(own(take('/search', renamed('six')))[0]?.length).toBeLessThan(header.length)
  })

  it.each(['', '<', '>', 'no tags at all', '<p>', '<p><p>'])('gives back any text: %s', (text) => {
    const take = createCommonParts()
    for (const each of [text, text, page(text), page(text), text, page(`${text}${text}`)])
      expect(plainOf(take('/', each)).toString()).toBe(each)
  })
})
