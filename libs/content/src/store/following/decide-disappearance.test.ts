import { describe, expect, it } from 'vitest'
import { decideDisappearance } from './decide-disappearance.ts'

describe('decideDisappearance', () => {
  it('believes that two documents are gone, of however few', () => {
    expect(decideDisappearance(2, 2, 0.2)).toBe('believe')
  })

  it('believes the share it was given, and no more', () => {
    expect(decideDisappearance(20, 100, 0.2)).toBe('believe')
    expect(decideDisappearance(21, 100, 0.2)).toBe('refuse')
  })

  it('refuses the third of a small site', () => {
    expect(decideDisappearance(3, 9, 0.2)).toBe('refuse')
  })
})
