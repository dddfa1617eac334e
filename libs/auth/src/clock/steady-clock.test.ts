import { describe, expect, it } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { createSteadyClock } from './steady-clock.ts'

describe('createSteadyClock', () => {
  it('goes on when the machine’s clock is set back', () => {
    const times = [1_000, 1_500, 400, 600, 100, 350]
    const clock = createSteadyClock({ ...createTestClock(), now: () => times.shift() ?? 0 })
    expect(Array.from({ length: 6 }, () => clock.now())).toEqual([1_000, 1_500, 1_500, 1_700, 1_700, 1_950])
  })
})
