import { afterAll, expect, vi } from 'vitest'

/** What fake timers replace, and a spy may put back when they are real again. */
const names = ['setTimeout', 'setInterval', 'setImmediate', 'Date'] as const

const holder = globalThis as unknown as Partial<Record<(typeof names)[number], unknown>>
const before = Object.fromEntries(names.map((name) => [name, holder[name]]))

/** Fake ones name their clock. Frameworks put others in their place, which go on. */
const isFake = (timer: unknown): boolean => typeof timer === 'function' && 'clock' in timer

// The next file would wait for time that stands still, and be blamed for it.
afterAll(() => {
  const areFake = vi.isFakeTimers()
  vi.useRealTimers()
  const left = names.filter((name) => isFake(holder[name]))
  for (const name of left) holder[name] = before[name]
  if (!areFake && left.length === 0) return
  throw new Error(
    `${expect.getState().testPath} has left its timers fake (${left.join(', ') || 'vi.useFakeTimers'}). Files of tests that share modules with it would hang. Call vi.useRealTimers() in its afterEach, after vi.restoreAllMocks() where a timer is spied on.`,
  )
})
