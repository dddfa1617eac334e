import { afterAll, vi } from 'vitest'

// Offers of the mocks were last read in November 2026, and are shown for thirty days.
vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
