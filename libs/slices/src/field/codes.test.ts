import { describe, expect, it } from 'vitest'
import { readCodes, splitList } from './codes.ts'

describe('readCodes', () => {
  it('reads codes in capitals, however editors write them', () => {
    expect(readCodes(' GBP,eur , ')).toEqual(['GBP', 'EUR'])
  })

  it('parts codes by commas alone, as readers are shown them', () => {
    expect(readCodes('GB IE; FR')).toEqual(['GB IE; FR'])
  })

  it('reads none from what is no text', () => {
    expect(readCodes(undefined)).toEqual([])
    expect(readCodes(['GB'])).toEqual([])
  })
})

describe('splitList', () => {
  it('leaves entries as they were written', () => {
    expect(splitList('Isle of Man, gb')).toEqual(['Isle of Man', 'gb'])
    expect(splitList(undefined)).toEqual([])
  })
})
