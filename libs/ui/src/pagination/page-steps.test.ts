import { describe, expect, it } from 'vitest'
import { pageSteps } from './page-steps.ts'

describe('pageSteps', () => {
  it('names every page of a short list', () => {
    expect(pageSteps(2, 4)).toEqual([1, 2, 3, 4])
  })

  it('leaves gaps on both sides of a long one', () => {
    expect(pageSteps(6, 12)).toEqual([1, -5, 5, 6, 7, -12, 12])
  })

  it('names a page rather than a gap of one', () => {
    expect(pageSteps(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
})
