/** How time is told and waited for. */
export interface TimerTools {
  now?: () => number
  setTimer?: (run: () => void, delayMs: number) => number
  clearTimer?: (timer: number) => void
}

const idleMs = 500
const longestWaitMs = 1_800

/** When a save begins: a moment after the last change, and soon enough while changes go on. */
export function createSaveTimer(save: () => void, tools: TimerTools) {
  const {
    now = Date.now,
    setTimer = (run, delayMs) => window.setTimeout(run, delayMs),
    clearTimer = (timer) => window.clearTimeout(timer),
  } = tools
  let timer: number | undefined
  let waitingSinceMs: number | undefined

  function stop(): void {
    if (timer !== undefined) clearTimer(timer)
    timer = undefined
  }

  return {
    now,
    /** @param delayMs A longer delay than after a change is kept to. */
    start(delayMs = idleMs): void {
      stop()
      waitingSinceMs ??= now()
      const left = Math.max(0, waitingSinceMs + longestWaitMs - now())
      timer = setTimer(save, delayMs > idleMs ? delayMs : Math.min(delayMs, left))
    },
    /** A save begins, or none is wanted any more. */
    stop(): void {
      stop()
      waitingSinceMs = undefined
    },
  }
}
