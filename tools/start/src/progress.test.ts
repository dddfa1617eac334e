import { describe, expect, it } from 'vitest'
import { dated } from './progress.ts'

describe('dated', () => {
  it('puts time and level before each line that says something', () => {
    expect(dated('\nThe site ended.\n\n  last words', 'error', Date.UTC(2026, 0, 2))).toBe(
      '2026-01-02T00:00:00.000Z error The site ended.\n2026-01-02T00:00:00.000Z error   last words',
    )
  })
})
