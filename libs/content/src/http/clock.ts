/** Time and chance, passed in so that nothing in this library has to wait in a test. */
export interface Clock {
  /** Milliseconds since the epoch. Never goes back: most of this library asks how long ago something was. */
  now: () => number
  /** A number from 0 up to, not including, 1. */
  random: () => number
  /** Resolves after `ms`. */
  sleep: (ms: number) => Promise<void>
  /** Calls `onEnd` after `ms`. @returns Calls it off. */
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
    const timer = setTimeout(onEnd, ms)
    return () => clearTimeout(timer)
  },
}
