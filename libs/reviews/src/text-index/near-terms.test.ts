import { describe, expect, it } from 'vitest'
import { termsBeginning, termsLike } from './near-terms.ts'
import { createSegmentWriter } from './segment-writer.ts'

const words = 'abacus copper coper copperas cooper comet cometary dopper lantern λάμπα λάμπες zeppelin'
const titleAlone = 0b0001
const textAlone = 0b0100

function segment() {
  const writer = createSegmentWriter()
  writer.add(
    { id: 'a', uid: null, kind: 'article', title: words, summary: '', text: ['Elsewhere copped.'] },
    '',
  )
  const work = writer.pack()
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

const like = (word: string, slips: number, mask = titleAlone): string[] =>
  [...termsLike(segment(), word, slips, mask)].map((near) => `${near.word} ${near.distance}`)

describe('termsLike', () => {
  it('finds words with a letter that is wrong, missing or too many', () => {
    expect(like('copper', 1)).toEqual(['cooper 1', 'coper 1', 'dopper 1'])
    expect(like('copper', 2)).toEqual(['cooper 1', 'coper 1', 'copperas 2', 'dopper 1'])
    expect(like('zepelin', 1)).toEqual(['zeppelin 1'])
    expect(like('xabacus', 1)).toEqual(['abacus 1'])
    expect(like('comets', 1)).toEqual(['comet 1'])
  })

  it('finds none of other fields, and not the word itself', () => {
    expect(like('copped', 1, textAlone)).toEqual([])
    expect(like('coppet', 1, textAlone)).toEqual(['copped 1'])
    expect(like('elsewher', 1)).toEqual([])
  })

  it('counts a letter of another alphabet as one', () => {
    expect(like('λαμπο', 1)).toEqual(['λαμπα 1'])
    expect(like('λαμπς', 2)).toEqual(['λαμπα 1', 'λαμπες 1'])
    // Two wrong letters, of which the first bytes are the same.
    expect(like('λανπο', 1)).toEqual([])
  })
})

describe('termsBeginning', () => {
  it('finds longer words of the fields', () => {
    const found = [...termsBeginning(segment(), 'come', titleAlone)]
    expect(found.map(({ word, distance }) => [word, distance])).toEqual([
      ['comet', 1],
      ['cometary', 4],
    ])
    expect([...termsBeginning(segment(), 'elsewher', titleAlone)]).toEqual([])
    expect([...termsBeginning(segment(), 'zzz', titleAlone)]).toEqual([])
  })
})
