import { describe, expect, it } from 'vitest'
import { readRetryAfterMs } from './read-retry-after.ts'

const noon = Date.UTC(2026, 0, 1, 12)

describe('readRetryAfterMs', () => {
  it.each([
    ['0', 0],
    ['3', 3000],
    ['0.5', 500],
    [' 7 ', 7000],
    ['9'.repeat(400), Infinity],
  ])('reads %j as seconds', (header, ms) => {
    expect(readRetryAfterMs(header, noon)).toBe(ms)
  })

  it.each([
    ['Thu, 01 Jan 2026 12:00:02 GMT', 2000],
    ['Thursday, 01-Jan-26 12:00:02 GMT', 2000],
    ['Thu Jan  1 12:00:02 2026 GMT', 2000],
    ['Thu, 01 Jan 2026 11:59:59 GMT', -1000],
  ])('reads %j as the time left until it', (header, ms) => {
    expect(readRetryAfterMs(header, noon)).toBe(ms)
  })

  it.each([
    null,
    '',
    '-1',
    '1e12',
    '0x10',
    'soon',
    'NaN',
    'Thu',
    'Thu, 99 Foo 2026',
    '2026-01-01T12:00:02Z',
    '1, 2',
  ])('reads %j as nothing said', (header) => {
    expect(readRetryAfterMs(header, noon)).toBeUndefined()
  })

  it('reads no date when the present is not known', () => {
    expect(readRetryAfterMs('Thu, 01 Jan 2026 12:00:02 GMT', NaN)).toBeUndefined()
  })
})
