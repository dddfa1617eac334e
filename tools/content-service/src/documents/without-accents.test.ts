import { expect, it } from 'vitest'
import { toSlug } from './without-accents.ts'

it('writes an address with plain letters for what has others', () => {
  expect(toSlug('Straße & Crème brûlée – die Größe')).toBe('strasse-creme-brulee-die-grosse')
})
