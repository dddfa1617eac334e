import { expect, it } from 'vitest'
import { measureSearch, rowsOfSearch } from './search.ts'

it('measures a small search', async () => {
  const figures = await measureSearch(60, () => {})
  expect(figures.question.found).toBeGreaterThan(0)
  expect(rowsOfSearch(figures).flat().join(' ')).not.toMatch(/NaN|undefined/)
})
