import { describe, expect, it } from 'vitest'
import { foldLetters } from './fold-letters.ts'

describe('foldLetters', () => {
  it.each([
    ['Café', 'cafe'],
    ['STRAẞE', 'strasse'],
    ['Łódź', 'lodz'],
    ['Smørrebrød', 'smorrebrod'],
  ])('compares %s as %s', (written, typed) => {
    expect(foldLetters(written)).toBe(typed)
  })
})
