/** A service's clock. It runs with the machine's and can be moved ahead, so that tests need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  nowMs(): number
  nowSeconds(): number
  nowIso(): string
  /** Offset from the machine's time. */
  aheadMs(): number
  /** Moves the clock ahead and runs the tasks that are due. */
  advance(byMs: number): void
  /** Goes back to the machine's time. */
  reset(): void
  /** Runs a task at a time; at once if it is past. Returns a function that cancels it. */
  schedule(atMs: number, task: () => void): () => void
  /** Cancels all tasks. */
  close(): void
}

/** The longest delay of a timer. Longer waits use several. */
const longestWaitMs = 2 ** 31 - 1

/** A clock that begins at the machine's time. */
export function createClock(machineNowMs: () => number = Date.now): Clock {
  const waiting = new Map<symbol, { atMs: number; task: () => void; timer: NodeJS.Timeout | undefined }>()
  let aheadMs = 0

  const nowMs = (): number => machineNowMs() + aheadMs

  function arm(key: symbol): void {
    const entry = waiting.get(key)
    if (!entry) return
    clearTimeout(entry.timer)
    const waitMs = Math.min(Math.max(0, entry.atMs - nowMs()), longestWaitMs)
    entry.timer = setTimeout(() => fire(key), waitMs)
    entry.timer.unref()
  }

  function fire(key: symbol): void {
    const entry = waiting.get(key)
    if (!entry) return
    if (entry.atMs > nowMs()) {
      arm(key)
      return
    }
    waiting.delete(key)
    clearTimeout(entry.timer)
    entry.task()
  }

  return {
    nowMs,
    nowSeconds: () => Math.floor(nowMs() / 1000),
    nowIso: () => new Date(nowMs()).toISOString(),
    aheadMs: () => aheadMs,
    advance: (byMs) => {
      aheadMs += byMs
      for (const key of waiting.keys()) fire(key)
    },
    reset: () => {
      aheadMs = 0
      for (const key of waiting.keys()) arm(key)
    },
    schedule: (atMs, task) => {
      const key = Symbol('task')
      waiting.set(key, { atMs, task, timer: undefined })
      arm(key)
      return () => {
        clearTimeout(waiting.get(key)?.timer)
        waiting.delete(key)
      }
    },
    close: () => {
      for (const { timer } of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
