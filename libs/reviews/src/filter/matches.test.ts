import { describe, expect, it } from 'vitest'
import { countBoth, inAll, type Matches, matchesOf } from './matches.ts'

const numbers = [1, 2, 3, 4, 5, 6]
const multiples = (list: readonly number[], judged: number[] = []) =>
  matchesOf(list, 'multiple', (number, of) => judged.push(number) > 0 && number % Number(of) === 0)

describe('matchesOf', () => {
  it('judges each thing of a list once by each value, and those of another list anew', () => {
    const list = [...numbers]
    const judged: number[] = []
    for (const _time of [1, 2]) {
      expect([...multiples(list, judged)('2')]).toEqual([0, 1, 0, 1, 0, 1])
      expect([...multiples(list, judged)('3')]).toEqual([0, 0, 1, 0, 0, 1])
    }
    expect(judged).toEqual([...numbers, ...numbers])
    multiples([...numbers], judged)('2')
    expect(judged).toHaveLength(3 * numbers.length)
  })

  it('joins what matches, and leaves each as it was', () => {
    const [even, thirds] = ['2', '3'].map(multiples(numbers)) as [Matches, Matches]
    expect([...inAll([even, thirds])]).toEqual([0, 0, 0, 0, 0, 1])
    expect(countBoth(even, thirds)).toBe(1)
    expect([...even]).toEqual([0, 1, 0, 1, 0, 1])
  })
})
