import { describe, expect, it } from 'vitest'
import { timeWords } from './time-words.ts'

describe('timeWords', () => {
  it.each([
    [0.4, '24 minutes'],
    [1 / 60, '1 minute'],
    [7.5, '7½ hours'],
    [76, '76 hours'],
    [97, '4 days'],
    [168, '7 days'],
    [108, '4½ days'],
  ])('says %d hours as %s', (hours, words) => {
    expect(timeWords(hours)).toBe(words)
  })
})
