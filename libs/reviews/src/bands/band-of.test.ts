import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bandOf, bands } from './band-of.ts'

const words = (score: number | null | undefined): string | undefined => bandOf(score)?.word

describe('bandOf', () => {
  it.each([
    [9.2, 'Excellent'],
    [8.7, 'Very good'],
    [7, 'Good'],
    [6.8, 'Fair'],
    [5.3, 'Weak'],
    [3.1, 'Poor'],
  ])('says of %d that it is %s', (score, word) => {
    expect(words(score)).toBe(word)
  })

  it('decides by the figure that readers see', () => {
    expect([words(8.96), words(8.94)]).toEqual(['Excellent', 'Very good'])
  })

  it('has a word for what lies beyond either end', () => {
    expect([words(14), words(-5), words(0)]).toEqual(['Excellent', 'Poor', 'Poor'])
  })

  it.each([NaN, null, undefined])('says nothing of %j', (score) => {
    expect(words(score)).toBeUndefined()
  })

  it('is what the page about how we rate says', () => {
    const page = readFileSync(
      join(import.meta.dirname, '../../../../content/documents/page/how-we-rate.json'),
      'utf8',
    )
    for (const [at, { from }] of bands.entries())
      expect(page).toContain(
        `${words(from)}: ${from.toFixed(1)} to ${at === 0 ? '10' : (bands[at - 1]!.from - 0.1).toFixed(1)}`,
      )
  })
})
