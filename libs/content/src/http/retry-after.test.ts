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

  // What the header may say is for `readRetryAfterMs` of `@house-edge/paths`, whose tests have every form.
  it.each([
    ['3', 3000],
    ['Thu, 01 Jan 2026 12:00:02 GMT', 2000],
    ['soon', 1500],
  ])('reads %j', (header, ms) => {
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
})
