import { describe, expect, it } from 'vitest'
import { bearerOf, isSameText } from './credentials.ts'

describe('bearerOf', () => {
  it.each([
    ['Bearer abc.def', 'abc.def'],
    ['bearer  abc', 'abc'],
    ['Basic abc', undefined],
    ['Bearer', undefined],
    ['Bearer a b', undefined],
    [undefined, undefined],
  ])('reads %o as %o', (header, token) => {
    expect(bearerOf(header)).toBe(token)
  })
})

describe('isSameText', () => {
  it('tells texts apart, also of different lengths', () => {
    expect(isSameText('secret', 'secret')).toBe(true)
    expect(isSameText('secret', 'secreT')).toBe(false)
    expect(isSameText('secret', 'secret2')).toBe(false)
  })
})
