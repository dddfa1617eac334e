import { describe, expect, it } from 'vitest'
import { callerOf } from './request-checks.ts'

describe('callerOf', () => {
  // shows F73
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['invented,203.0.113.7', '203.0.113.7'],
    ['', 'unknown'],
  ])('takes of %j what the nearest server saw: %s', (header, caller) => {
    expect(callerOf(new Headers({ 'x-forwarded-for': header }))).toBe(caller)
  })
})
