import { describe, expect, it } from 'vitest'
import { defaultLimits } from './limits.ts'
import { retryAfterMs } from './retry-after.ts'

const noon = Date.UTC(2026, 0, 1, 12)
const read = (header: string | null): number => retryAfterMs(header, noon, defaultLimits)

describe('retryAfterMs', () => {
  // shows R200
  it('waits 1.5 s when the header is missing', () => {
    expect(read(null)).toBe(1500)
  })

  it.each([
    ['3', 3000],
    ['0.5', 500],
    [' 7 ', 7000],
  ])('reads %j as seconds', (header, ms) => {
    expect(read(header)).toBe(ms)
  })

  it.each([
    ['Thu, 01 Jan 2026 12:00:02 GMT', 2000],
    ['Thursday, 01-Jan-26 12:00:02 GMT', 2000],
    ['Thu Jan  1 12:00:02 2026 GMT', 2000],
  ])('reads %j as the time left until it', (header, ms) => {
    expect(read(header)).toBe(ms)
  })

  it.each([
    ['0', 200],
    ['Thu, 01 Jan 2026 11:00:00 GMT', 200],
    ['86400', 30_000],
    ['9'.repeat(400), 30_000],
    ['Fri, 01 Jan 2027 12:00:00 GMT', 30_000],
  ])('keeps %j between 0.2 s and 30 s', (header, ms) => {
    expect(read(header)).toBe(ms)
  })

  it.each([
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
    expect(read(header)).toBe(1500)
  })
})
