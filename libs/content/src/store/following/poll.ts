/** Repeats something in the background while it is useful. */
interface Poll {
  /** Starts, unless it is running or was stopped for good. */
  start: () => void
  stop: () => void
}

interface Options {
  everyMs: number
  /** Asked before each round; `false` ends the poll until it is started again. */
  isWanted: () => boolean
  /** One round. Must not reject. */
  round: () => Promise<void>
  pause: (ms: number) => Promise<void>
}

/** Creates a poll, not yet started. */
export function createPoll({ everyMs, isWanted, round, pause }: Options): Poll {
  let isRunning = false
  let isStopped = false

  return {
    start: () => {
      if (isRunning || isStopped) return
      isRunning = true
      void run()
    },
    stop: () => {
      isStopped = true
    },
  }

  async function run(): Promise<void> {
    for (;;) {
      if (isStopped || !isWanted()) break
      await round()
      await pause(everyMs)
    }
    isRunning = false
  }
}

/** Waits by a timer that does not keep the process alive. */
export function unnoticedPause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer: unknown = setTimeout(resolve, ms)
    // Only Node's timers keep a process alive, and only they have `unref`.
    if (typeof timer === 'object' && timer !== null && 'unref' in timer)
      (timer as { unref: () => void }).unref()
  })
}
