import { describe, expect, it } from 'vitest'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { german } from './german.ts'

describe.each([
  ['English', english],
  ['German', german],
  ['Arabic', arabic],
])('words in %s', (_name, words) => {
  // What stands in brackets is heard, and not seen: the bar of a review has its casino beside the button.
  it('say what the button to a casino does without its name', () => {
    const said = words.review.bar.visit('Copper Lantern')
    expect(said).toContain('Copper Lantern')
    expect(said.replace(/\[[^\]]*\]/, '').trim()).toMatch(/^\p{L}{4,}$/u)
  })
})
