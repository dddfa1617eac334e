import { describe, expect, it } from 'vitest'
import { whileSame } from './while-same.ts'

describe('whileSame', () => {
  it('makes something of documents once, until one is another, is added or leaves', () => {
    const made: number[] = []
    const count = whileSame((documents: readonly object[]) => made.push(documents.length))
    const [one, two, three] = [{}, {}, {}]
    for (const documents of [
      [one, two],
      [one, two],
      [one, three],
      [one, three, two],
      [one, three],
    ])
      count(documents)
    expect(made).toEqual([2, 2, 3, 2])
    count([])
    count([])
    expect(made).toEqual([2, 2, 3, 2, 0, 0])
  })
})
