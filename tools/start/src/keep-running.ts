import type { Child } from './child.ts'

/** A process that is restarted when it fails. */
export interface Kept {
  /** Rejects when the first start fails. */
  ready: Promise<unknown>
  /** Resolves when something other than the supervisor told it to end. */
  over: Promise<{ name: string; tail: string }>
  stop: () => Promise<void>
}

const firstPauseMs = 250
const longestPauseMs = 30_000
/** After this time a failure is not blamed on the start, and the pause is short again. */
const calmMs = 60_000

/**
 * Keeps a process running: restarts it after a failure, with a pause that doubles each time and is short again after a
 * minute without failure. A process that was told to end is not restarted.
 *
 * @param start Starts it. The first time is number 0.
 * @param without The consequence of its end, for the message at the terminal.
 * @param graceMs How long it may take to end when everything stops.
 * @param say Prints a line at the terminal.
 * @param pause Waits; passed in so that tests need not.
 * @param now A monotonic clock. Milliseconds.
 */
export function keepRunning(options: {
  name: string
  start: (time: number) => Child
  without: string
  graceMs?: number
  say: (text: string) => void
  pause: (ms: number) => Promise<void>
  now: () => number
}): Kept {
  const { name, start, without, graceMs, say, pause, now } = options
  const over = Promise.withResolvers<{ name: string; tail: string }>()
  let current = start(0)
  let isStopping = false
  const { ready } = current
  void ready.then(watch, () => {})

  return {
    ready,
    over: over.promise,
    stop: async () => {
      isStopping = true
      await current.stop(graceMs)
    },
  }

  async function watch(): Promise<void> {
    let pauseMs = firstPauseMs
    let sinceMs = now()
    for (let time = 1; ; time += 1) {
      const outcome = await current.ended
      if (isStopping) return
      if (outcome === 0 || outcome === 'SIGTERM' || outcome === 'SIGINT') {
        say(`The ${name} was told to end. ${without}`)
        over.resolve({ name, tail: current.tail() })
        return
      }
      if (now() - sinceMs >= calmMs) pauseMs = firstPauseMs
      say(
        `The ${name} ended by itself (${outcome}). Starting it again in ${pauseMs / 1000} s. Its last words:\n\n${current.tail()}\n`,
      )
      await pause(pauseMs)
      if (isStopping) return
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      sinceMs = now()
      current = start(time)
      await current.ready.then(
        () => say(`The ${name} is back.`),
        () => {},
      )
    }
  }
}
