import { describe, expect, it } from 'vitest'
import { lastDayToAnswer } from './last-day-to-answer.ts'

describe('lastDayToAnswer', () => {
  it.each([
    ['a Monday', '2026-11-30T09:00:00Z', '2026-12-07'],
    ['a Friday', '2026-11-27T09:00:00Z', '2026-12-04'],
    ['a Saturday', '2026-11-28T09:00:00+00:00', '2026-12-04'],
  ])('is five working days after %s', (_, sent, day) => {
    expect(lastDayToAnswer(sent)).toBe(day)
  })
})
