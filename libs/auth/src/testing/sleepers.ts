import type { Clock } from '../clock/clock.ts'

/** Time that stands still until it is moved, and those who sleep in it. */
interface Sleepers extends Clock {
  /** Moves on to a moment and wakes everybody who slept until then, all at once. */
  moveTo(atMs: number): void
  /** Moves on to the moment at which the next one wakes, and wakes that one alone. */
  wakeFirst(): void
  /** When the next one wakes; `undefined` when none sleeps. */
  nextMs(): number | undefined
}

interface Sleeper {
  atMs: number
  wake: () => void
}

export function createSleepers(startMs: number): Sleepers {
  let nowMs = startMs
  const sleepers = new Set<Sleeper>()
  const moveTo = (atMs: number) => {
    nowMs = Math.max(nowMs, atMs)
    for (const sleeper of sleepers) if (sleeper.atMs <= nowMs) sleeper.wake()
  }

  return {
    now: () => nowMs,
    sleep: (delayMs, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve()
        const sleeper = { atMs: nowMs + delayMs, wake }
        sleepers.add(sleeper)
        signal?.addEventListener('abort', wake, { once: true })
        function wake() {
          sleepers.delete(sleeper)
          signal?.removeEventListener('abort', wake)
          resolve()
        }
      }),
    moveTo,
    wakeFirst() {
      const sleeper = first()
      if (!sleeper) return
      nowMs = Math.max(nowMs, sleeper.atMs)
      sleeper.wake()
    },
    nextMs: () => first()?.atMs,
  }

  function first(): Sleeper | undefined {
    let earliest: Sleeper | undefined
    for (const sleeper of sleepers) if (!earliest || sleeper.atMs < earliest.atMs) earliest = sleeper
    return earliest
  }
}
