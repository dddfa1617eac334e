import { describe, expect, it } from 'vitest'
import { createFrequencies } from './frequencies.ts'

describe('createFrequencies', () => {
  it('counts what comes again', () => {
    const { note, of } = createFrequencies()
    expect(['a', 'b', 'a', 'a'].map(note)).toEqual([1, 1, 2, 3])
    expect([of('a'), of('b'), of('c')]).toEqual([3, 1, 0])
  })

  it('tells a popular key from a hundred thousand that come once', () => {
    const { note, of } = createFrequencies()
    for (let times = 0; times < 40; times += 1) note('popular')
    for (let each = 0; each < 100_000; each += 1) note(`invented ${each}`)
    expect(of('popular')).toBeGreaterThanOrEqual(40)
    expect(of('invented 7')).toBeLessThan(20)
  })

  it('forgets what was popular long ago', () => {
    const { note, of } = createFrequencies()
    for (let times = 0; times < 200; times += 1) note('popular')
    for (let each = 0; each < 5 * 163_840; each += 1) note('now')
    expect(of('popular')).toBeLessThan(10)
    expect(of('now')).toBe(255)
  })
})
