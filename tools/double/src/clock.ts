/** A service's own time. It runs with the machine's and can be moved ahead, so that what is due later can be tried now. */
export interface Clock {
  /** Milliseconds since 1970. */
  nowMs(): number
  nowSeconds(): number
  nowIso(): string
  /** How far ahead of the machine's time it is. */
  aheadMs(): number
  /** Moves time ahead and runs what has become due. */
  advance(byMs: number): void
  /** Goes back to the machine's time. */
  reset(): void
  /** Runs a task when its time has come; at once when it is past. Returns a function that calls it off. */
  schedule(atMs: number, task: () => void): () => void
  /** Calls everything off. */
  close(): void
}

/** The longest wait a timer can be set to. Longer ones are taken up again. */
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
