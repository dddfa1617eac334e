/** Time and chance, passed in so that nothing in this library has to wait in a test. */
export interface Clock {
  /** Milliseconds since the epoch. Never goes back: most of this library asks how long ago something was. */
  now: () => number
  /** A number from 0 up to, not including, 1. */
  random: () => number
  /** Resolves after `ms`. */
  sleep: (ms: number) => Promise<void>
  /** Calls `onEnd` after `ms` in which this process could have heard something. @returns Calls it off. */
  startTimer: (ms: number, onEnd: () => void) => () => void
}

/**
 * The machine's own clock, as it went when the process began. One that is set back would have everything that is pending
 * wait until the old time returns: the next look for a publish, and the webhook's answer.
 */
export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  random: () => Math.random(),
  sleep: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms)
    }),
  startTimer: (ms, onEnd) => {
    let timer: ReturnType<typeof setTimeout>
    const wait = (leftMs: number) => {
      const [partMs, begun] = [Math.min(leftMs, partOfTimerMs), performance.now()]
      timer = setTimeout(() => {
        const wasHeld = performance.now() - begun > partMs + heldMs
        // What came while the process was held is read while one more part goes by.
        const nextMs = leftMs - partMs || (wasHeld ? partOfTimerMs : 0)
        if (nextMs > 0) wait(nextMs)
        else onEnd()
      }, partMs)
    }
    wait(ms)
    return () => clearTimeout(timer)
  },
}

/**
 * Timers are waited for in parts, each of which counts once. A process that a compiler or a debugger holds for seconds
 * hears nothing meanwhile, and a timer is asked before what has arrived: the service would be called too slow.
 */
const partOfTimerMs = 250
/** So late is the timer of a process that was held. */
const heldMs = 100
