import { describe, expect, it } from 'vitest'
import { toSlug } from './without-accents.ts'

describe('toSlug', () => {
  it('writes addresses in plain letters', () => {
    expect(toSlug('Straße & Crème brûlée – die Größe')).toBe('strasse-creme-brulee-die-grosse')
  })
})
